import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from './server.ts';

/**
 * One portal for all journeys: built system, fresh data. `PORTAL_PORT` names one that already runs,
 * and `DATA_DIR` its folder, for working on a single journey.
 */
const setUp = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['PORTAL_PORT']) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  // Journeys sign in far more often than people do.
  const portal = await startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000' });
  process.env['PORTAL_PORT'] = String(portal.port);
  process.env['DATA_DIR'] = dataDir;
  return async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};

export default setUp;
