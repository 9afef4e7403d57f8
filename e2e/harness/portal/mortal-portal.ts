import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnPortal } from './own-portal.ts';
import { peopleOf } from './people-of-portal.ts';
import { startSeededServer } from './seeded-portal.ts';
import { restartServer, type RunningPortal, type startPortal } from './server.ts';

/** One whose server dies at any moment, and for which time passes quickly. */
export interface MortalPortal extends OwnPortal {
  /** Ends it as when the power is cut. */
  kill(): Promise<void>;
  /** Starts it on the same data, at the same address. */
  start(): Promise<void>;
  /** So many minutes pass for the server; what it does every so often is done. */
  pass(minutes: number): void;
  /** The server's time. */
  now(): Date;
}

const PASSING_TIME = new URL('passing-time.ts', import.meta.url).href;
const MINUTE = 60_000;

/** How a portal begins that can be killed. */
export interface MortalBeginning {
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>;
  /** How it is started at first; with the demo's data, copied where there is a copy. */
  first?: typeof startPortal;
}

/** Starts one that can be killed; `first` says on what data. */
export const openMortalPortal = async ({
  settings = {},
  first = startSeededServer,
}: MortalBeginning = {}): Promise<MortalPortal> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mortal-'));
  const [dataDir, clock] = [join(folder, 'data'), join(folder, 'clock')];
  let ahead = 0;
  const environment = {
    RATE_LIMIT_FACTOR: '1000',
    NODE_OPTIONS: `--import ${PASSING_TIME}`,
    PASSING_TIME_FILE: clock,
    ...settings,
  };
  let portal: RunningPortal = await first(dataDir, environment);
  const { port } = portal;
  const { people, leave } = peopleOf(port, dataDir);
  return {
    ...people,
    kill: () => portal.kill(),
    start: async () => {
      portal = await restartServer(dataDir, port, environment);
    },
    pass: (minutes) => {
      ahead += minutes * MINUTE;
      // At once: a server that reads half a file would go back in time.
      writeFileSync(`${clock}.new`, String(ahead));
      renameSync(`${clock}.new`, clock);
    },
    now: () => new Date(Date.now() + ahead),
    close: async () => {
      await leave();
      await portal.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
