import { readStoredPayment, writeStoredPayment } from '@portal/shared-contracts/payments';

/** Name of the Affirm attempt beside the card's: they are two intents of one purchase. */
export const affirmScope = (scope: string): string => `${scope}:affirm`;

/** The attempt that a reload or a second tab goes on with. */
export const affirmKey = (scope: string): string => {
  const known = readStoredPayment(localStorage, affirmScope(scope), Date.now());
  if (known && known.stage !== 'paid') return known.key;
  const key = crypto.randomUUID();
  const entry = { key, method: null, stage: 'fresh', at: Date.now() } as const;
  writeStoredPayment(localStorage, affirmScope(scope), entry);
  return key;
};
