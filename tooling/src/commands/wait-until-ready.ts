import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/**
 * Leaves a port to the program that is there: its answers would be taken for those of the server to come.
 *
 * @throws Error telling what to do.
 */
export const refuseTakenPort = async (port: number): Promise<void> => {
  if (await isTaken(port))
    throw new Error(
      `Something answers at port ${port} already, such as a portal that runs: end it, or set PORT to another one.`,
    );
};

/** Resolves as soon as the server on this port says that it is ready. */
export const waitUntilReady = async (port: number): Promise<void> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
};
