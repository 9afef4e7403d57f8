import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type NoticeRow,
  queueAdminMails,
  queueMails,
} from '../../mail-notices/mail-notices.service.ts';
import { canBeChanged } from '../../orders/orders.policy.ts';
import { getOrder, type OrderRecord, requireService } from '../../orders/orders.service.ts';
import { findDraft } from './drafts.repository.ts';

const about = (order: OrderRecord, draft: { id: string; serviceId: string }) => ({
  key: draft.id,
  orderId: order._id,
  subjectId: draft.id,
  facts: { number: order.number, part: requireService(order, draft.serviceId).serviceName },
});

/** Queues mails to the admins about a draft that waits for them. */
export const mailWaiting = async (
  tx: SiteDatabase,
  order: OrderRecord,
  draft: { id: string; serviceId: string },
): Promise<void> => {
  await queueAdminMails(tx, { event: 'draft-waiting', ...about(order, draft) });
};

/** Queues the verdict on a draft for its writer. */
export const mailVerdict = async (
  tx: SiteDatabase,
  order: OrderRecord,
  draft: { id: string; serviceId: string; isApproved: boolean },
): Promise<void> => {
  if (!order.writer_id) return;
  const event = draft.isApproved ? 'draft-approved' : 'draft-sent-back';
  await queueMails(tx, [{ event, personId: order.writer_id, ...about(order, draft) }]);
};

/** Whether a draft still waits for the admins. */
export const draftStillWaits = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const draft = await findDraft(db, notice.subject_id ?? '');
  if (draft?.approval !== 'pending' || draft.reviewed_at) return false;
  const order = await getOrder(db, draft.order_id);
  return order !== undefined && canBeChanged(order);
};
