import { z } from '@portal/shared-contracts/schema';
import type { PaymentResult } from './pay-states.ts';
import { paymentKey } from './payments.schema.ts';

const paymentResult = z.object({
  orderId: z.string().optional(),
  invoiceId: z.string().optional(),
  autoLoginCode: z.string().optional(),
});

// Tabs of two releases share the entry for a while, so the names in it stay: its result is called `given`.
const storedPayment = z
  .object({
    key: paymentKey,
    method: z.string().nullable(),
    stage: z.enum(['fresh', 'sent', 'paid']),
    given: paymentResult.optional(),
    at: z.number(),
  })
  .transform(({ given: result, ...entry }) => ({ ...entry, ...(result ? { result } : {}) }));

/** What a tab leaves behind of a payment, for a reload and for the other tabs. */
export type StoredPayment = z.output<typeof storedPayment>;

/** The part of the browser's storage that payments use. */
export type PaymentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A paid attempt answers a reload for this long; afterwards the same thing can be bought again. */
const PAID_FOR = 30 * 60_000;
/** An attempt that was sent is settled by then one way or the other. */
const SENT_FOR = 24 * 3_600_000;

const lifetime = { fresh: SENT_FOR, sent: SENT_FOR, paid: PAID_FOR } as const;

/** Name of the entry in the browser's storage. */
export const paymentSlot = (scope: string): string => `portal.pay.${scope}`;

/** Reads what is stored of a payment; damaged and outdated entries read as nothing. */
export const readStoredPayment = (
  storage: PaymentStorage,
  scope: string,
  now: number,
): StoredPayment | undefined => {
  try {
    const raw: unknown = JSON.parse(storage.getItem(paymentSlot(scope)) ?? 'null');
    const parsed = storedPayment.safeParse(raw);
    if (!parsed.success || now - parsed.data.at > lifetime[parsed.data.stage]) return undefined;
    return parsed.data;
  } catch {
    return undefined;
  }
};

/** Stores a payment. The sign-in code never gets here: it would outlive its one use. */
export const writeStoredPayment = (
  storage: PaymentStorage,
  scope: string,
  entry: StoredPayment,
): void => {
  const { result, ...fields } = entry;
  const { autoLoginCode: _secret, ...given } = result ?? {};
  storage.setItem(paymentSlot(scope), JSON.stringify(result ? { ...fields, given } : fields));
};

type Enumerable = PaymentStorage & Pick<Storage, 'key' | 'length'>;

const namesIn = (storage: Enumerable): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

const PREFIX = paymentSlot('');

/** The name under which everybody who is not signed in pays. */
export const GUEST = 'guest';

/** Name of the tab's entry of a purchase that was opened and not finished. */
export const CHECKOUT_SLOT = 'portal.checkout';

/** Notes what a page learned of an attempt: a paid one answers a reload, a closed one is not tried again. */
export const settleStoredPayment = (
  storage: Enumerable,
  key: string,
  outcome: { isPaid: boolean; result: PaymentResult },
  now: number,
): void => {
  for (const name of namesIn(storage).filter((known) => known.startsWith(PREFIX))) {
    const scope = name.slice(PREFIX.length);
    if (readStoredPayment(storage, scope, now)?.key !== key) continue;
    if (!outcome.isPaid) storage.removeItem(name);
    else
      writeStoredPayment(storage, scope, {
        key,
        method: null,
        stage: 'paid',
        result: outcome.result,
        at: now,
      });
  }
};

/** Forgets what a guest bought on this device and began in this tab: the next person sees none of it. */
export const forgetGuest = (device: Enumerable, tab: Pick<Storage, 'removeItem'>): void => {
  tab.removeItem(CHECKOUT_SLOT);
  for (const name of namesIn(device))
    if (name.startsWith(paymentSlot(`${GUEST}:`))) device.removeItem(name);
};
