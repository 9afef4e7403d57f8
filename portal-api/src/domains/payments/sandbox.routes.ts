import { Refusal } from '@portal/shared-contracts/refusals';
import {
  answerSandboxChallenge,
  answerSandboxTransfer,
  createSandboxMethod,
  getSandboxIntent,
} from '@portal/shared-contracts/payments';
import type { PaymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import { accountOfKey } from '../../adapters/payments/sandbox/sandbox-accounts.ts';
import type { SandboxIntent } from '../../adapters/payments/sandbox/sandbox-books.ts';
import { answerTransfer } from '../../adapters/payments/sandbox/transfers/sandbox-transfers.repository.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import { cardSetup } from './accounts/cards-of.ts';
import { findTransferAttempt } from './attempts/attempts.repository.ts';
import { addTestCard } from './sandbox.service.ts';

const present = (intent: SandboxIntent) => ({
  id: intent.id,
  status: intent.status,
  client_secret: intent.client_secret,
  last_payment_error: intent.last_error,
});

/** What the provider's script asks its own servers for; with a real provider these do not exist. */
export const registerPaymentSandbox = (
  app: PortalApp,
  findSandbox: PaymentAdapters['sandbox'],
): void => {
  const sandboxOf = ({ db }: Context, account?: string) => {
    const sandbox = findSandbox(db, account);
    if (!sandbox) throw new Refusal('page-unknown');
    return sandbox;
  };

  const requireIntent = async (ctx: Context, secret: string): Promise<SandboxIntent> => {
    const intent = await sandboxOf(ctx).books.findIntentBySecret(secret);
    if (!intent) throw new Refusal('sandbox-payment-unknown');
    return intent;
  };

  bindEndpoint(app, createSandboxMethod, async (card, ctx) => {
    // The form of a page is that of the account whose public key the page was given.
    const { books } = sandboxOf(ctx, accountOfKey((await cardSetup(ctx)).publishableKey));
    await ctx.limit(`sandbox-card:${ctx.address}`, { max: 300, seconds: 600 });
    const { id, brand, last4 } = await addTestCard(books, card, ctx.now());
    return { id, brand, last4 };
  });

  bindEndpoint(app, getSandboxIntent, async ({ client_secret }, ctx) =>
    present(await requireIntent(ctx, client_secret)),
  );

  bindEndpoint(app, answerSandboxChallenge, async ({ client_secret, kind, answer }, ctx) => {
    const intent = await requireIntent(ctx, client_secret);
    const { rules } = sandboxOf(ctx, intent.account);
    const accepted = answer === 'accept';
    await (kind === 'bank' ? rules.challenge(intent, accepted) : rules.affirm(intent, accepted));
    return present(await requireIntent(ctx, client_secret));
  });

  bindEndpoint(app, answerSandboxTransfer, async ({ tx_ref, answer }, ctx) => {
    sandboxOf(ctx);
    const status = answer === 'accept' ? 'successful' : 'failed';
    const attempt = await findTransferAttempt(ctx.db, tx_ref);
    const transfer = await answerTransfer(ctx.db, attempt?.transferRef ?? tx_ref, status);
    if (!transfer || transfer.status === 'pending') throw new Refusal('sandbox-payment-unknown');
    return {
      status: transfer.status,
      transaction_id: transfer.transactionId,
      tx_ref: transfer.txRef,
    };
  });
};
