import type { SiteContext } from '../../../kernel/context.ts';
import { wordMoney } from '../../../kernel/words/formats.ts';
import { announceOrder, getOrder, type OrderRecord } from '../../orders/orders.service.ts';
import { mailFirm } from '../../people/person-mails.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { numberOfInvoice } from '../invoices/invoices.service.ts';
import type { Returns } from './returned-share.ts';

const mailOf = ({ isDisputed, returnedMinor }: Returns, before: Returns) => {
  if (isDisputed && !before.isDisputed) return 'payment-disputed';
  if (returnedMinor > before.returnedMinor) return 'payment-taken-back';
  return before.isDisputed && !isDisputed ? 'dispute-ended' : 'payment-back-again';
};

const subjectOf = async (
  ctx: SiteContext,
  { invoiceId }: Attempt,
  order: OrderRecord | undefined,
): Promise<string> => {
  if (order) return `#${order.number}`;
  return invoiceId ? numberOfInvoice(ctx.db, invoiceId) : '';
};

const announceToFirm = async (
  ctx: SiteContext,
  attempt: Attempt,
  { returns, subject }: { returns: Returns; subject: string },
): Promise<void> => {
  const { currency, amountMinor, reference, orderId } = attempt;
  await mailFirm(ctx, (language) => ({
    mail: mailOf(returns, attempt),
    params: { subject },
    facts: {
      [orderId ? 'order' : 'invoice']: subject,
      paid: wordMoney(amountMinor, currency, language),
      takenBack: wordMoney(returns.returnedMinor, currency, language),
      payment: reference ?? '',
    },
  }));
};

/** Says to the firm, to the log and to open pages what was taken back; `attempt` is as it was before. */
export const announceReturns = async (
  ctx: SiteContext,
  attempt: Attempt,
  { isOwn, ...returns }: Returns & { isOwn: boolean },
): Promise<void> => {
  const { kind, orderId, invoiceId, reference } = attempt;
  ctx.log.warn(
    {
      event: 'payment-returned',
      site: ctx.site.id,
      kind,
      orderId,
      invoiceId,
      reference,
      ...returns,
    },
    mailOf(returns, attempt),
  );
  const order = orderId ? await getOrder(ctx.db, orderId) : undefined;
  if (order) await announceOrder(ctx, order);
  // What the firm sent back itself is no news to it.
  if (isOwn && returns.returnedMinor > attempt.returnedMinor) return;
  const subject = await subjectOf(ctx, attempt, order);
  // A mail server that is down must not make the provider repeat its message for ever.
  await announceToFirm(ctx, attempt, { returns, subject }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'returned money not mailed'),
  );
};
