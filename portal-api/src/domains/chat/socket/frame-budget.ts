/** How many frames a socket may send: a burst, refilled steadily. */
export interface FrameBudget {
  /** Takes one; false when nothing is left. */
  take(now: number): boolean;
}

/** Far above what a person types, far below what hurts. */
export const frameBudget = (burst = 200, perSecond = 50): FrameBudget => {
  let left = burst;
  let last = 0;
  return {
    take: (now) => {
      left = Math.min(burst, left + (Math.max(0, now - last) * perSecond) / 1000);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
