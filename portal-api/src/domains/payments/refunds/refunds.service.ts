import { randomUUID } from 'node:crypto';
import { toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt, lockAttempt } from '../attempts/attempts.repository.ts';
import {
  cancelInside,
  findOrder,
  type OrderRecord,
  announceCancelled,
} from '../../orders/orders.service.ts';
import { listDisputesOf } from '../disputes/disputes.repository.ts';
import { followReturns } from './follow-returns.ts';
import { voidWithOrder } from '../invoices/void-with-order.service.ts';
import { lostMinorOf } from '../settlement/returned-share.ts';
import { mailFailedRefund } from '../settlement/mail-payment.ts';
import { amountToReturn, isUnderWay } from './amount-to-return.ts';
import { bookOthers } from './book-others.ts';
import type { RefundRecord } from './refund.record.ts';
import { refundAtProvider } from './refund-at-provider.ts';
import {
  endRefund,
  findRefund,
  findRequested,
  insertRefund,
  listRefundsOf,
  markSent,
} from './refunds.repository.ts';

/** What somebody of the firm wants to send back. */
export interface WantedRefund {
  requestKey: string;
  paymentKey: string;
  /** In the major unit of the payment's currency. */
  amount: number;
  /** What the page showed to be left, in the same unit; nothing of a page that does not say. */
  left?: number | undefined;
  reason: string;
  /** What becomes of the order that it paid. */
  order: 'keep' | 'cancel';
}

const payable = async (tx: SiteDatabase, key: string): Promise<Attempt> => {
  const attempt = await lockAttempt(tx, key);
  if (attempt?.state !== 'paid') throw new Refusal('payment-unknown');
  if (attempt.provider !== 'none' && !attempt.reference) throw new Refusal('refund-impossible');
  return attempt;
};

interface WrittenDown {
  id: string;
  isNew: boolean;
  /** The order as it was before it was called off with the refund. */
  cancelled: OrderRecord | undefined;
}

/** The refund of a call that came before; the same key for anything else is refused. */
const repeated = (earlier: RefundRecord, wanted: WantedRefund): WrittenDown => {
  const amountMinor = toMinor(wanted.amount, earlier.currency);
  if (earlier.paymentKey !== wanted.paymentKey || earlier.amountMinor !== amountMinor)
    throw new Refusal('payment-with-other-details');
  return { id: earlier.id, isNew: false, cancelled: undefined };
};

/** Calls the paid order off where that is wanted; one that was called off stays so. */
const cancelWith = async (
  tx: SiteDatabase,
  ctx: Context,
  { orderId }: Attempt,
  { order: fate, reason }: WantedRefund,
): Promise<OrderRecord | undefined> => {
  if (fate === 'keep' || orderId === null) return undefined;
  const order = await findOrder(tx, orderId);
  if (order?.cancelledAt !== null) return undefined;
  return cancelInside(tx, ctx, { id: orderId, reason }, voidWithOrder);
};

/** Writes the refund down; of two of a payment the second waits here and is refused. */
const writeDown = (ctx: Context, wanted: WantedRefund): Promise<WrittenDown> =>
  ctx.db.transaction(async (tx) => {
    const attempt = await payable(tx, wanted.paymentKey);
    const earlier = await findRequested(tx, wanted.requestKey);
    if (earlier) return repeated(earlier, wanted);
    const refunds = await listRefundsOf(tx, attempt.key);
    const amountMinor = amountToReturn(ctx, attempt, refunds, wanted);
    const id = randomUUID();
    await insertRefund(tx, { ...wanted, id, amountMinor, askedBy: ctx.actor.id });
    const cancelled = await cancelWith(tx, ctx, attempt, wanted);
    return { id, isNew: true, cancelled };
  });

/** Whoever is silent may have sent it, and so may an earlier call whose keys are refused by now. */
const OPEN: readonly string[] = [
  'provider-silent',
  'provider-keys-refused',
  'provider-rights-missing',
];

// A provider that says no has sent nothing.
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && !OPEN.includes(error.sentence.code);

// The books come first: whoever dies in between finds the refund still under way, and brings both to their end.
const succeed = async (ctx: SiteContext, refund: RefundRecord): Promise<void> => {
  await followReturns(ctx, refund.paymentKey);
  await endRefund(ctx.db, refund.id, { state: 'done' });
};

// What was taken for this refund was somebody else's.
const rebook = async (tx: SiteDatabase, key: string): Promise<void> => {
  const attempt = await findAttempt(tx, key);
  if (!attempt) return;
  const disputes = await listDisputesOf(tx, key);
  const lostMinor = lostMinorOf(disputes.map(({ state, ...row }) => ({ ...row, outcome: state })));
  await bookOthers(tx, key, { returnedMinor: attempt.returnedMinor, lostMinor });
};

const fail = async (
  ctx: SiteContext,
  refund: RefundRecord,
  { sentence }: Refusal,
): Promise<void> => {
  const { id } = refund;
  const isNew = await ctx.db.transaction(async (tx) => {
    if (!(await endRefund(tx, id, { state: 'failed', refusal: sentence }))) return false;
    await rebook(tx, refund.paymentKey);
    await mailFailedRefund(tx, refund);
    return true;
  });
  if (isNew) ctx.log.warn({ site: ctx.site.id, refund: id }, 'a refund failed');
};

const tryToSend = async (
  ctx: SiteContext,
  refund: RefundRecord,
  attempt: Attempt,
): Promise<void> => {
  const there = await refundAtProvider(ctx, attempt, refund);
  const known = refund.state === 'sent' ? await there.find() : 'unknown';
  if (known === 'done') return succeed(ctx, refund);
  if (known === 'failed') return fail(ctx, refund, new Refusal('refund-refused'));
  if (known === 'pending') return followReturns(ctx, refund.paymentKey);
  await there.prepare();
  if (!(await markSent(ctx.db, refund))) return;
  await there.send();
  if ((await there.find()) === 'done') await succeed(ctx, refund);
};

/**
 * Brings a refund on: sends it, or finds out what became of it. Who wrote it down calls this, and then whoever took it
 * from the waiting ones; of two at once one sends, because a provider may know no keys.
 */
export const followRefund = async (ctx: SiteContext, id: string): Promise<void> => {
  const refund = await findRefund(ctx.db, id);
  if (!refund || !isUnderWay(refund)) return;
  const attempt = await findAttempt(ctx.db, refund.paymentKey);
  if (!attempt) return;
  try {
    await tryToSend(ctx, refund, attempt);
  } catch (error) {
    if (!isFinal(error)) throw error;
    await fail(ctx, refund, error);
  }
};

/** Sends money back on behalf of the firm; the answer says how far it came. */
export const askForRefund = async (ctx: Context, wanted: WantedRefund): Promise<RefundRecord> => {
  const { id, isNew, cancelled } = await writeDown(ctx, wanted);
  if (cancelled) await announceCancelled(ctx, cancelled);
  // Of a double click only the first sends; what its answer does not say yet, the server finds out by itself.
  if (isNew)
    await followRefund(ctx, id).catch((error: unknown) =>
      ctx.log.warn(
        { err: error, site: ctx.site.id, refund: id },
        'a refund is not known to be sent',
      ),
    );
  const refund = await findRefund(ctx.db, id);
  if (!refund) throw new Refusal('payment-unknown');
  return refund;
};
