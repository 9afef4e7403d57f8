import type { Currency } from '@portal/shared-contracts';
import { paymentAdapters } from '../../src/adapters/payments/payment-adapters.ts';
import { noFaults } from '../../src/adapters/payments/sandbox/sandbox-fetch.ts';
import type { Attempt, Purchase } from '../../src/domains/payments/attempts/attempt.record.ts';
import {
  changeAttempt,
  findAttempt,
  insertAttempt,
  noteReference,
} from '../../src/domains/payments/attempts/attempts.repository.ts';
import { writeReturns } from '../../src/domains/payments/refunds/follow-returns.ts';
import { fulfil } from '../../src/domains/payments/settlement/fulfil.ts';
import { markPaid, orderBilledBy } from '../../src/domains/payments/invoices/invoices.service.ts';
import { bindSite } from '../../src/database/scoped-database.ts';
import type { SiteDatabase } from '../../src/kernel/database.ts';
import type { SeedContext } from '../seeder.ts';

/** The firm's books as they were written at a moment. */
export const booksAt = ({ db, site }: SeedContext, moment: Date): SiteDatabase =>
  bindSite(db, site.id, () => moment);

/** What somebody paid by card. */
export interface CardPayment {
  kind: 'invoice' | 'tip';
  subjectId: string;
  personId: string;
  listMinor: number;
  amountMinor: number;
  currency: Currency;
  paidAt: Date;
  /** What went back of it on the provider's own pages. */
  returnedMinor?: number;
}

/** Whether cards of the demo are played; a real provider is asked nothing by a demo. */
export const playsCards = ({ platform }: SeedContext): boolean =>
  platform.payments.kind.cards === 'sandbox';

// Without the faults that an operator may have asked for: a demo with a lost answer would not start.
const cardsOf = ({ platform }: SeedContext, db: SiteDatabase) =>
  paymentAdapters(platform.config.payments, { faults: noFaults }).cards(db);

const charge = async (
  seed: SeedContext,
  db: SiteDatabase,
  { key, amountMinor, currency }: Pick<Attempt, 'key' | 'amountMinor' | 'currency'>,
): Promise<string> => {
  const { site } = seed;
  const cards = cardsOf(seed, db);
  const intent = await cards.create({
    siteId: site.id,
    paymentKey: key,
    amount: amountMinor,
    currency,
    description: site.name,
    affirm: false,
  });
  await cards.confirm(intent.id, 'pm_card_visa', `${key}:confirm`);
  await noteReference(db, key, intent.id);
  return intent.id;
};

const takeBack = async (
  seed: SeedContext,
  db: SiteDatabase,
  { key, reference, returnedMinor }: { key: string; reference: string; returnedMinor: number },
): Promise<void> => {
  const name = `${key}:refund`;
  await cardsOf(seed, db).refundPart(reference, { name, amountMinor: returnedMinor });
  const attempt = await findAttempt(db, key);
  if (attempt) await writeReturns(db, attempt, { returnedMinor, isDisputed: false });
};

const deliver = async (db: SiteDatabase, attempt: Attempt): Promise<Partial<Attempt>> => {
  if (attempt.kind === 'tip') return { orderId: (await fulfil(db, attempt)).orderId };
  await markPaid(db, attempt.subjectId, attempt.key);
  return { invoiceId: attempt.subjectId, orderId: await orderBilledBy(db, attempt.subjectId) };
};

/** Pays an invoice or a tip in the sandbox: its books and the firm's say the same. */
export const payByCard = async (seed: SeedContext, paid: CardPayment): Promise<void> => {
  const db = booksAt(seed, paid.paidAt);
  const key = seed.id(`payment/${paid.kind}/${paid.subjectId}`);
  const { paidAt: _at, returnedMinor = 0, ...what } = paid;
  const none = { coupon: null, critiqueId: null } as const;
  const purchase: Purchase = { ...what, ...none, provider: 'cards', fingerprint: key };
  await insertAttempt(db, { ...purchase, key, state: 'open' });
  const reference = await charge(seed, db, { ...purchase, key });
  const attempt = await findAttempt(db, key);
  if (!attempt) return;
  const { orderId, invoiceId } = await deliver(db, attempt);
  await changeAttempt(db, key, {
    state: 'paid',
    ...(orderId ? { order_id: orderId } : {}),
    ...(invoiceId ? { invoice_id: invoiceId } : {}),
  });
  if (returnedMinor > 0) await takeBack(seed, db, { key, reference, returnedMinor });
};
