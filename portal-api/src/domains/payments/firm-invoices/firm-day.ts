/** The moment at which something was paid on a day: its noon, so that nearly every time zone reads that day, or now. */
export const momentOf = (day: string, now: Date): Date => {
  const noon = new Date(`${day}T12:00:00.000Z`);
  return noon < now ? noon : now;
};
