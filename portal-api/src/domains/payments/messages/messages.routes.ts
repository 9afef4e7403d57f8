import { AppError } from '@portal/shared-contracts';
import { receiveCardMessage, receiveTransferMessage } from '@portal/shared-contracts/payments';
import type { PortalApp } from '../../../app.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { handleCardMessage } from './handle-message.ts';
import { withPayments } from '../payment-context.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { refresh } from '../lifecycle/follow-attempt.ts';

/** Signed messages of the providers: they settle what no browser ever reported. */
export const registerPaymentMessages = (app: PortalApp): void => {
  bindEndpoint(
    app,
    receiveCardMessage,
    async (_input, ctx) => {
      if (!ctx.rawBody) throw new AppError('bad-input', 'The message is empty.');
      await handleCardMessage(app, ctx.rawBody, ctx.header('stripe-signature') ?? '');
      return { status: true };
    },
    { signedByCaller: true },
  );

  bindEndpoint(
    app,
    receiveTransferMessage,
    async (input, plain) => {
      const ctx = withPayments(app, plain);
      const txRef = ctx.payments.transfers(ctx).readMessage({
        signature: ctx.header('verif-hash'),
        body: input,
      });
      if (!txRef) throw new AppError('bad-input', 'The signature of this message is not right.');
      const attempt = await findAttempt(ctx.db, txRef);
      if (attempt?.provider === 'flutterwave') await refresh(ctx, attempt);
      return { status: true };
    },
    { signedByCaller: true },
  );
};
