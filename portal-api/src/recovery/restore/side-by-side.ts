/** Work of which some runs at once. */
export interface SideBySide {
  /** Begins some work, once there is room for it; throws what earlier work failed with. */
  begin(work: () => Promise<void>): Promise<void>;
  /** Waits for all that was begun; throws what the first of it failed with. */
  end(): Promise<void>;
  /** Waits until nothing runs any more, however it ended. */
  settled(): Promise<void>;
}

/** Runs so many at once, and keeps no more than those waiting: what they carry stays in memory until they end. */
export const sideBySide = (atOnce: number): SideBySide => {
  const underway = new Set<Promise<void>>();
  return {
    begin: async (work) => {
      // What failed stays, so that the next one to look meets it.
      const one: Promise<void> = work().then(() => void underway.delete(one));
      one.catch(() => undefined);
      underway.add(one);
      if (underway.size >= atOnce) await Promise.race(underway);
    },
    end: async () => {
      await Promise.all(underway);
    },
    settled: async () => {
      await Promise.allSettled(underway);
    },
  };
};
