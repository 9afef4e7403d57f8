import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { endChild } from './end-child.ts';
import { freePort } from './free-port.ts';
import { until } from './patience.ts';

/** How a PostgreSQL goes down: it says goodbye, or it leaves everything as it lies and recovers at its next start. */
export type Ending = 'fast' | 'immediate';

/** A PostgreSQL of a test's own, which may be restarted without anybody else being hurt. */
export interface OwnPostgres {
  url: string;
  restart(ending: Ending): Promise<void>;
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a PostgreSQL on this machine. */
const findPrograms = (): string | undefined => {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...installed];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
};

const programs = findPrograms();

/** Whether this machine can run one. */
export const hasOwnPostgres = programs !== undefined;

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());

// It refuses to run as root.
const runner = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  // One that is still starting may hang up at any moment.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/** Starts one without data. */
export const ownPostgres = async (): Promise<OwnPostgres> => {
  if (!programs) throw new Error('No PostgreSQL is installed on this machine');
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  const as = runner();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const at = { cwd: folder, ...as };
  const data = path.join(folder, 'data');
  const how = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(path.join(programs, 'initdb'), how, { ...at, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // The machine stays up while it dies, so nothing has to reach the disk.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  let running: ChildProcess | undefined;
  const start = (): Promise<void> => {
    running = spawn(path.join(programs, 'postgres'), flags, { ...at, stdio: 'ignore' });
    return until(() => answers(url));
  };
  const end = (ending: Ending): Promise<void> => endChild(running, SIGNALS[ending]);
  await start();
  return {
    url,
    restart: async (ending) => {
      await end(ending);
      await start();
    },
    close: async () => {
      await end('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
