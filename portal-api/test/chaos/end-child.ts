import type { ChildProcess } from 'node:child_process';

/** Ends a process and waits until it is gone, which it may be already. */
export const endChild = async (
  child: ChildProcess | undefined,
  signal: NodeJS.Signals,
): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
};
