import type { SiteDatabase } from '../../kernel/database.ts';

export interface NotificationRow {
  id: string;
  order_id: string;
  /** The finished text of a row from before there were codes, else empty. */
  content: string;
  code: string | null;
  params: unknown;
  sender_name: string;
  /** First name of the person who caused it; nothing for the firm. */
  sender_first_name: string | null;
  sender_img: string | null;
  action: string;
  created_at: Date;
}

export interface NewNotification {
  id: string;
  personId: string;
  orderId: string;
  code: string;
  params: object;
  senderId: string | null;
  senderName: string;
  senderImg: string | null;
  action: string;
  at: Date;
}

const LONGEST_LIST = 200;

const SELECT = `select n.id, n.order_id, n.content, n.code, n.params, n.sender_name, n.sender_img,
    n.action, n.created_at,
    (select first_name from people p where p.site_id = n.site_id and p.id = n.sender_id)
      as sender_first_name
  from notifications n`;

export const insertNotification = async (
  db: SiteDatabase,
  entry: NewNotification,
): Promise<void> => {
  await db.query(
    `insert into notifications (id, site_id, person_id, order_id, content, code, params,
       sender_id, sender_name, sender_img, action, created_at)
     values ($1,$2,$3,$4,'',$5,$6,$7,$8,$9,$10,$11)`,
    [
      entry.id,
      db.siteId,
      entry.personId,
      entry.orderId,
      entry.code,
      JSON.stringify(entry.params),
      entry.senderId,
      entry.senderName,
      entry.senderImg,
      entry.action,
      entry.at,
    ],
  );
};

export const listWaiting = (db: SiteDatabase, personId: string): Promise<NotificationRow[]> =>
  db.query(
    `${SELECT} where n.site_id = $1 and n.person_id = $2 and n.cleared_at is null
     order by n.created_at desc, n.id limit ${LONGEST_LIST}`,
    [db.siteId, personId],
  );

export const listByOrder = (
  db: SiteDatabase,
  personId: string,
  orderId: string,
): Promise<NotificationRow[]> =>
  db.query(
    `${SELECT} where n.site_id = $1 and n.person_id = $2 and n.order_id = $3
     order by n.created_at desc, n.id limit ${LONGEST_LIST}`,
    [db.siteId, personId, orderId],
  );

/** Another person's ids in the list touch nothing. */
export const clearByIds = async (
  db: SiteDatabase,
  personId: string,
  ids: readonly string[],
): Promise<number> => {
  const rows = await db.query(
    `update notifications set cleared_at = $4
     where site_id = $1 and person_id = $2 and id = any($3::text[]) and cleared_at is null
     returning id`,
    [db.siteId, personId, [...ids], db.now()],
  );
  return rows.length;
};

/** Clears what asked the person for a step on this order. */
export const clearByActions = async (
  db: SiteDatabase,
  of: { personId: string; orderId: string; actions: readonly string[] },
): Promise<number> => {
  const rows = await db.query(
    `update notifications set cleared_at = $5
     where site_id = $1 and person_id = $2 and order_id = $3 and action = any($4::text[])
       and cleared_at is null
     returning id`,
    [db.siteId, of.personId, of.orderId, [...of.actions], db.now()],
  );
  return rows.length;
};
