import { toMajor } from '@portal/shared-contracts';
import type { SiteContext } from '../../../kernel/context.ts';
import { announceOrder, getOrder } from '../../orders/orders.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import type { Returns } from './returned-share.ts';

const sentence = ({ isDisputed, returnedMinor }: Returns, before: Returns): string => {
  if (isDisputed && !before.isDisputed) return 'A payment is disputed by its buyer.';
  if (returnedMinor > before.returnedMinor) return 'A payment was taken back.';
  return before.isDisputed && !isDisputed
    ? 'The dispute about a payment has ended.'
    : 'A payment that was taken back has returned.';
};

const mailFirm = async (ctx: SiteContext, attempt: Attempt, returns: Returns) => {
  const { currency, amountMinor, reference } = attempt;
  const amount = (minor: number) => `${toMajor(minor, currency)} ${currency.toUpperCase()}`;
  await ctx.mail.send({
    to: ctx.site.settings.companyEmail,
    subject: `${sentence(returns, attempt)} ${attempt.orderId ?? attempt.invoiceId ?? ''}`.trim(),
    text: [
      sentence(returns, attempt),
      `Paid: ${amount(amountMinor)}`,
      `Taken back: ${amount(returns.returnedMinor)}`,
      `Payment: ${reference}`,
    ].join('\n\n'),
  });
};

/** Says to the firm, to the log and to open pages what was taken back; `attempt` is as it was before. */
export const announceReturns = async (
  ctx: SiteContext,
  attempt: Attempt,
  returns: Returns,
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
    sentence(returns, attempt),
  );
  const order = orderId ? await getOrder(ctx.db, orderId) : undefined;
  if (order) await announceOrder(ctx, order);
  // A mail server that is down must not make the provider repeat its message for ever.
  await mailFirm(ctx, attempt, returns).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'returned money not mailed'),
  );
};
