import { AppError } from '@portal/shared-contracts';
import { paymentKey } from '@portal/shared-contracts/payments';
import { type PaymentAdapters, paymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import type { PortalApp } from '../../app.ts';
import type { Context, SiteContext } from '../../http/context.ts';
import { handleCardMessage } from './messages/handle-message.ts';

/** What the money services need: a site's services and the providers. */
export interface PaymentContext extends SiteContext {
  payments: PaymentAdapters;
}

/** Milliseconds after which the sandbox brings its messages; real ones take their time as well. */
const MESSAGE_DELAY = 300;

const createAdapters = (app: PortalApp): PaymentAdapters =>
  paymentAdapters(app.portal.platform.config.payments, {
    deliver: (_siteId, body, signature) => {
      const send = () => handleCardMessage(app, Buffer.from(body), signature);
      setTimeout(
        () =>
          void send().catch((error: unknown) =>
            app.portal.platform.log.warn({ err: error }, 'sandbox message not delivered'),
          ),
        MESSAGE_DELAY,
      ).unref();
    },
  });

/** The payment providers of this server, made once. */
export const paymentsOf = (app: PortalApp): PaymentAdapters =>
  (app.portal.platform.payments ??= createAdapters(app));

/** Whatever a handler had, with the providers beside it. The original stays the prototype, getters included. */
export const withPayments = <C extends object>(
  app: PortalApp,
  ctx: C,
): C & { payments: PaymentAdapters } =>
  Object.assign(Object.create(ctx) as C, { payments: paymentsOf(app) });

/**
 * The browser's name of this attempt. Without one the payment method names it: the provider takes
 * each of them once.
 */
export const keyOf = (
  ctx: Pick<Context, 'idempotencyKey'>,
  fallback: string | undefined,
): string => {
  const wanted = ctx.idempotencyKey ?? fallback?.replaceAll(/[^\w-]/g, '').padEnd(16, '_');
  const parsed = paymentKey.safeParse(wanted?.slice(0, 64));
  if (!parsed.success) throw new AppError('bad-input', 'This call needs an idempotency key.');
  return parsed.data;
};
