import { randomUUID } from 'node:crypto';
import type { Notification } from '@portal/shared-contracts/notifications';
import type { NotificationsService } from '../../kernel/notifications.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { findPerson } from '../people/people.service.ts';
import type { LivePublisher } from '../../kernel/live.ts';
import {
  insertNotification,
  listByOrder,
  listByPerson,
  type NotificationRow,
  removeByIds,
} from './notifications.repository.ts';

const toWire = (row: NotificationRow): Notification => ({
  _id: row.id,
  order_id: row.order_id,
  contant: row.content,
  createdAt: row.created_at.toISOString(),
  data: {
    senderImg: row.sender_img ?? '',
    senderName: row.sender_name,
    senderPrefName: row.sender_name.split(' ')[0] ?? '',
    action: row.action,
  },
});

interface Needs {
  db: SiteDatabase;
  /** Who sends what nobody in particular caused. */
  senderName: string;
  live: LivePublisher;
}

const describeSender = async ({ db, senderName }: Needs, senderId: string | undefined) => {
  const sender = senderId ? await findPerson(db, senderId) : undefined;
  if (!sender) return { senderId: null, senderName, senderImg: null };
  return {
    senderId: sender.id,
    senderName: `${sender.first_name} ${sender.last_name}`,
    senderImg: sender.profile_img,
  };
};

export const notificationsService = (needs: Needs): NotificationsService => {
  const { db, live } = needs;
  const list = async (personId: string) => (await listByPerson(db, personId)).map(toWire);
  return {
    list,
    notify: async ({ personId, orderId, content, action, senderId }) => {
      const sender = await describeSender(needs, senderId);
      await insertNotification(db, {
        id: randomUUID(),
        personId,
        orderId,
        content,
        action,
        ...sender,
        at: db.now(),
      });
      await live.publish({ type: 'notifications.changed' }, { people: [personId] });
    },
    ofOrder: async (personId, orderId) => (await listByOrder(db, personId, orderId)).map(toWire),
    clear: async (personId, ids) => {
      const removed = await removeByIds(db, personId, ids);
      if (removed > 0)
        await live.publish({ type: 'notifications.changed' }, { people: [personId] });
      return list(personId);
    },
  };
};
