import { z } from '@portal/shared-contracts/schema';

const copies = z.object({ all: z.number(), of: z.record(z.string(), z.number()) });

// A page of an older version wrote only when all copies were let go.
const stored = z.union([copies, z.number().transform((all) => ({ all, of: {} }))]);

/** Up to when the copies of a text were let go, all of them and single ones; such a copy counts no more. */
export type Gone = z.output<typeof copies>;

const NOTHING: Gone = { all: 0, of: {} };

const goneKeyOf = (entity: string): string => `portal-draft-gone:${entity}`;

/** Says synchronously what was let go: the page may be left before the database forgets it. */
export const writeGone = (storage: Storage | undefined, entity: string, gone: Gone): void => {
  try {
    storage?.setItem(goneKeyOf(entity), JSON.stringify(gone));
  } catch {
    // A full storage leaves it to the database alone.
  }
};

/** What was let go of a text that the database may still hold. */
export const readGone = (storage: Storage | undefined, entity: string): Gone => {
  try {
    const kept = storage?.getItem(goneKeyOf(entity));
    return kept ? (stored.safeParse(JSON.parse(kept)).data ?? NOTHING) : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Whether a copy is among what was let go. */
export const isGone = (gone: Gone, { id, savedAt }: { id: string; savedAt: number }): boolean =>
  savedAt <= Math.max(gone.all, gone.of[id] ?? 0);

/** The database has forgotten this; what was let go meanwhile is not this page's to forget. */
export const forgetGone = (storage: Storage | undefined, entity: string, gone: Gone): void => {
  if (JSON.stringify(readGone(storage, entity)) === JSON.stringify(gone))
    storage?.removeItem(goneKeyOf(entity));
};
