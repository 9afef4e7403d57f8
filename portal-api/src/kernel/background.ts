/** Work that goes on after its reply; the server waits for it before it ends. */
export interface Background {
  run(work: Promise<void>): void;
  settled(): Promise<void>;
}

export const createBackground = (): Background => {
  const running = new Set<Promise<void>>();
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
