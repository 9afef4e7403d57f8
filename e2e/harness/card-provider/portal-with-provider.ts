import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSeededServer } from '../portal/seeded-portal.ts';
import { startCardProvider, type CardProvider } from './card-provider.ts';

/** A portal of a test that has an account at the card provider of this machine. */
export interface PortalWithProvider {
  port: number;
  provider: CardProvider;
  stop(): Promise<void>;
}

/** Starts the provider, and a portal with demo data whose account is there. */
export const startPortalWithProvider = async (): Promise<PortalWithProvider> => {
  const provider = await startCardProvider();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-card-provider-'));
  const portal = await startSeededServer(dataDir, provider.environment);
  return {
    port: portal.port,
    provider,
    stop: async () => {
      await portal.stop();
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
