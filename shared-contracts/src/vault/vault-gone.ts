const goneKeyOf = (entity: string): string => `portal-draft-gone:${entity}`;

/** Says synchronously that a text was let go: the page may be left before the database forgets it. */
export const writeGone = (storage: Storage | undefined, entity: string, at: number): void => {
  try {
    storage?.setItem(goneKeyOf(entity), String(at));
  } catch {
    // A full storage leaves it to the database alone.
  }
};

/** When a text was let go that the database may still hold; copies up to then count no more. */
export const goneAt = (storage: Storage | undefined, entity: string): number =>
  Number(storage?.getItem(goneKeyOf(entity)) ?? 0);

/** The database has forgotten what was let go by then. */
export const forgetGone = (storage: Storage | undefined, entity: string, at: number): void => {
  if (goneAt(storage, entity) <= at) storage?.removeItem(goneKeyOf(entity));
};
