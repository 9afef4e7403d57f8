import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/shared-contracts';
import { type Notice, readNotice, stepNotices } from '@portal/shared-contracts/notices';
import { type Notification } from '@portal/shared-contracts/notifications';
import type { NotificationsService } from '../../kernel/notifications.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { wordNotice } from '../../kernel/words/words.ts';
import { findPerson } from '../people/people.service.ts';
import type { LivePublisher } from '../../kernel/live.ts';
import {
  clearByActions,
  clearByIds,
  insertNotification,
  listByOrder,
  listWaiting,
  type NotificationRow,
} from './notifications.repository.ts';

const wordsOf = ({ code, params, content }: NotificationRow, language: Language): string =>
  code === null ? content : wordNotice(readNotice({ code, params }), language);

const toWire = (row: NotificationRow, language: Language): Notification => ({
  _id: row.id,
  order_id: row.order_id,
  contant: wordsOf(row, language),
  createdAt: row.created_at.toISOString(),
  data: {
    senderImg: row.sender_img ?? '',
    senderName: row.sender_name,
    senderPrefName: row.sender_first_name ?? row.sender_name,
    action: row.action,
  },
});

/** The machine-readable kind: of a step the step itself. */
const actionOf = ({ code, params }: Notice): string => ('step' in params ? params.step : code);

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
  const announce = (personId: string) =>
    live.publish({ type: 'notifications.changed' }, { people: [personId] });
  const list: NotificationsService['list'] = async ({ id, language }) =>
    (await listWaiting(db, id)).map((row) => toWire(row, language));
  return {
    list,
    notify: async ({ personId, orderId, notice, senderId }) => {
      const sender = await describeSender(needs, senderId);
      await insertNotification(db, {
        id: randomUUID(),
        personId,
        orderId,
        ...notice,
        action: actionOf(notice),
        ...sender,
        at: db.now(),
      });
      await announce(personId);
    },
    ofOrder: async ({ id, language }, orderId) =>
      (await listByOrder(db, id, orderId)).map((row) => toWire(row, language)),
    clear: async (reader, ids) => {
      if ((await clearByIds(db, reader.id, ids)) > 0) await announce(reader.id);
      return list(reader);
    },
    clearSteps: async (personId, orderId) => {
      const cleared = await clearByActions(db, { personId, orderId, actions: stepNotices });
      if (cleared > 0) await announce(personId);
    },
  };
};
