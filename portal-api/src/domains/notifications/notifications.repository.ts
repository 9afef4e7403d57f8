import type { SiteDatabase } from '../../kernel/database.ts';

export interface NotificationRow {
  id: string;
  order_id: string;
  content: string;
  sender_name: string;
  sender_img: string | null;
  action: string;
  created_at: Date;
}

export interface NewNotification {
  id: string;
  personId: string;
  orderId: string;
  content: string;
  senderId: string | null;
  senderName: string;
  senderImg: string | null;
  action: string;
  at: Date;
}

const LONGEST_LIST = 200;

export const insertNotification = async (
  db: SiteDatabase,
  entry: NewNotification,
): Promise<void> => {
  await db.query(
    `insert into notifications
       (id, site_id, person_id, order_id, content, sender_id, sender_name, sender_img, action, created_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)`,
    [
      entry.id,
      db.siteId,
      entry.personId,
      entry.orderId,
      entry.content,
      entry.senderId,
      entry.senderName,
      entry.senderImg,
      entry.action,
      entry.at,
    ],
  );
};

export const listByPerson = (db: SiteDatabase, personId: string): Promise<NotificationRow[]> =>
  db.query(
    `select id, order_id, content, sender_name, sender_img, action, created_at
     from notifications where site_id = $1 and person_id = $2
     order by created_at desc, id limit ${LONGEST_LIST}`,
    [db.siteId, personId],
  );

export const listByOrder = (
  db: SiteDatabase,
  personId: string,
  orderId: string,
): Promise<NotificationRow[]> =>
  db.query(
    `select id, order_id, content, sender_name, sender_img, action, created_at
     from notifications where site_id = $1 and person_id = $2 and order_id = $3
     order by created_at desc, id limit ${LONGEST_LIST}`,
    [db.siteId, personId, orderId],
  );

/** Another person's ids in the list touch nothing. */
export const removeByIds = async (
  db: SiteDatabase,
  personId: string,
  ids: readonly string[],
): Promise<number> => {
  const rows = await db.query(
    'delete from notifications where site_id = $1 and person_id = $2 and id = any($3::text[]) returning id',
    [db.siteId, personId, [...ids]],
  );
  return rows.length;
};
