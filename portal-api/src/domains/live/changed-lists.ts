import type { LiveMessage } from '@portal/shared-contracts/live';
import type { AdminList } from '@portal/shared-contracts/admin';

/** Rows of lists of the back office. */
export interface ChangedRows {
  lists: readonly AdminList[];
  /** As far as they are known: what is new has no row in an open list yet. */
  ids: readonly string[];
}

/** Which lists of the back office change with what customers and writers hear of. */
export const changedWith = (message: LiveMessage): ChangedRows | undefined => {
  if (message.type === 'order.changed')
    return { lists: ['orders', 'drafts'], ids: [message.orderId] };
  if (message.type === 'person.changed') return { lists: ['people'], ids: [message.userId] };
  if (message.type === 'payment.succeeded')
    return {
      lists: ['payments', 'invoices', 'people'],
      ids: message.invoiceId ? [message.invoiceId] : [],
    };
  return undefined;
};
