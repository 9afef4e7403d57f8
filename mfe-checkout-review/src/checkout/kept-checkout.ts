import { CHECKOUT_SLOT, paymentKey } from '@portal/shared-contracts/payments';
import { z } from '@portal/shared-contracts/schema';
import { tabStorage } from '@portal/shared-contracts/storage';

const keptCheckout = z.object({
  key: paymentKey,
  intent: z.string(),
  // As it was typed: the server says what is wrong with it.
  buyer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    uniqueCustomerId: z.string().optional(),
    item: z.string(),
    couponCode: z.string().optional(),
    critiqueId: z.string().optional(),
  }),
});

/** The purchase that this tab has opened and not finished: its attempt, and who buys what. */
export type KeptCheckout = z.output<typeof keptCheckout>;

/** What this tab has opened, also after a reload and on the way back from another page. */
export const readCheckout = (): KeptCheckout | undefined => {
  try {
    return keptCheckout.parse(JSON.parse(tabStorage.getItem(CHECKOUT_SLOT) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Remembers the purchase in this tab only: the key proves whose it is. */
export const keepCheckout = (kept: KeptCheckout): void =>
  tabStorage.setItem(CHECKOUT_SLOT, JSON.stringify(kept));

/** Forgets the purchase, so that the next one in this tab starts fresh. */
export const forgetCheckout = (): void => tabStorage.removeItem(CHECKOUT_SLOT);
