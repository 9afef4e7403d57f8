const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that were typed on while a save was on its way: only the others may be let go of when it is through.
 *
 * @param sent - the fields as they left
 * @param now - the same fields as they stand in the form when the reply arrives
 */
export const typedSince = <V extends object>(sent: V, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, sent[name as keyof V])),
  ) as Partial<V>;
