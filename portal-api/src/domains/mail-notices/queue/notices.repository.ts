import type { SiteDatabase } from '../../../kernel/database.ts';
import type { NoticeFacts } from './notice.record.ts';
import type { QueuedMail } from './steady-mails.ts';

/** A row before it is written. */
export interface NoticeToInsert {
  id: string;
  event: QueuedMail;
  key: string;
  personId: string | null;
  orderId: string | null;
  subjectId: string | null;
  facts: NoticeFacts;
  groupKey: string;
  dueAt: string;
}

/** Lets what was to be said to a person of an event since a moment never leave, nor be sent again by hand. */
export const dropNoticesOf = async (
  tx: SiteDatabase,
  { personId, event, from }: { personId: string; event: QueuedMail; from: Date },
): Promise<void> => {
  await tx.query(
    `update mail_notices set state = 'dropped', reason = 'done', ended_at = $4
     where site_id = $1 and person_id = $2 and event = $3 and created_at >= $5
       and state in ('waiting', 'failed', 'uncertain')`,
    [tx.siteId, personId, event, tx.now(), from],
  );
};

/** Writes notices; who was told of the same already is not told again. */
export const insertNotices = async (
  tx: SiteDatabase,
  notices: readonly NoticeToInsert[],
): Promise<void> => {
  await tx.query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, order_id, subject_id, params,
       group_key, due_at, created_at)
     select n.id, $1, n.event, n.key, n."personId", n."orderId", n."subjectId", n.facts, n."groupKey",
       n."dueAt", $3
     from jsonb_to_recordset($2::jsonb) as n(id text, event text, key text, "personId" text,
       "orderId" text, "subjectId" text, facts jsonb, "groupKey" text, "dueAt" timestamptz)
     on conflict do nothing`,
    [tx.siteId, JSON.stringify(notices), tx.now()],
  );
};
