import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peopleOf, type PeopleOfPortal } from './people-of-portal.ts';
import { startSeededServer } from './seeded-portal.ts';

/** The firm of the demo in a portal that no other test uses: there anybody may be shut out. */
export interface OwnPortal extends PeopleOfPortal {
  close(): Promise<void>;
}

/** Starts one. */
export const openOwnPortal = async (): Promise<OwnPortal> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-'));
  const portal = await startSeededServer(dataDir);
  const { people, leave } = peopleOf(portal.port, dataDir);
  return {
    ...people,
    close: async () => {
      await leave();
      // Nobody comes back to its data: a graceful end would wait for what pages still hear.
      await portal.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
