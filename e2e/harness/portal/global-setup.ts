import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectLanguagesAsSeeded } from '../people/as-seeded.ts';
import { firstStart, startSeeded } from './seeded-portal.ts';

/**
 * One portal for all journeys: built system, fresh data. `PORTAL_PORT` names one that already runs,
 * and `DATA_DIR` its folder, for working on a single journey.
 */
const setUp = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['PORTAL_PORT']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  await firstStart(join(folder, 'first-start'));
  const portal = await startSeeded(join(folder, 'data'));
  process.env['PORTAL_PORT'] = String(portal.port);
  process.env['DATA_DIR'] = portal.dataDir;
  return async () => {
    try {
      await expectLanguagesAsSeeded();
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
};

export default setUp;
