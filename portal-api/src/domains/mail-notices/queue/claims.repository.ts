import type { Database, OwnerDatabase, SiteDatabase } from '../../../kernel/database.ts';
import type { QueuedRow } from './notice.record.ts';
import type { QueuedMail } from './steady-mails.ts';

const COLUMNS = `m.id, m.site_id, m.event, m.person_id, m.order_id, m.subject_id, m.params, m.group_key,
  m.is_digest, m.state, m.attempts, m.due_at, m.created_at`;

/**
 * The next mail of any site, for one worker: the earliest row that is due and everything that leaves with it. What is
 * for the firm itself leaves alone.
 * Whoever asks at the same moment gets another. A claim ends by itself, so a worker that dies loses nothing.
 */
export const claimNotices = (
  platform: Database,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<QueuedRow[]> =>
  platform.query<QueuedRow>(
    `with lead as (
       select n.id, n.site_id, n.person_id, n.group_key from mail_notices n
       where n.state = 'waiting' and n.due_at <= $2
         and (n.claimed_until is null or n.claimed_until <= $2)
         and not exists (select 1 from mail_notices e
           where e.site_id = n.site_id and e.person_id = n.person_id and e.group_key = n.group_key
             and e.state = 'waiting' and (e.due_at, e.id) < (n.due_at, n.id))
       order by n.due_at, n.id limit 1 for update skip locked)
     update mail_notices m set claim = $1, claimed_until = $3 from lead
     where m.site_id = lead.site_id and m.state = 'waiting'
       and (m.id = lead.id or (m.person_id = lead.person_id and m.group_key = lead.group_key))
       and (m.claimed_until is null or m.claimed_until <= $2)
     returning ${COLUMNS}`,
    [claim, now, until],
  );

/** A claim on rows of a site. */
export interface Claim {
  claim: string;
  ids: readonly string[];
}

const MINE = 'site_id = $1 and id = any($2::text[]) and claim = $3';

/** What is not mailed any more, and why. */
export const dropNotices = async (
  db: SiteDatabase,
  { claim, ids }: Claim,
  reason: string,
): Promise<void> => {
  await db.query(
    `update mail_notices set state = 'dropped', reason = $4, ended_at = $5
     where ${MINE} and state = 'waiting'`,
    [db.siteId, ids, claim, reason, db.now()],
  );
};

/** Says that the mail server is about to be asked; false where somebody else has one of the rows by now. */
export const startSending = (
  db: SiteDatabase,
  { claim, ids }: Claim,
  mail: { leadId: string; subject: string; recipient: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const marked = await tx.query(
      `update mail_notices set state = 'sending', sending_at = $4, attempts = attempts + 1,
         lead_id = $5, subject = $6, recipient = $7
       where ${MINE} and state = 'waiting' returning id`,
      [tx.siteId, ids, claim, tx.now(), mail.leadId, mail.subject, mail.recipient],
    );
    if (marked.length === ids.length) return true;
    // Part of a mail is no mail: the rows that were marked wait again.
    await tx.query(
      `update mail_notices set state = 'waiting', attempts = attempts - 1, sending_at = null
       where ${MINE} and state = 'sending'`,
      [tx.siteId, ids, claim],
    );
    return false;
  });

/** The mail server took it; also where somebody had given up on hearing that. */
export const markSent = async (db: SiteDatabase, { claim, ids }: Claim): Promise<void> => {
  await db.query(
    `update mail_notices set state = 'sent', reason = null, ended_at = $4
     where ${MINE} and state in ('sending', 'uncertain')`,
    [db.siteId, ids, claim, db.now()],
  );
};

/** The mail did not leave and never will by itself; says whether it was still ours. */
export const endUnsent = async (
  db: SiteDatabase,
  { claim, ids }: Claim,
  { state, reason }: { state: 'failed' | 'uncertain'; reason: string },
): Promise<boolean> => {
  const ended = await db.query(
    `update mail_notices set state = $4, reason = $5, ended_at = $6
     where ${MINE} and state in ('waiting', 'sending') returning id`,
    [db.siteId, ids, claim, state, reason, db.now()],
  );
  return ended.length > 0;
};

/** The mail waits for another try, as the same mail: what happens meanwhile is another one. */
export const tryAgain = async (
  db: SiteDatabase,
  { claim, ids }: Claim,
  { dueAt, reason, leadId }: { dueAt: Date; reason: string; leadId: string },
): Promise<void> => {
  await db.query(
    `update mail_notices set state = 'waiting', due_at = $4, reason = $5, group_key = $6,
       claim = null, claimed_until = null, sending_at = null
     where ${MINE} and state = 'sending'`,
    [db.siteId, ids, claim, dueAt, reason, `again:${leadId}`],
  );
};

/** A mail that was cut off while it was being sent. */
export interface Interrupted {
  siteId: string;
  ids: string[];
  claim: string;
  event: QueuedMail;
  subject: string;
}

/** Mails whose worker died while the mail server had them: whether they left, nobody knows. */
export const listInterrupted = (platform: Database, before: Date): Promise<Interrupted[]> =>
  platform.query(
    `select site_id as "siteId", array_agg(id) as ids, claim, min(event) as event,
       min(subject) as subject from mail_notices where state = 'sending' and sending_at <= $1 group by site_id, claim`,
    [before],
  );

/** Lets rows wait for the person's digest, in which they leave as one mail. */
export const moveToDigest = async (
  db: SiteDatabase,
  { claim, ids }: Claim,
  dueAt: Date,
): Promise<void> => {
  await db.query(
    `update mail_notices set is_digest = true, group_key = 'digest', due_at = $4, claim = null,
       claimed_until = null
     where ${MINE} and state = 'waiting'`,
    [db.siteId, ids, claim, dueAt],
  );
};

/**
 * Doubts every mail of a restored backup that may have left since it was made: what was under way or due by
 * now, and what would have left together with it. The firm sends again what did not arrive.
 */
export const doubtMails = async (platform: OwnerDatabase, now: Date): Promise<void> => {
  await platform.query(
    `update mail_notices m set state = 'uncertain', reason = 'restored', ended_at = $1
     where m.state = 'sending' or (m.state = 'waiting' and (m.due_at <= $1 or exists (
       select 1 from mail_notices d where d.site_id = m.site_id and d.person_id = m.person_id
         and d.group_key = m.group_key and d.state = 'waiting' and d.due_at <= $1)))`,
    [now],
  );
};
