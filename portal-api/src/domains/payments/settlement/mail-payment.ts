import type { Sentence } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type FirmMail,
  queueAdminMails,
  queueFirmMail,
  queueMails,
} from '../../mail-notices/mail-notices.service.ts';
import { findOrder } from '../../orders/orders.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { numberOfInvoice } from '../invoices/invoices.service.ts';
import type { Returns } from './returned-share.ts';

const amountOf = ({ currency }: Attempt, minor: number) => ({ minor, currency });

/** Queues the receipt of an order that was paid, and a mail to the admins. */
export const mailPaidOrder = async (
  tx: SiteDatabase,
  attempt: Attempt,
  orderId: string,
): Promise<void> => {
  const order = await findOrder(tx, orderId);
  if (!order) return;
  const amount = amountOf(attempt, attempt.amountMinor);
  const facts = { number: order.number, order: order.package.packageName, amount };
  const { key, personId } = attempt;
  await queueMails(tx, [{ event: 'receipt', key, personId, orderId, facts }]);
  await queueAdminMails(tx, { event: 'order-paid', key: orderId, orderId, facts });
};

/** Queues a mail to whoever paid an invoice; what was ordered has its receipt. */
export const mailPaidInvoice = async (
  tx: SiteDatabase,
  attempt: Attempt,
  invoiceId: string,
): Promise<void> => {
  if (attempt.personId === null) return;
  const invoice = await numberOfInvoice(tx, invoiceId);
  const facts = { invoice, amount: amountOf(attempt, attempt.amountMinor) };
  const { personId } = attempt;
  await queueMails(tx, [{ event: 'invoice-paid', key: invoiceId, personId, facts }]);
};

const aboutOf = async (tx: SiteDatabase, { orderId, invoiceId }: Attempt): Promise<string> => {
  const order = orderId ? await findOrder(tx, orderId) : undefined;
  if (order) return `#${order.number}`;
  return invoiceId ? numberOfInvoice(tx, invoiceId) : '';
};

/** Queues what has changed of a payment: money that the firm gave back for its payer, a dispute for the admins. */
export const mailReturned = async (
  tx: SiteDatabase,
  attempt: Attempt,
  returns: Returns & { lostMinor: number },
): Promise<void> => {
  const about = await aboutOf(tx, attempt);
  const { personId } = attempt;
  // What a bank took back in a dispute was not given by the firm.
  const more = returns.returnedMinor - attempt.returnedMinor - returns.lostMinor;
  // The same sum may be returned again after it came back.
  const key = `${attempt.key}:${attempt.returnsVersion}:${returns.returnedMinor}`;
  if (returns.isDisputed && !attempt.isDisputed) {
    const facts = { about, amount: amountOf(attempt, attempt.amountMinor) };
    const at = `${attempt.key}:${tx.now().toISOString()}`;
    await queueAdminMails(tx, { event: 'dispute', key: at, subjectId: attempt.key, facts });
  }
  if (more <= 0 || personId === null) return;
  const facts = { about, amount: amountOf(attempt, more) };
  await queueMails(tx, [{ event: 'refunded', key, personId, facts }]);
};

/** Queues what buyer and firm are told of a payment that went back because nothing could be delivered for it. */
export const mailUndelivered = async (
  tx: SiteDatabase,
  attempt: Attempt,
  refusal: Sentence,
): Promise<void> => {
  const { key, personId } = attempt;
  if (personId === null) return;
  const facts = { amount: amountOf(attempt, attempt.amountMinor), refusal };
  await queueMails(tx, [{ event: 'payment-returned', key, personId, facts }]);
  await queueFirmMail(tx, {
    event: 'returned-to-buyer',
    key,
    subjectId: personId,
    facts: { ...facts, payment: attempt.reference ?? '' },
  });
};

/** What happened to a payment, by what was taken back of it before. */
export const newsOfReturns = (
  { isDisputed, returnedMinor }: Returns,
  before: Returns,
): FirmMail => {
  if (isDisputed && !before.isDisputed) return 'payment-disputed';
  if (returnedMinor > before.returnedMinor) return 'payment-taken-back';
  return before.isDisputed && !isDisputed ? 'dispute-ended' : 'payment-back-again';
};

/** Queues what the firm is told of money that it did not send back itself; `attempt` is as it was before. */
export const mailFirmOfReturns = async (
  tx: SiteDatabase,
  attempt: Attempt,
  returns: Returns,
): Promise<void> => {
  const { key, personId, orderId, returnsVersion } = attempt;
  await queueFirmMail(tx, {
    event: newsOfReturns(returns, attempt),
    key: `${key}:${returnsVersion}`,
    orderId: orderId ?? undefined,
    subjectId: personId ?? undefined,
    facts: {
      about: await aboutOf(tx, attempt),
      amount: amountOf(attempt, attempt.amountMinor),
      takenBack: amountOf(attempt, returns.returnedMinor),
      payment: attempt.reference ?? '',
    },
  });
};

/** Queues a mail to the admins about money that could not be sent back. */
export const mailFailedRefund = async (
  tx: SiteDatabase,
  refund: { id: string; paymentKey: string; amountMinor: number },
): Promise<void> => {
  const attempt = await findAttempt(tx, refund.paymentKey);
  if (!attempt) return;
  const facts = {
    about: await aboutOf(tx, attempt),
    amount: amountOf(attempt, refund.amountMinor),
  };
  const { id: key, paymentKey: subjectId } = refund;
  await queueAdminMails(tx, { event: 'refund-failed', key, subjectId, facts });
};
