import { Refusal } from '@portal/shared-contracts/refusals';
import { receiveAccountMessage } from '@portal/shared-contracts/admin';
import { receiveCardMessage, receiveTransferMessage } from '@portal/shared-contracts/payments';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { handleAccountMessage } from './account-messages.ts';
import { handleCardMessage, handleTransferMessage } from './handle-message.ts';

/** Signed messages of the providers: they settle what no browser ever reported. */
export const registerPaymentMessages = (app: PortalApp): void => {
  bindEndpoint(
    app,
    receiveCardMessage,
    async (_input, ctx) => {
      if (!ctx.rawBody) throw new Refusal('message-empty');
      await handleCardMessage(app, ctx.rawBody, ctx.header('stripe-signature') ?? '');
      return { status: true };
    },
    { signedByCaller: true },
  );

  bindEndpoint(
    app,
    receiveAccountMessage,
    async ({ account }, ctx) => {
      if (!ctx.rawBody) throw new Refusal('message-empty');
      const signature = ctx.header('stripe-signature') ?? '';
      await handleAccountMessage(ctx, account, { body: ctx.rawBody, signature });
      return { status: true };
    },
    { signedByCaller: true },
  );

  bindEndpoint(
    app,
    receiveTransferMessage,
    async (input, ctx) => {
      const message = { signature: ctx.header('verif-hash'), body: input };
      if (ctx.payments.kind.alternate === 'off') throw new Refusal('message-signature-wrong');
      const about = ctx.payments.transfers(ctx.db).readMessage(message);
      if (!about) throw new Refusal('message-signature-wrong');
      await handleTransferMessage(app, about);
      return { status: true };
    },
    { signedByCaller: true },
  );
};
