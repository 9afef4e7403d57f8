import type { EndpointInput } from '@portal/shared-contracts';
import type { recordPayment } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { wordsSaid } from '../../../kernel/accountability/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { hasFailed, isOpen } from '../attempts/attempt.record.ts';
import {
  changeAttempt,
  findAttempt,
  listRivals,
  insertAttempt,
} from '../attempts/attempts.repository.ts';
import { keyOf } from '../attempts/payment-key.ts';
import { markPaid, orderBilledBy } from '../invoices/invoices.service.ts';
import { abandon, refresh } from '../lifecycle/follow-attempt.ts';
import { announcePayment } from '../settlement/announce-payment.ts';
import { mailPaidInvoice } from '../settlement/mail-payment.ts';
import { momentOf } from './firm-day.ts';
import type { FirmInvoiceRecord } from './firm-invoice.record.ts';
import { holdFirmInvoice } from './firm-invoices.service.ts';
import { insertOutsidePayment } from './outside-payments.repository.ts';

type Paid = EndpointInput<typeof recordPayment>;

/** How and when something was paid outside of the portal. */
export type OutsidePayment = Omit<Paid, 'id'>;

// Whoever is paying right now must not pay twice; what ended meanwhile, or was declined, is not in the way.
const refuseWhilePaying = async (ctx: Context, key: string, subjectId: string): Promise<void> => {
  for (const rival of await listRivals(ctx.db, { key, kind: 'invoice', subjectId })) {
    const now = await refresh(ctx, rival);
    if (isOpen(hasFailed(now) ? await abandon(ctx, now) : now))
      throw new Refusal('invoice-being-paid');
  }
};

const writeAttempt = (
  tx: SiteDatabase,
  invoice: FirmInvoiceRecord,
  { key, fingerprint }: { key: string; fingerprint: string },
): Promise<void> =>
  insertAttempt(tx, {
    key,
    kind: 'invoice',
    subjectId: invoice.id,
    personId: invoice.customer._id,
    listMinor: invoice.listMinor,
    amountMinor: invoice.priceMinor,
    currency: invoice.currency,
    coupon: null,
    critiqueId: null,
    provider: 'none',
    fingerprint,
    state: 'open',
  });

const fingerprintOf = (id: string, { method, day, reference }: OutsidePayment): string =>
  JSON.stringify(['outside', id, method, day, reference]);

/** A payment outside of the portal as somebody of the firm notes it. */
interface BookedOutside {
  key: string;
  paid: OutsidePayment;
  by: string;
  /** In which the day of the payment is one of the firm. */
  timeZone: string;
}

/** Writes down what was paid outside of the portal for an invoice that the caller holds; nobody is told. */
export const writeOutside = async (
  tx: SiteDatabase,
  invoice: FirmInvoiceRecord,
  { key, paid, by, timeZone }: BookedOutside,
): Promise<void> => {
  const { id } = invoice;
  const { method, day, reference = '' } = paid;
  await writeAttempt(tx, invoice, { key, fingerprint: fingerprintOf(id, paid) });
  if (!(await markPaid(tx, id, key, momentOf(timeZone, day, tx.now()))))
    throw new Refusal('invoice-not-unpaid');
  const orderId = await orderBilledBy(tx, id);
  await changeAttempt(tx, key, {
    state: 'paid',
    invoice_id: id,
    ...(orderId ? { order_id: orderId } : {}),
  });
  await insertOutsidePayment(tx, { paymentKey: key, method, day, reference, by });
};

/** Books what was paid outside of the portal for an invoice that the caller holds, and mails its receipt. */
export const bookOutside = async (
  ...[tx, invoice, booked]: Parameters<typeof writeOutside>
): Promise<void> => {
  await writeOutside(tx, invoice, booked);
  const attempt = await findAttempt(tx, booked.key);
  if (attempt) await mailPaidInvoice(tx, attempt, invoice.id);
};

/** Whether this very payment stands in the books already. */
const isRecorded = async (tx: SiteDatabase, key: string, fingerprint: string): Promise<boolean> => {
  const earlier = await findAttempt(tx, key);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new Refusal('payment-with-other-details');
  return earlier !== undefined;
};

/** Notes that an unpaid invoice was paid by bank, in cash or otherwise; a double click notes it once. */
export const recordOutside = async (ctx: Context, paid: Paid): Promise<void> => {
  const { id, method, day, reference } = paid;
  // An invoice is paid once, so it names its payment where the call has no key.
  const key = keyOf(ctx, `outside-${id}`);
  const { timeZone } = ctx.site.settings;
  if (day > dayIn(timeZone, ctx.now())) throw new Refusal('payment-day-future', {}, 'day');
  await refuseWhilePaying(ctx, key, id);
  ctx.audit.note({
    subject: { kind: 'invoice', id },
    after: { method, day, reference: wordsSaid(reference) },
  });
  const isNew = await ctx.db.transaction(async (tx) => {
    const invoice = await holdFirmInvoice(tx, id);
    if (await isRecorded(tx, key, fingerprintOf(id, paid))) return false;
    await bookOutside(tx, invoice, { key, paid, by: ctx.actor.id, timeZone });
    return true;
  });
  const attempt = isNew ? await findAttempt(ctx.db, key) : undefined;
  if (attempt) await announcePayment(ctx, attempt);
};
