import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ReturnedMoney } from '../../../kernel/payments/returned-money.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { mailFailedRefund } from '../settlement/mail-payment.ts';
import type { RefundRecord } from './refund.record.ts';
import { refundAtProvider } from './refund-at-provider.ts';
import { failDone, listRefundsOf } from './refunds.repository.ts';

/**
 * Refunds of the firm that were carried out and have failed since: a bank may send the money back days later. Asked about
 * only where the provider speaks of less than was sent.
 */
export const listCameBack = async (
  ctx: SiteContext,
  attempt: Attempt,
  { refundedMinor }: ReturnedMoney,
): Promise<RefundRecord[]> => {
  const done = (await listRefundsOf(ctx.db, attempt.key)).filter(
    ({ origin, state }) => origin === 'firm' && state === 'done',
  );
  if (done.reduce((sum, { amountMinor }) => sum + amountMinor, 0) <= refundedMinor) return [];
  const back: RefundRecord[] = [];
  for (const refund of done)
    if ((await (await refundAtProvider(ctx, attempt, refund)).find()) === 'failed')
      back.push(refund);
  return back;
};

/** Books them as failed, and tells the admins. */
export const bookCameBack = async (
  tx: SiteDatabase,
  refunds: readonly RefundRecord[],
): Promise<void> => {
  const { sentence } = new Refusal('refund-refused');
  for (const refund of refunds)
    if (await failDone(tx, refund.id, sentence)) await mailFailedRefund(tx, refund);
};
