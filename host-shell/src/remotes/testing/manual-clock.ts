/** A clock and timers that only a test moves. */
export interface ManualClock {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Moves on, calling what is due in order, and lets promises settle in between. */
  advance(milliseconds: number): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Makes a clock that stands still until `advance` is called. */
export const manualClock = (): ManualClock => {
  let now = 0;
  let timers: Timer[] = [];
  return {
    now: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.call();
        await settle();
      }
      now = until;
    },
  };
};
