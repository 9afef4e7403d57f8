import { AppError, toMajor } from '@portal/shared-contracts';
import type { SiteContext } from '../../../http/context.ts';
import type { PaymentAdapters } from '../../../adapters/payments/payment-adapters.ts';
import { announceOrder, getOrder } from '../../orders/orders.service.ts';
import { getPerson } from '../../people/people.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt, findAttempt, lockAttempt } from '../attempts/attempts.repository.ts';
import { CannotGive, give } from './fulfil.ts';

type SettleContext = SiteContext & { payments: PaymentAdapters };

/** The receipt by mail; a mail server that is down must not spoil a paid order. */
const mailReceipt = async (ctx: SettleContext, attempt: Attempt): Promise<void> => {
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

const tell = async (ctx: SettleContext, attempt: Attempt): Promise<void> => {
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

const returnMoney = async (ctx: SettleContext, attempt: Attempt): Promise<void> => {
  if (!attempt.reference) return;
  if (attempt.provider === 'cards')
    await ctx.payments
      .cards(ctx)
      .refund(attempt.reference, `${ctx.site.id}:${attempt.reference}:return`);
  if (attempt.provider === 'flutterwave')
    await ctx.payments.transfers(ctx).refund(attempt.reference);
};

const refuse = async (ctx: SettleContext, attempt: Attempt, reason: CannotGive): Promise<never> => {
  await returnMoney(ctx, attempt);
  const message = `${reason.message} Your money is on its way back.`;
  const change = { state: 'declined', message } as const;
  await changeAttempt(ctx.db, attempt.key, change, ctx.now());
  ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
  throw new AppError('already-done', message);
};

/**
 * Gives what an attempt paid for and marks it as paid, in one transaction, once: the browser's call,
 * the provider's message and the recovery page may all come here at the same time.
 */
export const settle = async (ctx: SettleContext, key: string): Promise<Attempt> => {
  const { site, now } = ctx;
  let isNew = false;
  try {
    await ctx.db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, key);
      if (!attempt || attempt.state === 'paid') return;
      const given = await give({ tx, siteId: site.id, now: now() }, attempt);
      isNew = await changeAttempt(
        tx,
        key,
        {
          state: 'paid',
          ...(given.orderId ? { order_id: given.orderId } : {}),
          ...(given.invoiceId ? { invoice_id: given.invoiceId } : {}),
        },
        now(),
      );
      // Closed in the meantime: nothing may be given for it.
      if (!isNew) throw new CannotGive('This payment was given up.');
    });
  } catch (error) {
    const attempt = await findAttempt(ctx.db, key);
    if (error instanceof CannotGive && attempt) return refuse(ctx, attempt, error);
    throw error;
  }
  const settled = await findAttempt(ctx.db, key);
  if (!settled) throw new AppError('not-found', 'This payment does not exist.');
  if (isNew) {
    await tell(ctx, settled);
    await mailReceipt(ctx, settled).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'receipt not mailed'),
    );
  }
  return settled;
};
