import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxMessage } from '../../../adapters/payments/payment-adapters.ts';
import {
  PLATFORM_ACCOUNT,
  publishableKeyOf,
} from '../../../adapters/payments/sandbox/sandbox-accounts.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { listByPublicKey } from '../accounts/accounts.repository.ts';
import { handleAccountMessage } from './account-messages.ts';
import { handleCardMessage } from './handle-message.ts';

/** Milliseconds after which the sandbox brings its messages; real ones take their time as well. */
const MESSAGE_DELAY = 300;

// Nobody enters addresses in the sandbox, so it brings a message to each row with keys of its account.
const bringToFirm = async (
  app: PortalApp,
  { siteId, account, body, signature }: SandboxMessage,
): Promise<void> => {
  const site = await app.portal.sites.byId(siteId);
  if (!site) return;
  const ctx = app.portal.siteContext(site);
  for (const id of await listByPublicKey(ctx.db, publishableKeyOf(account)))
    await handleAccountMessage(ctx, id, { body: Buffer.from(body), signature });
};

/** Brings a message of the sandbox to the portal, as the real provider's servers do. */
export const deliverSandboxMessage =
  (app: PortalApp) =>
  (message: SandboxMessage): void => {
    const { background, log } = app.portal.platform;
    const send = async (): Promise<void> => {
      await pause(MESSAGE_DELAY);
      const { account, body, signature } = message;
      if (account !== PLATFORM_ACCOUNT) await bringToFirm(app, message);
      else await handleCardMessage(app, Buffer.from(body), signature);
    };
    background.run(
      send().catch((error: unknown) => log.warn({ err: error }, 'sandbox message not delivered')),
    );
  };
