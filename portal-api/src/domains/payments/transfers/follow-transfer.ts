import { AppError } from '@portal/shared-contracts';
import type { TransferState } from '../../../adapters/payments/transfer-provider.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { changeAttempt, findAttempt } from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../payment-context.ts';
import { settle } from '../settlement/settle.ts';

const transferMatches = (attempt: Attempt, transfer: TransferState): boolean =>
  transfer.txRef === attempt.key &&
  transfer.amount === attempt.amountMinor &&
  transfer.currency === attempt.currency;

/** Asks the alternate provider what became of an attempt, and gives what was paid for (G24). */
export const followTransfer = async (ctx: PaymentContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt)) return attempt;
  const transfer = await ctx.payments.transfers(ctx).find(attempt.key);
  if (transfer?.status === 'successful' && transferMatches(attempt, transfer)) {
    const reference = transfer.transactionId;
    await changeAttempt(ctx.db, attempt.key, { reference }, ctx.now());
    return settle(ctx, attempt.key);
  }
  if (transfer?.status === 'failed') {
    const change = { state: 'declined', message: 'The payment was declined.' } as const;
    await changeAttempt(ctx.db, attempt.key, change, ctx.now());
  }
  return (await findAttempt(ctx.db, attempt.key)) ?? attempt;
};

/**
 * The paid attempt of a reference, after a look at the provider (CR-51).
 *
 * @throws AppError `payment-declined` while it is not paid.
 */
export const requirePaidTransfer = async (ctx: PaymentContext, txRef: string): Promise<Attempt> => {
  const attempt = await findAttempt(ctx.db, txRef);
  if (attempt?.provider !== 'flutterwave')
    throw new AppError('not-found', 'This payment does not exist.');
  const followed = await followTransfer(ctx, attempt);
  if (followed.state !== 'paid')
    throw new AppError('payment-declined', followed.message ?? 'This payment is not finished.');
  return followed;
};
