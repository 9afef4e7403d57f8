import { setTimeout as wait } from 'node:timers/promises';

/** How long is waited for what has to come: a busy machine needs minutes for it, and what hangs has to end. */
export const PATIENCE = 240_000;

/** Waits until it is so. */
export const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  for (const deadline = Date.now() + PATIENCE; !(await isSo()); await wait(20))
    if (Date.now() > deadline) throw new Error('What the test waits for did not come');
};
