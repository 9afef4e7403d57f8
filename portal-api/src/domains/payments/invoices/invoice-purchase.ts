import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import type { Purchase } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import type { InvoiceRecord } from './invoice.record.ts';

/**
 * The payment of an invoice. One that is paid already is refused, except to the very call that paid it.
 *
 * @throws Refusal `already-done` when there is nothing left to pay.
 */
export const invoicePurchase = async (
  ctx: SiteContext & { actor: Actor },
  record: InvoiceRecord,
  key: string,
  provider: Purchase['provider'],
): Promise<Purchase> => {
  const repeated = await findAttempt(ctx.db, key);
  if (record.status !== 'unpaid' && !repeated) throw new Refusal('invoice-settled');
  return {
    kind: 'invoice',
    subjectId: record.id,
    personId: ctx.actor.id,
    listMinor: record.listMinor,
    amountMinor: record.priceMinor,
    currency: record.currency,
    coupon: null,
    critiqueId: null,
    provider,
    fingerprint: JSON.stringify(['invoice', ctx.actor.id, record.id, provider]),
  };
};
