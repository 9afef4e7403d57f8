import type { Language } from '@portal/shared-contracts';
import type { MailEvent } from '@portal/shared-contracts/mails';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { NoticeFacts } from '../queue/notice.record.ts';

export interface TemplateKey {
  event: MailEvent;
  language: Language;
}

/** The firm's own words; none after a reset. */
export interface TemplateRow {
  event: MailEvent;
  subject: string | null;
  body: string | null;
  version: number;
  changed_by: string | null;
  changed_at: Date;
}

const COLUMNS = `t.event, t.subject, t.body, t.version, t.changed_at,
  (select p.first_name from people p where p.site_id = t.site_id and p.id = t.changed_by) as changed_by`;

/** The firm's own words of some events in one language. */
export const listTemplates = (
  db: SiteDatabase,
  events: readonly MailEvent[],
  language: Language,
): Promise<TemplateRow[]> =>
  db.query<TemplateRow>(
    `select ${COLUMNS} from mail_templates t
     where t.site_id = $1 and t.event = any($2) and t.language = $3`,
    [db.siteId, events, language],
  );

/** All of the firm's own words. */
export const listAllTemplates = (
  db: SiteDatabase,
): Promise<(TemplateKey & { subject: string; text: string })[]> =>
  db.query(
    `select event, language, subject, body as text from mail_templates
     where site_id = $1 and subject is not null and body is not null order by event, language`,
    [db.siteId],
  );

/** The words of one event, held until the transaction ends. */
export const lockTemplate = async (
  tx: SiteDatabase,
  { event, language }: TemplateKey,
): Promise<TemplateRow | undefined> => {
  const [row] = await tx.query<TemplateRow>(
    `select ${COLUMNS} from mail_templates t
     where t.site_id = $1 and t.event = $2 and t.language = $3 for update of t`,
    [tx.siteId, event, language],
  );
  return row;
};

/** Writes the next version; whoever came second to the same one is told by no row. */
export const saveTemplate = async (
  tx: SiteDatabase,
  { event, language }: TemplateKey,
  words: { subject: string | null; text: string | null; version: number; by: string },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into mail_templates (site_id, event, language, subject, body, version, changed_by, changed_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8)
     on conflict (site_id, event, language) do update
       set subject = $4, body = $5, version = $6, changed_by = $7, changed_at = $8
       where mail_templates.version = $6 - 1
     returning event`,
    [tx.siteId, event, language, words.subject, words.text, words.version, words.by, tx.now()],
  );
  return rows.length > 0;
};

/** What the newest mail of an event named. */
export const findNewestFacts = async (
  db: SiteDatabase,
  event: MailEvent,
): Promise<NoticeFacts | undefined> => {
  const [row] = await db.query<{ params: NoticeFacts }>(
    `select params from mail_notices where site_id = $1 and event = $2
     order by created_at desc, id desc limit 1`,
    [db.siteId, event],
  );
  return row?.params;
};
