import type { ListedMail } from '@portal/shared-contracts/mails';
import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { numbersEnding } from '../../../kernel/finding/beginnings.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';
import type { NoticeFacts } from '../queue/notice.record.ts';
import type { QueuedMail } from '../queue/steady-mails.ts';

/** A mail of the list. */
export interface FirmMailRow {
  id: string;
  event: QueuedMail;
  params: NoticeFacts;
  name: string | null;
  /** Nothing of one to the firm itself that was not sent yet. */
  recipient: string | null;
  subject: string | null;
  state: ListedMail['state'];
  reason: string | null;
  attempts: number;
  created_at: Date;
  ended_at: Date | null;
  due_at: Date;
}

/** What a reader of the list looks for. */
export interface MailFilter {
  state?: ListedMail['state'] | undefined;
  search?: string | undefined;
}

// Each way to a mail has its own index. The address of one that was not sent yet is its person's; one to the firm or to a
// former address is found by it once it was sent.
const addSearch = (where: Conditions, search: string): void => {
  const text = where.place(search.toLowerCase());
  const numbers = where.place(numbersEnding(search));
  where.add(`m.id in (
    select n.id from people b join mail_notices n on n.site_id = b.site_id and n.person_id = b.id
      where b.site_id = $1 and (starts_with(b.found_last_name, ${text})
        or starts_with(b.found_name, ${text})
        or starts_with(b.found_email, ${text}) and n.recipient is null)
    union all select id from mail_notices where site_id = $1 and starts_with(found_recipient, ${text})
    union all select id from mail_notices where site_id = $1 and starts_with(found_subject, ${text})
    union all select coalesce(n.lead_id, n.id) from orders f
      join mail_notices n on n.site_id = f.site_id and n.order_id = f.id
      where f.site_id = $1 and f.number = any(${numbers}::int[])
        and ltrim(${text}, '#') in (lower(f.number_prefix || f.number), f.number::text))`);
};

/** What the list shows; a condition that nobody asked for is not in it, because it would hide the indexes. */
const narrowed = (db: SiteDatabase, { state, search }: MailFilter): Conditions => {
  const where = new Conditions();
  // Rows that left together are one mail, which its first row stands for.
  where.add('m.site_id = ? and (m.lead_id is null or m.lead_id = m.id)', db.siteId);
  if (state) where.add('m.state = ?', state);
  if (search) addSearch(where, search);
  return where;
};

/** A part of the list behind a place in it, newest first. */
export const listFirmMails = (
  db: SiteDatabase,
  filter: MailFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmMailRow[]> => {
  const where = narrowed(db, filter);
  if (after) where.add('(m.created_at, m.id) < (?::timestamptz, ?::text)', after[0], after[1]);
  return db.query<FirmMailRow>(
    `select m.id, m.event, m.params, trim(p.first_name || ' ' || p.last_name) as name,
       coalesce(m.recipient, m.params ->> 'to', p.email) as recipient, m.subject, m.state, m.reason, m.attempts,
       m.created_at, m.ended_at, m.due_at
     from mail_notices m left join people p on p.site_id = m.site_id and p.id = m.person_id
     where ${where.sql} order by m.created_at desc, m.id desc limit ${where.place(limit)}`,
    where.params,
  );
};

/** How many there are, as far as it is worth counting. */
export const countFirmMails = async (db: SiteDatabase, filter: MailFilter): Promise<number> => {
  const where = narrowed(db, filter);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from
       (select 1 from mail_notices m where ${where.sql} limit ${COUNTED_TO}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};

/** Lets a mail wait once more, with everything that left in it; says to which addresses it goes, if to a person. */
export const queueAgain = (tx: SiteDatabase, id: string): Promise<{ email: string | null }[]> =>
  tx.query<{ email: string | null }>(
    `update mail_notices m set state = 'waiting', attempts = 0, due_at = $3, reason = null,
       group_key = 'again:' || $2, claim = null, claimed_until = null, sending_at = null,
       ended_at = null
     where m.site_id = $1 and (m.id = $2 or m.lead_id = $2) and m.state in ('failed', 'uncertain')
     returning coalesce(m.params ->> 'to', (select p.email from people p
       where p.site_id = m.site_id and p.id = m.person_id)) as email`,
    [tx.siteId, id, tx.now()],
  );
