const DAY = 86_400_000;

const midnight = (year: number, month: number, day: number): number => Date.UTC(year, month, day);

/** Whole days from today until a `YYYY-MM-DD` day; negative when it has passed. */
export const daysLeft = (deadline: string, today: Date): number => {
  const [year = 0, month = 1, day = 1] = deadline.split('-').map(Number);
  const then = midnight(year, month - 1, day);
  const now = midnight(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.round((then - now) / DAY);
};
