import { randomUUID } from 'node:crypto';

/** A reference that no other payment of any site has; the provider's messages are led home by its site. */
export const newTransferReference = (siteId: string): string => `${siteId}.${randomUUID()}`;

/** The site in a reference; nothing in one that this server did not make. */
export const siteOfTransfer = (reference: string): string | undefined =>
  /^(.+)\.[0-9a-f-]{36}$/.exec(reference)?.[1];
