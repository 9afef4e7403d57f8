import type { Undoes } from '../domains/audit/undo/undo.service.ts';
import { undoOfDeletedView } from '../domains/finding/views/views.service.ts';
import { undoOfOrders } from '../domains/orders/bulk/bulk.service.ts';
import { undoOfDeactivation } from '../domains/people/people.service.ts';
import type { Undo } from '../kernel/accountability/undo.ts';

/** How each act of the back office is taken back. */
export const undoesWith = (undoOfSettings: Undo): Undoes => ({
  'orders.assign': undoOfOrders,
  'orders.hand-over': undoOfOrders,
  'orders.due-date': undoOfOrders,
  'orders.hide': undoOfOrders,
  'orders.show': undoOfOrders,
  'person.deactivate': undoOfDeactivation,
  'settings.change': undoOfSettings,
  'view.delete': undoOfDeletedView,
});
