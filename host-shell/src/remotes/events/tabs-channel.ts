import { isEmbedded } from '@portal/shared-contracts/widget';

/**
 * The channel to the person's other tabs. A frame in a foreign page has none: it carries no session,
 * and its "nobody is signed in" would sign the person out everywhere.
 */
export const openTabsChannel = (embedded = isEmbedded()): BroadcastChannel | undefined =>
  embedded || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal');
