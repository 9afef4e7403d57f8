const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ from what they were: what is to be saved, or what was typed on while a save was on its way.
 *
 * @param before - the fields as they were saved or sent
 * @param now - the same fields as they stand in the form
 */
export const changesFrom = <V extends object>(before: V, now: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof V])),
  ) as Partial<V>;
