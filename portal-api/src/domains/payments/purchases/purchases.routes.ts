import { placeOrder } from '@portal/shared-contracts/checkout';
import { payInvoice } from '@portal/shared-contracts/invoices';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { tipWriter } from '@portal/shared-contracts/tips';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { buyPackage, payInvoiceByCard, tipByCard } from './pay-purchase.ts';
import { challengeOf, presentCheckout } from './present-payment.ts';

const OPENINGS = { max: 60, seconds: 600 };

/** The four calls by which somebody pays by card or Affirm, and the one that opens a checkout. */
export const registerPurchases = (app: PortalApp): void => {
  bindEndpoint(app, getPaymentIntentPublic, async (input, ctx) => {
    await ctx.limit(`intent:${ctx.address}`, OPENINGS);
    return presentCheckout(await openCheckout(ctx, input));
  });

  bindEndpoint(app, confirmAffirmPayment, async (input, ctx) => {
    await ctx.limit(`confirm:${ctx.address}`, OPENINGS);
    const result = await confirmCheckout(ctx, input);
    const orderId = result.state === 'paid' ? result.attempt.orderId : null;
    return { status: true, ...(orderId ? { _id: orderId } : {}), ...challengeOf(result) };
  });

  bindEndpoint(app, placeOrder, async ({ payment, package_subscribed, ...shown }, ctx) => {
    const result = await buyPackage(ctx, package_subscribed, payment, shown);
    const orderId = result.state === 'paid' ? result.attempt.orderId : null;
    return { status: true, ...(orderId ? { order_id: orderId } : {}), ...challengeOf(result) };
  });

  bindEndpoint(app, payInvoice, async ({ payment, invoice_id }, ctx) => {
    return { status: true, ...challengeOf(await payInvoiceByCard(ctx, invoice_id, payment)) };
  });

  bindEndpoint(app, tipWriter, async ({ id, tip, payment }, ctx) => {
    const result = await tipByCard(ctx, { orderId: id, amount: tip }, payment);
    return { status: true, ...challengeOf(result) };
  });
};
