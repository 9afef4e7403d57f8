import { randomUUID } from 'node:crypto';
import { AppError, toMajor } from '@portal/shared-contracts';
import {
  abandonPayment,
  confirmAffirmPayment,
  getFlutterwaveCode,
  getPaymentIntentPublic,
  getPaymentOutcome,
  getPaymentSetup,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import type { PortalApp } from '../../app.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import {
  offersAffirm,
  packagePurchase,
  priceOf,
  refuseMismatch,
} from './checkout/checkout.service.ts';
import { requireCheckoutAttempt } from './checkout/find-checkout.ts';
import { confirmCheckout } from './cards/confirm-checkout.ts';
import { inheritBuyer } from './checkout/inherit-buyer.ts';
import { keyOf, paymentsOf, withPayments } from './payment-context.ts';
import { findAttempt } from './attempts/attempts.repository.ts';
import { closeUnknownKey, giveUp, openAttempt, refresh } from './lifecycle/attempt-lifecycle.ts';
import { openIntent } from './cards/card-intents.ts';
import { followTransfer } from './transfers/follow-transfer.ts';
import { challengeOf, presentOutcome } from './attempts/present-payment.ts';
import { openTransfer } from './transfers/open-transfer.ts';

const READS = { max: 120, seconds: 60 };
const OPENINGS = { max: 60, seconds: 600 };

/** The calls that move money in a checkout, and those that tell what became of it. */
export const registerPayments = (app: PortalApp): void => {
  bindEndpoint(app, getPaymentSetup, async () => {
    const { kind, publishableKey } = paymentsOf(app);
    return { status: true, ...kind, publishableKey };
  });

  bindEndpoint(app, getPaymentOutcome, async ({ key }, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`payment:${ctx.ip}`, READS);
    const attempt = await findAttempt(ctx.db, key);
    const current = attempt && (await refresh(ctx, attempt));
    const intent =
      current?.state === 'needs-action' && current.reference
        ? await ctx.payments.cards(ctx).retrieve(current.reference)
        : undefined;
    return presentOutcome(current, intent?.clientSecret ?? null);
  });

  bindEndpoint(app, abandonPayment, async ({ key }, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`payment:${ctx.ip}`, READS);
    const attempt = await findAttempt(ctx.db, key);
    return presentOutcome(attempt ? await giveUp(ctx, attempt) : await closeUnknownKey(ctx, key));
  });

  bindEndpoint(app, getPaymentIntentPublic, async (input, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`intent:${ctx.ip}`, OPENINGS);
    const replaced = input.replaces && (await findAttempt(ctx.db, input.replaces));
    if (replaced && (await giveUp(ctx, replaced)).state === 'paid')
      throw new AppError('already-done', 'This was paid already.');
    const offer = await priceOf(ctx, input.item, input.couponCode);
    const affirm = offersAffirm(offer, input.country);
    const purchase = packagePurchase('checkout', offer, {
      personId: ctx.visitor?.role === 'user' ? ctx.visitor.id : null,
      critiqueId: input.critiqueId,
      detail: affirm ? 'affirm' : undefined,
    });
    const key = keyOf(ctx, ctx.idempotencyKey ?? randomUUID());
    const attempt = await openAttempt(ctx, key, purchase);
    if (replaced) await inheritBuyer(ctx, replaced, attempt);
    const description = offer.item.packageName;
    const intent =
      attempt.provider === 'cards' ? await openIntent(ctx, attempt, { affirm, description }) : null;
    return {
      status: true,
      intent_id: intent?.id ?? '',
      client_secret: intent?.clientSecret ?? '',
      message: '',
      amount: toMajor(attempt.amountMinor, attempt.currency),
      discountAmount: toMajor(attempt.listMinor - attempt.amountMinor, attempt.currency),
      currency: attempt.currency,
      affirm: affirm && attempt.provider === 'cards',
    };
  });

  bindEndpoint(app, confirmAffirmPayment, async (input, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`confirm:${ctx.ip}`, OPENINGS);
    const attempt = await requireCheckoutAttempt(ctx, input.paymentIntent);
    refuseMismatch(attempt, { item: input.item, coupon: input.coupon });
    const result = await confirmCheckout(ctx, attempt, input.payment);
    const orderId = result.state === 'paid' ? result.attempt.orderId : null;
    return { status: true, ...(orderId ? { _id: orderId } : {}), ...challengeOf(result) };
  });

  bindEndpoint(app, getFlutterwaveCode, async (input, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`intent:${ctx.ip}`, OPENINGS);
    const { attempt, link, integrityHash } = await openTransfer(ctx, input);
    return {
      status: true,
      txRef: attempt.key,
      integrityHash,
      amount: toMajor(attempt.amountMinor, attempt.currency),
      currency: attempt.currency,
      link,
    };
  });

  bindEndpoint(app, verifyFlutterwave, async ({ txRef }, plain) => {
    const ctx = withPayments(app, plain);
    await ctx.limit(`payment:${ctx.ip}`, READS);
    const attempt = await findAttempt(ctx.db, txRef);
    if (attempt?.provider !== 'flutterwave')
      throw new AppError('not-found', 'This payment does not exist.');
    const settled = await followTransfer(ctx, attempt);
    if (settled.state !== 'paid')
      throw new AppError('payment-declined', settled.message ?? 'This payment is not finished.');
    const { orderId, invoiceId } = presentOutcome(settled);
    return { status: true, ...(orderId ? { orderId } : {}), ...(invoiceId ? { invoiceId } : {}) };
  });
};
