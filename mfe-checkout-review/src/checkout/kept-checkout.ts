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

const typedBuyer = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

// Beside the purchase, so that whatever forgets the one forgets the other.
const withTyped = z.object({
  typed: z.object({ of: z.string(), buyer: typedBuyer }).optional(),
  coupon: z.object({ item: z.string(), code: z.string() }).optional(),
});

const readSlot = (): unknown => {
  try {
    return JSON.parse(tabStorage.getItem(CHECKOUT_SLOT) ?? 'null');
  } catch {
    return undefined;
  }
};

/** What this tab has opened, also after a reload and on the way back from another page. */
export const readCheckout = (): KeptCheckout | undefined => keptCheckout.safeParse(readSlot()).data;

const readBeside = (): z.output<typeof withTyped> => withTyped.safeParse(readSlot()).data ?? {};

const keep = (entry: object): void => tabStorage.setItem(CHECKOUT_SLOT, JSON.stringify(entry));

/** Remembers the purchase in this tab only: the key proves whose it is. */
export const keepCheckout = (kept: KeptCheckout): void => keep({ ...readBeside(), ...kept });

/** What a guest has typed into this form and not paid with yet; `of` names what is bought and whom the page knew. */
export const readTyped = (of: string): z.output<typeof typedBuyer> | undefined => {
  const { typed } = readBeside();
  return typed?.of === of ? typed.buyer : undefined;
};

/** Remembers it in this tab only, beside what was opened. */
export const keepTyped = (of: string, buyer: z.output<typeof typedBuyer>): void =>
  keep({ ...readCheckout(), ...readBeside(), typed: { of, buyer } });

/** The coupon that was typed for a package and not applied yet. */
export const readTypedCoupon = (item: string): string => {
  const { coupon } = readBeside();
  return coupon?.item === item ? coupon.code : '';
};

/** Remembers it in this tab only; an empty code is forgotten. */
export const keepTypedCoupon = (item: string, code: string): void => {
  const coupon = code === '' ? undefined : { item, code };
  keep({ ...readCheckout(), ...readBeside(), coupon });
};

/** Forgets the purchase, so that the next one in this tab starts fresh. */
export const forgetCheckout = (): void => tabStorage.removeItem(CHECKOUT_SLOT);
