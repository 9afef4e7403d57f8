import { setTimeout as pause } from 'node:timers/promises';

/** Resolves as soon as the server on this port says that it is ready. */
export const waitUntilReady = async (port: number): Promise<void> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
};
