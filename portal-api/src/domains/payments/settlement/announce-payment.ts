import { toMajor } from '@portal/shared-contracts';
import type { SiteContext } from '../../../kernel/context.ts';
import { announceOrder, getOrder } from '../../orders/orders.service.ts';
import { getPerson } from '../../people/people.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';

const mailReceipt = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  if (attempt.personId === null || attempt.orderId === null || attempt.kind === 'tip') return;
  const person = await getPerson(ctx.db, attempt.personId);
  const amount = `${toMajor(attempt.amountMinor, attempt.currency)} ${attempt.currency.toUpperCase()}`;
  const { companyName } = ctx.site.settings;
  await ctx.mail.send({
    to: person.email,
    subject: `${companyName}: your order ${attempt.orderId}`,
    text: [
      `Thank you for your order at ${companyName}.`,
      `Order number: ${attempt.orderId}`,
      `Paid: ${amount}`,
      'Sign in with this e-mail address. If you have no password yet, choose "Forgot your password" on the login page.',
    ].join('\n\n'),
  });
};

const publish = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  const { personId, orderId, invoiceId, kind } = attempt;
  if (personId)
    await ctx.live.publish(
      {
        type: 'payment.succeeded',
        kind,
        ...(orderId ? { orderId } : {}),
        ...(invoiceId ? { invoiceId } : {}),
      },
      { people: [personId] },
    );
  const order = orderId ? await getOrder(ctx.db, orderId) : undefined;
  if (order) await announceOrder(ctx, order);
};

/** Tells the buyer's tabs and everybody who sees the order, and mails the receipt. */
export const announcePayment = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  await publish(ctx, attempt);
  // A mail server that is down must not spoil a paid order.
  await mailReceipt(ctx, attempt).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'receipt not mailed'),
  );
};
