import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxMessage } from '../../../adapters/payments/payment-adapters.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { handleCardMessage } from './handle-message.ts';

/** Milliseconds after which the sandbox brings its messages; real ones take their time as well. */
const MESSAGE_DELAY = 300;

/** Brings a message of the sandbox to the portal, as the real provider's servers do. */
export const deliverSandboxMessage =
  (app: PortalApp) =>
  ({ body, signature }: SandboxMessage): void => {
    const { background, log } = app.portal.platform;
    const send = async (): Promise<void> => {
      await pause(MESSAGE_DELAY);
      await handleCardMessage(app, Buffer.from(body), signature);
    };
    background.run(
      send().catch((error: unknown) => log.warn({ err: error }, 'sandbox message not delivered')),
    );
  };
