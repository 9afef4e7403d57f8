import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../kernel/database.ts';

export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  created_at: Date;
}

const NEWEST = 50;

export const insertMail = async (
  db: SiteDatabase,
  mail: { to: string; subject: string; text: string; html: string },
): Promise<void> => {
  await db.query(
    'insert into mails (id, site_id, recipient, subject, body, html, created_at) values ($1,$2,$3,$4,$5,$6,$7)',
    [randomUUID(), db.siteId, mail.to, mail.subject, mail.text, mail.html, db.now()],
  );
};

export const listNewestMails = (db: SiteDatabase): Promise<MailRow[]> =>
  db.query<MailRow>(
    `select id, recipient, subject, body, html, created_at from mails where site_id = $1
     order by created_at desc, id limit ${NEWEST}`,
    [db.siteId],
  );

/** Removes every mail to an address. */
export const deleteMailsTo = async (db: SiteDatabase, email: string): Promise<void> => {
  await db.query('delete from mails where site_id = $1 and lower(recipient) = lower($2)', [
    db.siteId,
    email,
  ]);
};
