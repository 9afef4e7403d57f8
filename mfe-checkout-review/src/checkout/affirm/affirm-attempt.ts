import {
  paymentSlot,
  readStoredPayment,
  writeStoredPayment,
} from '@portal/shared-contracts/payments';
import { deviceStorage } from '@portal/shared-contracts/storage';

// Name of the Affirm attempt beside the card's: they are two intents of one purchase.
const affirmScope = (scope: string): string => `${scope}:affirm`;

/** The attempt that a reload or a second tab goes on with. */
export const affirmKey = (scope: string): string => {
  const known = readStoredPayment(deviceStorage, affirmScope(scope), Date.now());
  if (known && known.stage !== 'paid') return known.key;
  const key = crypto.randomUUID();
  const entry = { key, method: null, stage: 'fresh', at: Date.now() } as const;
  writeStoredPayment(deviceStorage, affirmScope(scope), entry);
  return key;
};

/** The attempt is closed, paid or declined: the next one gets a fresh intent. */
export const forgetAffirm = (scope: string): void =>
  deviceStorage.removeItem(paymentSlot(affirmScope(scope)));
