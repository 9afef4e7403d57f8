import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ReturnedMoney } from '../../../kernel/payments/returned-money.ts';
import { getOrder, setPaymentStatus, setTip } from '../../orders/orders.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { setReturned } from '../invoices/invoices.service.ts';
import { announceReturns } from './announce-returns.ts';
import { invoiceStatusOf, orderStatusOf, type Returns, returnsOf } from './returned-share.ts';
import { noteReturns } from './returns.repository.ts';

const TRIES = 5;

const askProvider = (ctx: SiteContext, attempt: Attempt): Promise<ReturnedMoney> => {
  const reference = attempt.reference ?? '';
  return attempt.provider === 'cards'
    ? ctx.payments.cards(ctx.db).findReturned(reference)
    : ctx.payments.transfers(ctx.db).findReturned(reference, attempt.currency);
};

/** Brings order, tip and invoice to what the firm still has of the payment. */
const changeBooks = async (tx: SiteDatabase, attempt: Attempt, returns: Returns): Promise<void> => {
  const { amountMinor, invoiceId, orderId, kind } = attempt;
  if (invoiceId) {
    const status = invoiceStatusOf(returns, amountMinor);
    await setReturned(tx, invoiceId, { status, refundMinor: returns.returnedMinor });
  }
  const order = orderId ? await getOrder(tx, orderId) : undefined;
  if (!order) return;
  if (kind === 'tip') await setTip(tx, order, amountMinor - returns.returnedMinor);
  else await setPaymentStatus(tx, order, orderStatusOf(returns, amountMinor));
};

/**
 * Asks the provider what was taken back of a paid attempt and brings the books there. What counts is what it answers
 * now, so repeated, late and reordered messages end in the same books; the firm is told of each change once.
 */
export const followReturns = async (ctx: SiteContext, key: string): Promise<void> => {
  for (let count = 0; count < TRIES; count += 1) {
    const attempt = await findAttempt(ctx.db, key);
    // What was never delivered went back by itself, and its buyer knows.
    if (attempt?.state !== 'paid' || !attempt.reference) return;
    const returns = returnsOf(await askProvider(ctx, attempt), attempt.amountMinor);
    const { returnedMinor, isDisputed } = attempt;
    if (returns.returnedMinor === returnedMinor && returns.isDisputed === isDisputed) return;
    const isNoted = await ctx.db.transaction(async (tx) => {
      if (!(await noteReturns(tx, attempt, returns))) return false;
      await changeBooks(tx, attempt, returns);
      return true;
    });
    if (isNoted) return announceReturns(ctx, attempt, returns);
  }
  // The provider brings its message again, and by then the others are done.
  throw new Error('What was taken back of a payment is being noted by others.');
};
