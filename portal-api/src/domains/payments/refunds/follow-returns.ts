import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ReturnedMoney } from '../../../kernel/payments/returned-money.ts';
import { findOrder, setPaymentStatus, setTip } from '../../orders/orders.service.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { setReturned } from '../invoices/invoices.service.ts';
import { mailFirmOfReturns, mailReturned } from '../settlement/mail-payment.ts';
import { announceReturns } from './announce-returns.ts';
import type { DisputeRecord } from '../disputes/dispute.record.ts';
import { listDisputesOf, writeDispute } from '../disputes/disputes.repository.ts';
import { bookOthers } from './book-others.ts';
import { bookCameBack, listCameBack } from './came-back.ts';
import { listRefundsOf } from './refunds.repository.ts';
import {
  invoiceStatusOf,
  lostMinorOf,
  orderStatusOf,
  type Returns,
  returnsOf,
} from '../settlement/returned-share.ts';
import { noteReturns } from './returns.repository.ts';

const TRIES = 5;

// Of what was paid outside of the portal nobody knows more than the firm.
const askFirm = async (db: SiteDatabase, key: string): Promise<ReturnedMoney> => {
  const refunds = (await listRefundsOf(db, key)).filter(({ state }) => state !== 'failed');
  const refundedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { refundedMinor, disputes: [] };
};

const askProvider = async (ctx: SiteContext, attempt: Attempt): Promise<ReturnedMoney> => {
  if (attempt.provider === 'none') return askFirm(ctx.db, attempt.key);
  const reference = attempt.reference ?? '';
  return attempt.provider === 'cards'
    ? (await cardsOf(ctx, attempt)).findReturned(reference)
    : ctx.payments.transfers(ctx.db).findReturned(reference, attempt.currency);
};

/** Brings order, tip and invoice to what the firm still has of the payment. */
const changeBooks = async (tx: SiteDatabase, attempt: Attempt, returns: Returns): Promise<void> => {
  const { amountMinor, invoiceId, orderId, kind } = attempt;
  if (invoiceId) {
    const status = invoiceStatusOf(returns, amountMinor);
    await setReturned(tx, invoiceId, { status, refundMinor: returns.returnedMinor });
  }
  const order = orderId ? await findOrder(tx, orderId) : undefined;
  if (!order) return;
  if (kind === 'tip') await setTip(tx, order, amountMinor - returns.returnedMinor);
  else await setPaymentStatus(tx, order, orderStatusOf(returns, amountMinor));
};

const isSame = (before: Returns, after: Returns): boolean =>
  before.returnedMinor === after.returnedMinor && before.isDisputed === after.isDisputed;

/** Whether the provider tells of disputes what is not known yet. */
export const isNews = ({ disputes }: ReturnedMoney, known: readonly DisputeRecord[]): boolean =>
  disputes.some(({ id, outcome, amountMinor, answerBy }) => {
    const noted = known.find((dispute) => dispute.id === id);
    return (
      noted?.state !== outcome ||
      noted.amountMinor !== amountMinor ||
      noted.answerBy?.getTime() !== answerBy?.getTime()
    );
  });

interface Told {
  told: ReturnedMoney;
  returns: Returns;
  known: readonly DisputeRecord[];
}

/** Everything in the books that hangs on what went back; what the firm did not do itself, it is told. */
const bookReturns = async (
  tx: SiteDatabase,
  attempt: Attempt,
  { told, returns, known }: Told,
): Promise<void> => {
  const { key } = attempt;
  for (const dispute of told.disputes) await writeDispute(tx, key, dispute);
  const lostMinor = lostMinorOf(told.disputes);
  const lostBefore = lostMinorOf(known.map(({ state: outcome, ...row }) => ({ ...row, outcome })));
  const { returnedMinor } = returns;
  await changeBooks(tx, attempt, returns);
  const others = await bookOthers(tx, key, { returnedMinor, lostMinor });
  await mailReturned(tx, attempt, { ...returns, lostMinor: lostMinor - lostBefore });
  const isOwn =
    others === 0 && returns.isDisputed === attempt.isDisputed && lostMinor === lostBefore;
  // What the firm sent back itself is no news to it.
  const isKnown = isOwn && returnedMinor > attempt.returnedMinor;
  if (!isSame(attempt, returns) && !isKnown) await mailFirmOfReturns(tx, attempt, returns);
};

/** Writes down what went back of a payment, and tells nobody; false where somebody noted something since it was read. */
export const writeReturns = async (
  tx: SiteDatabase,
  attempt: Attempt,
  returns: Returns,
): Promise<boolean> => {
  if (!(await noteReturns(tx, attempt, returns))) return false;
  await changeBooks(tx, attempt, returns);
  await bookOthers(tx, attempt.key, { returnedMinor: returns.returnedMinor, lostMinor: 0 });
  return true;
};

/**
 * Books a payment as gone of which the provider knows nothing. Nobody has given it back, so its payer is told nothing.
 */
export const writeOff = async (ctx: SiteContext, key: string): Promise<void> => {
  const attempt = await findAttempt(ctx.db, key);
  if (attempt?.state !== 'paid') return;
  const returns = { returnedMinor: attempt.amountMinor, isDisputed: false };
  const isNoted = await ctx.db.transaction((tx) => writeReturns(tx, attempt, returns));
  if (isNoted) await announceReturns(ctx, attempt, returns);
};

/**
 * Asks the provider what was taken back of a paid attempt and brings the books there. What counts is what it answers
 * now, so repeated, late and reordered messages end in the same books; the firm is told of each change once.
 */
export const followReturns = async (ctx: SiteContext, key: string): Promise<void> => {
  for (let count = 0; count < TRIES; count += 1) {
    const attempt = await findAttempt(ctx.db, key);
    // What was never delivered went back by itself, and its buyer knows.
    if (attempt?.state !== 'paid') return;
    if (attempt.provider !== 'none' && !attempt.reference) return;
    const told = await askProvider(ctx, attempt);
    const returns = returnsOf(told, attempt.amountMinor);
    const known = await listDisputesOf(ctx.db, key);
    const back = await listCameBack(ctx, attempt, told);
    if (isSame(attempt, returns) && !isNews(told, known) && back.length === 0) return;
    const noted = await ctx.db.transaction(async (tx) => {
      if (!(await noteReturns(tx, attempt, returns))) return false;
      await bookCameBack(tx, back);
      await bookReturns(tx, attempt, { told, returns, known });
      return true;
    });
    if (noted) return isSame(attempt, returns) ? undefined : announceReturns(ctx, attempt, returns);
  }
  // The provider brings its message again, and by then the others are done.
  throw new Error('What was taken back of a payment is being noted by others.');
};
