import type { Log } from './log.ts';

/** Work that goes on after its reply; the server waits for it before it ends. */
export interface Background {
  run(work: Promise<unknown>): void;
  /** Resolves once nothing of it is under way. */
  settled(): Promise<void>;
}

/** Goes on with work after the reply; what fails is logged in these words. */
export type Later = (work: Promise<unknown>, failure: string) => void;

export const laterOf =
  (background: Background, log: Log): Later =>
  (work, failure) =>
    background.run(work.catch((error: unknown) => log.error({ err: error }, failure)));

export const createBackground = (): Background => {
  const running = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};
