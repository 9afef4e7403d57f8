import { randomUUID } from 'node:crypto';
import type { Notification } from '@portal/shared-contracts/notifications';
import type { SiteDatabase } from '../../database/database.ts';
import { findPerson } from '../people/people.repository.ts';
import type { LivePublisher } from '../live/live.service.ts';
import {
  insertNotification,
  listByOrder,
  listByPerson,
  type NotificationRow,
  removeByIds,
} from './notifications.repository.ts';

/** What somebody should hear of. */
export interface Notice {
  personId: string;
  /** The order it is about, or `invoices`. */
  orderId: string;
  content: string;
  /** Machine-readable kind, e.g. `draft-uploaded`. */
  action: string;
  /** Who caused it; nothing for the firm itself. */
  senderId?: string;
}

/** The bell of the portal. */
export interface NotificationsService {
  /** Stores the notice and tells the person's open tabs. */
  notify(notice: Notice): Promise<void>;
  list(personId: string): Promise<Notification[]>;
  ofOrder(personId: string, orderId: string): Promise<Notification[]>;
  clear(personId: string, ids: readonly string[]): Promise<Notification[]>;
}

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
  site: { id: string; name: string };
  live: LivePublisher;
  now: () => Date;
}

const describeSender = async ({ db, site }: Needs, senderId: string | undefined) => {
  const sender = senderId ? await findPerson(db, senderId) : undefined;
  if (!sender) return { senderId: null, senderName: site.name, senderImg: null };
  return {
    senderId: sender.id,
    senderName: `${sender.first_name} ${sender.last_name}`,
    senderImg: sender.profile_img,
  };
};

export const notificationsService = (needs: Needs): NotificationsService => {
  const { db, live, now } = needs;
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
        at: now(),
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
