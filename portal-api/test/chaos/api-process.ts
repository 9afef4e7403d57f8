import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { childEnvironment } from './child-environment.ts';

/** A real API process that can be killed at any moment. */
export interface ApiProcess {
  port: number;
  /** An idle one looks for no due mails and reviews at all, until it is started anew. */
  start(how?: { isIdle: boolean }): Promise<void>;
  /** SIGKILL: no goodbye, nothing is finished. */
  kill(): Promise<void>;
  /** SIGTERM, and the code with which it ends. */
  stop(): Promise<number | null>;
}

const SERVER = path.join(import.meta.dirname, '../../src/server.ts');
const HASTY_ROUNDS = new URL('hasty-rounds.ts', import.meta.url).href;
const IDLE_ROUNDS = new URL('idle-rounds.ts', import.meta.url).href;

/** A busy machine is slow at everything: how soon a server gives up is the question of other tests. */
const PATIENT = {
  DATABASE_ACQUIRE_SECONDS: '120',
  DATABASE_STATEMENT_SECONDS: '300',
  START_SECONDS: '300',
  STOP_SECONDS: '240',
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said = (said + String(data)).slice(-4000);
      if (said.includes('portal-api is ready')) resolve();
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });

/**
 * `settings` are the environment of the process, e.g. `DATABASE_URL`; a hasty one looks for due mails and reviews five
 * times a second.
 */
export const apiProcess = async (
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  { isHasty = false }: { isHasty?: boolean } = {},
): Promise<ApiProcess> => {
  const port = await freePort();
  const preloaded = (isIdle: boolean): string[] => {
    if (isIdle) return ['--import', IDLE_ROUNDS];
    return isHasty ? ['--import', HASTY_ROUNDS] : [];
  };
  let child: ChildProcess | undefined;
  return {
    port,
    start: async ({ isIdle } = { isIdle: false }) => {
      child = spawn(process.execPath, ['--no-warnings', ...preloaded(isIdle), SERVER], {
        env: {
          ...childEnvironment(),
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataDir,
          PORTAL_MODE: 'demo',
          SEED_DEMO: 'false',
          ...PATIENT,
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await untilReady(child);
    },
    stop: async () => {
      const ending = child;
      child = undefined;
      if (!ending) return null;
      const ended = new Promise<number | null>((resolve) => ending.once('exit', resolve));
      ending.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      const dying = child;
      child = undefined;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      const ended = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await ended;
    },
  };
};
