import { type PaymentAdapters, paymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import type { SiteContext } from '../../kernel/context.ts';
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
