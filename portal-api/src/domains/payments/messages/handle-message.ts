import type { PortalApp } from '../../../http/portal-app.ts';
import { noteEvent } from './provider-events.repository.ts';
import { findAttempt, findTransferAttempt } from '../attempts/attempts.repository.ts';
import { siteOfTransfer } from '../attempts/transfer-reference.ts';
import { refresh } from '../lifecycle/follow-attempt.ts';

/**
 * Handles a signed message of the card provider. The message only says where to look: what counts is
 * what the provider answers now, so repeated and late messages change nothing.
 */
export const handleCardMessage = async (
  app: PortalApp,
  body: Buffer,
  signature: string,
): Promise<void> => {
  const { platform, sites, siteContext } = app.portal;
  const event = platform.payments.readCardEvent(body, signature, platform.now());
  const site = event?.intent.siteId ? await sites.byId(event.intent.siteId) : undefined;
  if (!event?.intent.paymentKey || !site) return;
  const ctx = siteContext(site);
  const attempt = await findAttempt(ctx.db, event.intent.paymentKey);
  if (attempt?.reference === event.intent.id) await refresh(ctx, attempt);
  await noteEvent(ctx.db, { provider: 'cards', id: event.id }, ctx.now());
};

/** Handles a message of the alternate provider: its account serves all firms, so the reference names the site. */
export const handleTransferMessage = async (app: PortalApp, txRef: string): Promise<void> => {
  const { sites, siteContext } = app.portal;
  const site = await sites.byId(siteOfTransfer(txRef) ?? '');
  if (!site) return;
  const ctx = siteContext(site);
  const attempt = await findTransferAttempt(ctx.db, txRef);
  if (attempt) await refresh(ctx, attempt);
};
