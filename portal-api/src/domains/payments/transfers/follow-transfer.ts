import { AppError } from '@portal/shared-contracts';
import type { SiteContext } from '../../../kernel/context.ts';
import type { TransferState } from '../../../kernel/payments/transfer-provider.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import {
  changeAttempt,
  claimTransaction,
  findAttempt,
  findTransferAttempt,
} from '../attempts/attempts.repository.ts';
import { settle } from '../settlement/settle.ts';

const transferMatches = (attempt: Attempt, transfer: TransferState): boolean =>
  transfer.txRef === attempt.transferRef &&
  transfer.amount === attempt.amountMinor &&
  transfer.currency === attempt.currency;

/** Asks the alternate provider what became of an attempt, and delivers what was paid for (G24). */
export const followTransfer = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt) || attempt.transferRef === null) return attempt;
  const transfer = await ctx.payments.transfers(ctx.db).find(attempt.transferRef);
  if (transfer?.status === 'successful' && transferMatches(attempt, transfer)) {
    if (await claimTransaction(ctx.db, attempt.key, transfer.transactionId, ctx.now()))
      return settle(ctx, attempt.key);
    ctx.log.error(
      { site: ctx.site.id, transaction: transfer.transactionId },
      'a transaction was claimed twice: nothing was delivered for it',
    );
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
export const requirePaidTransfer = async (ctx: SiteContext, txRef: string): Promise<Attempt> => {
  const attempt = await findTransferAttempt(ctx.db, txRef);
  if (!attempt) throw new AppError('not-found', 'This payment does not exist.');
  const followed = await followTransfer(ctx, attempt);
  if (followed.state !== 'paid')
    throw new AppError('payment-declined', followed.message ?? 'This payment is not finished.');
  return followed;
};
