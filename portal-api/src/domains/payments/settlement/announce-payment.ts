import { type Language, limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { SiteContext } from '../../../kernel/context.ts';
import { wordDuration, wordMoney } from '../../../kernel/words/formats.ts';
import { announceOrder, getOrder, type OrderRecord } from '../../orders/orders.service.ts';
import { issueFirstPasswordCode } from '../../people/auth/auth.service.ts';
import { mailPerson } from '../../people/person-mails.service.ts';
import { getPerson } from '../../people/people.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';

const mailReceipt = async (
  ctx: SiteContext,
  { personId, kind, amountMinor, currency }: Attempt,
  order: OrderRecord | undefined,
): Promise<void> => {
  // An invoice has its own mail.
  if (personId === null || !order || kind === 'tip' || kind === 'invoice') return;
  const person = await getPerson(ctx.db, personId);
  const { number, package: bought } = order;
  const factsIn = (language: Language) => ({
    order: `#${number}`,
    package: bought.packageName,
    paid: wordMoney(amountMinor, currency, language),
  });
  if (person.password_hash !== null)
    return mailPerson(ctx, person, (language, named) => ({
      mail: 'receipt',
      params: { ...named, number },
      facts: factsIn(language),
      link: ctx.siteOrigin() + routes.orderView({ id: order._id }),
    }));
  const code = await issueFirstPasswordCode(ctx.db, person.id);
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'first-receipt',
    params: { ...named, number, duration: wordDuration(limits.firstPasswordDays, 'day', language) },
    facts: factsIn(language),
    link: ctx.siteOrigin() + routes.resetPassword({ code }),
  }));
};

const publish = async (
  ctx: SiteContext,
  { personId, orderId, invoiceId, kind }: Attempt,
): Promise<void> => {
  if (!personId) return;
  await ctx.live.publish(
    {
      type: 'payment.succeeded',
      kind,
      ...(orderId ? { orderId } : {}),
      ...(invoiceId ? { invoiceId } : {}),
    },
    { people: [personId] },
  );
};

/** Tells the buyer's tabs and everybody who sees the order, and mails the receipt. */
export const announcePayment = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  await publish(ctx, attempt);
  const order = attempt.orderId ? await getOrder(ctx.db, attempt.orderId) : undefined;
  if (order) await announceOrder(ctx, order);
  // A mail server that is down must not spoil a paid order.
  await mailReceipt(ctx, attempt, order).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'receipt not mailed'),
  );
};
