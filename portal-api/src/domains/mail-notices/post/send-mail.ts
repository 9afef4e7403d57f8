import { type Mail, MailRefused } from '../../../kernel/mailer.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { queueAdminMails } from '../mail-notices.service.ts';
import { type Claim, endUnsent, markSent, tryAgain } from '../queue/claims.repository.ts';
import type { QueuedRow } from '../queue/notice.record.ts';
import { pauseAddress } from './paused-addresses.repository.ts';
import type { PostOffice } from './post-office.ts';

/** How long a refused mail waits before it is sent again: five times, then it has failed. */
const RETRY_AFTER = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE);

/** A mail that is marked as being sent. */
export interface Sending {
  claim: Claim;
  lead: Pick<QueuedRow, 'id' | 'event' | 'attempts'>;
  mail: Mail;
}

/** Ends a mail that did not or perhaps did not arrive, and tells the admins once a day. */
export const endAndTell = async (
  tx: SiteDatabase,
  {
    claim,
    lead,
    mail,
  }: { claim: Claim; lead: Pick<QueuedRow, 'event'>; mail: Pick<Mail, 'subject'> },
  end: { state: 'failed' | 'uncertain'; reason: string },
): Promise<void> => {
  if (!(await endUnsent(tx, claim, end))) return;
  // News about failed mails would follow its own failure for ever.
  if (lead.event === 'mail-failed') return;
  const key = tx.now().toISOString().slice(0, 10);
  await queueAdminMails(tx, { event: 'mail-failed', key, facts: { mail: mail.subject } });
};

const settleFailure = async (db: SiteDatabase, sending: Sending, error: unknown): Promise<void> => {
  const { claim, lead, mail } = sending;
  const said = error instanceof MailRefused ? error.reply : (error as Error).message;
  const reason = said.slice(0, 300);
  const end = (state: 'failed' | 'uncertain') =>
    db.transaction((tx) => endAndTell(tx, sending, { state, reason }));
  // Whether it left, nobody knows: only a person may send it again.
  if (!(error instanceof MailRefused)) return end('uncertain');
  if (error.isBounce) {
    await pauseAddress(db, mail.to, reason);
    return end('failed');
  }
  const wait = RETRY_AFTER[lead.attempts];
  if (wait === undefined) return end('failed');
  const dueAt = new Date(db.now().getTime() + wait);
  await tryAgain(db, claim, { dueAt, reason, leadId: lead.id });
};

/** Hands a mail to the mail server and notes what became of it. */
export const sendMail = async (
  { mailer, log }: Pick<PostOffice, 'mailer' | 'log'>,
  db: SiteDatabase,
  sending: Sending,
): Promise<void> => {
  try {
    await mailer.send(sending.mail);
  } catch (error) {
    log.warn({ err: error, notice: sending.lead.id }, 'a mail was not sent');
    return settleFailure(db, sending, error);
  }
  await markSent(db, sending.claim);
};
