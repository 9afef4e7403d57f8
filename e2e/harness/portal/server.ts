import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = new URL('../../..', import.meta.url).pathname;

/** A build as the workspace notes it. */
interface Built {
  folder: string;
  output: string;
}

/** A running portal of a test. */
export interface RunningPortal {
  port: number;
  dataDir: string;
  process: ChildProcess;
  stop: () => Promise<void>;
  /** SIGKILL, as when the power is cut: no goodbye, nothing is finished. */
  kill: () => Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port that nobody listens on. Systems hand out those from 32768 on: one below stays free while a server is away. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
};

const answers = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
};

const untilReady = async (
  port: number,
  child: ChildProcess,
  output: () => string,
): Promise<void> => {
  for (let left = 3000; left > 0; left -= 1) {
    if (child.exitCode !== null)
      throw new Error(`The portal ended before it was ready:\n${output()}`);
    if (await answers(port)) return;
    await wait(200);
  }
  throw new Error(`The portal was not ready in ten minutes:\n${output()}`);
};

/**
 * Starts the built portal as `pnpm start` does, with its own port and data folder.
 *
 * @param env further settings of the server, e.g. `DATABASE_URL`.
 */
export const startPortal = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  fixedPort?: number,
): Promise<RunningPortal> => {
  const port = fixedPort ?? (await freePort());
  return run('tooling/src/commands/start.ts', { dataDir, port, env });
};

/**
 * Starts the server alone on what {@link startPortal} has built and published before: as a service manager does
 * after a crash.
 */
export const restartServer = async (
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningPortal> => {
  const builds = await readFile(join(root, '.cache/builds/current.json'), 'utf8');
  const shell = (JSON.parse(builds) as Built[]).find(({ folder }) => folder === 'host-shell');
  const served = { LOG_LEVEL: 'warn', SHELL_DIR: shell?.output ?? '' };
  return run('portal-api/src/server.ts', { dataDir, port, env: { ...served, ...env } });
};

interface Beginning {
  dataDir: string;
  port: number;
  env: Readonly<Record<string, string>>;
}

const run = async (script: string, { dataDir, port, env }: Beginning): Promise<RunningPortal> => {
  let output = '';
  const child = spawn(process.execPath, ['--no-warnings', script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  await untilReady(port, child, () => output);
  return {
    port,
    dataDir,
    process: child,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  // Their output ends with the last of them, so whoever waits for it starts another one on free ground.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // The whole group: start.ts and the server that it runs.
  process.kill(-child.pid, signal);
  await ended;
};
