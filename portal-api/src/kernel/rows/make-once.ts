import type { Refusal } from '@portal/shared-contracts/refusals';

/**
 * Makes something once for each idempotency key. Where it is taken, the first call of its key may have been under way
 * until now, so what that one made is looked for again.
 */
export const makeOnce = async (
  key: string | null,
  {
    find,
    make,
    taken,
  }: {
    find(key: string): Promise<string | undefined>;
    /** Nothing comes back where it is taken. */
    make(): Promise<string | undefined>;
    taken: Refusal;
  },
): Promise<string> => {
  const findMade = async () => (key === null ? undefined : find(key));
  const made = (await findMade()) ?? (await make()) ?? (await findMade());
  if (made === undefined) throw taken;
  return made;
};
