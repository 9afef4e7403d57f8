import type { TransferMessage } from '../../../kernel/payments/transfer-provider.ts';
import type { CardEvent } from '../../../kernel/payments/card-provider.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { findAttempt, findTransferAttempt } from '../attempts/attempts.repository.ts';
import { siteOfTransfer } from '../attempts/transfer-reference.ts';
import { refresh, returnLate } from '../lifecycle/follow-attempt.ts';
import { followReturns } from '../refunds/follow-returns.ts';
import { findOwner } from '../refunds/returns.repository.ts';

const contextOf = async (
  app: PortalApp,
  siteId: string | undefined,
): Promise<SiteContext | undefined> => {
  const site = siteId ? await app.portal.sites.byId(siteId) : undefined;
  return site && app.portal.siteContext(site);
};

const ownerOf = async (app: PortalApp, { siteId, paymentKey: key, intentId }: CardEvent) =>
  siteId && key
    ? { siteId, key }
    : findOwner(app.portal.platform.database.platform(), 'cards', intentId);

const announceMoney = (ctx: SiteContext, key: string): Promise<void> =>
  ctx.live.announceToAdmins(['payments', 'invoices', 'disputes'], [key]);

/**
 * Handles a signed message of the card provider. The message only says where to look: what counts is
 * what the provider answers now, so repeated and late messages change nothing.
 */
export const handleCardMessage = async (
  app: PortalApp,
  body: Buffer,
  signature: string,
): Promise<void> => {
  const { payments, now } = app.portal.platform;
  const event = payments.readCardMessage({ body, signature }, now()).event;
  const owner = event && (await ownerOf(app, event));
  const ctx = await contextOf(app, owner?.siteId);
  if (!event || !owner || !ctx) return;
  const attempt = await findAttempt(ctx.db, owner.key);
  // What a firm's own account took is nothing that the platform's provider can know of.
  if (attempt?.accountId === null && attempt.reference === event.intentId) {
    await refresh(ctx, attempt);
    await returnLate(ctx, attempt);
    if (event.about === 'returned-money') await followReturns(ctx, attempt.key);
    await announceMoney(ctx, attempt.key);
  }
};

const transferOwner = async (app: PortalApp, { txRef, transactionId }: TransferMessage) => {
  if (txRef) return { siteId: siteOfTransfer(txRef), txRefOrKey: txRef };
  const platform = app.portal.platform.database.platform();
  const owner = transactionId && (await findOwner(platform, 'flutterwave', transactionId));
  return owner ? { siteId: owner.siteId, txRefOrKey: owner.key } : undefined;
};

/**
 * Handles a message of the alternate provider. Its account serves all firms, so the reference names the site; its
 * messages about refunds and chargebacks are told from others by the transaction that they name.
 */
export const handleTransferMessage = async (
  app: PortalApp,
  message: TransferMessage,
): Promise<void> => {
  const owner = await transferOwner(app, message);
  const ctx = await contextOf(app, owner?.siteId);
  if (!owner || !ctx) return;
  const attempt = await findTransferAttempt(ctx.db, owner.txRefOrKey);
  if (!attempt) return;
  await refresh(ctx, attempt);
  await returnLate(ctx, attempt);
  if (message.transactionId) await followReturns(ctx, attempt.key);
  await announceMoney(ctx, attempt.key);
};
