import {
  discardPaymentAccount,
  leavePaymentAccount,
  readPaymentAccount,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { presentAccounts } from './firm-account.ts';
import { saveAccount } from './save-account.ts';
import { discardAccount, leaveAccount, testAccount } from './use-account.ts';

const answer = async (ctx: Context) => ({
  status: true as const,
  account: await presentAccounts(ctx),
});

/** A firm's own account at the card provider, for those who hold the area of money (BO-93). */
export const registerPaymentAccount = (app: PortalApp): void => {
  bindEndpoint(app, readPaymentAccount, async (_input, ctx) => answer(ctx));

  bindEndpoint(app, savePaymentAccount, async (wanted, ctx) => {
    await saveAccount(ctx, wanted);
    return answer(ctx);
  });

  bindEndpoint(app, testPaymentAccount, async ({ baseVersion }, ctx) => {
    await limitCostly(ctx, 'payment-account');
    await testAccount(ctx, baseVersion);
    return answer(ctx);
  });

  bindEndpoint(app, discardPaymentAccount, async ({ baseVersion }, ctx) => {
    await discardAccount(ctx, baseVersion);
    return answer(ctx);
  });

  bindEndpoint(app, leavePaymentAccount, async ({ baseVersion }, ctx) => {
    await leaveAccount(ctx, baseVersion);
    return answer(ctx);
  });
};
