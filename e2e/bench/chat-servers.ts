import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../harness/portal/server.ts';

/** A server of the benchmark. */
export interface BenchServer {
  port: number;
  /** Resident memory in megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

const root = new URL('../..', import.meta.url).pathname;

const memoryOf = (child: ChildProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const server = (child: ChildProcess, port: number): BenchServer => ({
  port,
  memory: () => memoryOf(child),
  stop: async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

export const startBareServer = (): Promise<BenchServer> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('chat-bare-server.ts', import.meta.url), {
      execArgv: ['--no-warnings'],
    });
    child.once('error', reject);
    child.once('message', (message) => resolve(server(child, (message as { port: number }).port)));
  });

/** The API with its demo data; no page is needed, so nothing is built. `DATABASE_URL` and `REDIS_URL` are obeyed. */
export const startPortalServer = async (dataDir: string): Promise<BenchServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--no-warnings', 'portal-api/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PORTAL_MODE: 'demo',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said = (said + String(data)).slice(-4000);
      if (said.includes('portal-api is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended:\n${said}`)));
  });
  return server(child, port);
};
