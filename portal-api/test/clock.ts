/** A clock that a test turns by hand. */
export interface TestClock {
  now: () => Date;
  set(moment: Date | string): void;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
}

export const testClock = (start = '2026-03-02T09:00:00.000Z'): TestClock => {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
};
