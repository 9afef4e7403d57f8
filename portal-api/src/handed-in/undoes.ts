import type { Undoes } from '../domains/audit/undo/undo.service.ts';
import { undoOfArchivedQuestionnaire } from '../domains/answers/firm-questionnaires/undo-archived.ts';
import {
  undoOfCoupon,
  undoOfDownloadable,
  undoOfLink,
  undoOfPackage,
} from '../domains/catalogue/undoes.ts';
import { undoOfArchivedContract } from '../domains/documents/firm-contracts/undo-archived.ts';
import { undoOfDeletedView } from '../domains/finding/views/views.service.ts';
import { undoOfOrders } from '../domains/orders/bulk/bulk.service.ts';
import { undoOfNote } from '../domains/orders/firm-orders/firm-order.service.ts';
import { undoOfDeactivation, undoOfPersonChange } from '../domains/people/people.service.ts';
import { undoOfProduct } from '../domains/reviews/reviews.service.ts';
import type { Undo } from '../kernel/accountability/undo.ts';

/** How each act of the back office is taken back. */
export const undoesWith = (undoOfSettings: Undo): Undoes => ({
  'orders.assign': undoOfOrders,
  'orders.hand-over': undoOfOrders,
  'orders.due-date': undoOfOrders,
  'orders.hide': undoOfOrders,
  'orders.show': undoOfOrders,
  'orders.note': undoOfNote,
  'person.deactivate': undoOfDeactivation,
  'person.change': undoOfPersonChange,
  'package.change': undoOfPackage,
  'coupon.change': undoOfCoupon,
  'link.archive': undoOfLink,
  'product.archive': undoOfProduct,
  'downloadable.change': undoOfDownloadable,
  'contract.archive': undoOfArchivedContract,
  'questionnaire.archive': undoOfArchivedQuestionnaire,
  'settings.change': undoOfSettings,
  'view.delete': undoOfDeletedView,
});
