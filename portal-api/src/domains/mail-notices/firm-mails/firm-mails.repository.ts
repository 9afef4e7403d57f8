import type { ListedMail } from '@portal/shared-contracts/mails';
import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A mail of the list. */
export interface FirmMailRow {
  id: string;
  event: ListedMail['event'];
  name: string;
  recipient: string;
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

// Rows that left together are one mail, which its first row stands for.
const MAILS = `mail_notices m
  join people p on p.site_id = m.site_id and p.id = m.person_id
  where m.site_id = $1 and (m.lead_id is null or m.lead_id = m.id)
    and ($2::text is null or m.state = $2)
    and ($3::text is null or position($3 in lower(coalesce(m.recipient, p.email) || ' '
      || p.first_name || ' ' || p.last_name || ' ' || coalesce(m.subject, ''))) > 0)`;

const paramsOf = (db: SiteDatabase, { state, search }: MailFilter): unknown[] => [
  db.siteId,
  state ?? null,
  search ? search.toLowerCase() : null,
];

/** A part of the list behind a place in it, newest first. */
export const listFirmMails = (
  db: SiteDatabase,
  filter: MailFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmMailRow[]> =>
  db.query<FirmMailRow>(
    `select m.id, m.event, trim(p.first_name || ' ' || p.last_name) as name,
       coalesce(m.recipient, p.email) as recipient, m.subject, m.state, m.reason, m.attempts,
       m.created_at, m.ended_at, m.due_at
     from ${MAILS} and ($4::timestamptz is null or (m.created_at, m.id) < ($4, $5::text))
     order by m.created_at desc, m.id desc limit $6`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many there are, as far as it is worth counting. */
export const countFirmMails = async (db: SiteDatabase, filter: MailFilter): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${MAILS} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

/** Lets a mail wait once more, with everything that left in it; says to which addresses it goes. */
export const queueAgain = (tx: SiteDatabase, id: string): Promise<{ email: string }[]> =>
  tx.query<{ email: string }>(
    `update mail_notices m set state = 'waiting', attempts = 0, due_at = $3, reason = null,
       group_key = 'again:' || $2, claim = null, claimed_until = null, sending_at = null,
       ended_at = null
     from people p
     where m.site_id = $1 and (m.id = $2 or m.lead_id = $2) and m.state in ('failed', 'uncertain')
       and p.site_id = m.site_id and p.id = m.person_id
     returning p.email`,
    [tx.siteId, id, tx.now()],
  );
