import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { endChild } from './end-child.ts';
import { freePort } from './free-port.ts';

/** A Redis of a test's own, which may be restarted without anybody else being hurt. */
export interface OwnRedis {
  url: string;
  /** It forgets everything, as a cache does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Whether this machine can run one. */
export const hasOwnRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts one. */
export const ownRedis = async (): Promise<OwnRedis> => {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  let running: ChildProcess | undefined;
  const start = (): Promise<void> => {
    const redis = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    running = redis;
    return new Promise((resolve) =>
      redis.stdout.on('data', (data) => {
        if (String(data).includes('Ready to accept connections')) resolve();
      }),
    );
  };
  const close = (): Promise<void> => endChild(running, 'SIGTERM');
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: async () => {
      await close();
      await start();
    },
    close,
  };
};
