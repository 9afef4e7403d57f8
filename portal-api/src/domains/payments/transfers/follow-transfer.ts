import { Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { TransferState } from '../../../kernel/payments/transfer-provider.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import {
  changeAttempt,
  findAttempt,
  findTransferAttempt,
} from '../attempts/attempts.repository.ts';
import { claimTransaction } from '../attempts/claim-transaction.repository.ts';
import { noteTransferDifference } from '../comparison/note-difference.ts';
import { settle } from '../settlement/settle.ts';

const transferMatches = (attempt: Attempt, transfer: TransferState): boolean =>
  transfer.txRef === attempt.transferRef &&
  transfer.amount === attempt.amountMinor &&
  transfer.currency === attempt.currency;

// The provider's page stays open whatever the books say; a declined attempt that names its transaction gave it back.
const mayBePaid = (attempt: Attempt): boolean =>
  isOpen(attempt) ||
  attempt.state === 'abandoned' ||
  (attempt.state === 'declined' && attempt.reference === null);

/**
 * Asks the alternate provider what became of an attempt, and delivers what was paid for (G24). After a decline its page
 * takes another card, so the attempt stays open; what is paid for one that was given up goes back.
 */
export const followTransfer = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  if (!mayBePaid(attempt) || attempt.transferRef === null) return attempt;
  const transfer = await ctx.payments.transfers(ctx.db).find(attempt.transferRef);
  if (transfer?.status === 'successful' && transferMatches(attempt, transfer)) {
    if (await claimTransaction(ctx.db, attempt.key, transfer.transactionId))
      return settle(ctx, attempt.key);
    ctx.log.error(
      { site: ctx.site.id, transaction: transfer.transactionId },
      'a transaction was claimed twice: nothing was delivered for it',
    );
  }
  if (transfer?.status === 'successful' && !transferMatches(attempt, transfer))
    await noteTransferDifference(ctx, transfer);
  if (transfer?.status === 'failed' && attempt.refusal === null) {
    const refusal = { code: 'transfer-declined', params: {} };
    await changeAttempt(ctx.db, attempt.key, { refusal });
  }
  return (await findAttempt(ctx.db, attempt.key)) ?? attempt;
};

/** Whether the alternate provider waits for the money of an attempt: it may arrive, whatever the books say by then. */
export const isOnItsWay = async (ctx: SiteContext, { transferRef }: Attempt): Promise<boolean> =>
  transferRef !== null &&
  (await ctx.payments.transfers(ctx.db).find(transferRef))?.status === 'pending';

/**
 * The paid attempt of a reference, after a look at the provider (CR-51).
 *
 * @throws Refusal `payment-declined` while it is not paid.
 */
export const getPaidTransfer = async (ctx: SiteContext, txRef: string): Promise<Attempt> => {
  const attempt = await findTransferAttempt(ctx.db, txRef);
  if (!attempt) throw new Refusal('payment-unknown');
  const followed = await followTransfer(ctx, attempt);
  if (followed.state !== 'paid')
    throw followed.refusal ? refusalOf(followed.refusal) : new Refusal('transfer-unfinished');
  return followed;
};
