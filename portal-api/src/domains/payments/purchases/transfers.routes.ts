import { toMajor } from '@portal/shared-contracts';
import { getFlutterwaveCode, verifyFlutterwave } from '@portal/shared-contracts/payments';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { getPaidTransfer } from '../transfers/follow-transfer.ts';
import { openTransfer } from './open-transfer.ts';
import { presentOutcome } from './present-payment.ts';

const READS = { max: 120, seconds: 60 };
const OPENINGS = { max: 60, seconds: 600 };

/** The pair of calls for currencies that cards do not serve (CR-50, CR-51). */
export const registerTransfers = (app: PortalApp): void => {
  bindEndpoint(app, getFlutterwaveCode, async (input, ctx) => {
    await ctx.limit(`intent:${ctx.address}`, OPENINGS);
    const { attempt, txRef, link, integrityHash } = await openTransfer(ctx, input);
    return {
      status: true,
      txRef,
      integrityHash,
      amount: toMajor(attempt.amountMinor, attempt.currency),
      currency: attempt.currency,
      link,
    };
  });

  bindEndpoint(app, verifyFlutterwave, async ({ txRef }, ctx) => {
    await ctx.limit(`payment:${ctx.address}`, READS);
    const { orderId, invoiceId } = presentOutcome(await getPaidTransfer(ctx, txRef), ctx.language);
    return { status: true, ...(orderId ? { orderId } : {}), ...(invoiceId ? { invoiceId } : {}) };
  });
};
