import {
  abandonPayment,
  getPaymentOutcome,
  getPaymentSetup,
} from '@portal/shared-contracts/payments';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { cardSetup } from './accounts/cards-of.ts';
import { abandonKey, outcomeOf } from './lifecycle/payment-outcome.ts';
import { presentOutcome } from './purchases/present-payment.ts';
import { registerPurchases } from './purchases/purchases.routes.ts';
import { registerTransfers } from './purchases/transfers.routes.ts';

const READS = { max: 120, seconds: 60 };

/** The calls that pay for something, and those that tell who takes the money and what became of an attempt. */
export const registerPayments = (app: PortalApp): void => {
  registerPurchases(app);
  registerTransfers(app);

  bindEndpoint(app, getPaymentSetup, async (_input, ctx) => {
    const { cards, publishableKey } = await cardSetup(ctx);
    return { status: true, cards, publishableKey, alternate: ctx.payments.kind.alternate };
  });

  bindEndpoint(app, getPaymentOutcome, async ({ key }, ctx) => {
    await ctx.limit(`payment:${ctx.address}`, READS);
    const { attempt, ...details } = await outcomeOf(ctx, key);
    return presentOutcome(attempt, ctx.language, details);
  });

  bindEndpoint(app, abandonPayment, async ({ key }, ctx) => {
    await ctx.limit(`payment:${ctx.address}`, READS);
    return presentOutcome(await abandonKey(ctx, key), ctx.language);
  });
};
