import type { PersonRow } from '../../people/people.service.ts';
import { senderOf } from '../../../kernel/mails/site-mail.ts';
import { dropNotices, endUnsent, startSending } from '../queue/claims.repository.ts';
import type { QueuedRow } from '../queue/notice.record.ts';
import type { SteadyMail } from '../queue/steady-mails.ts';
import { wordSteady } from '../words/word-steady.ts';
import { isPaused } from './paused-addresses.repository.ts';
import type { MailSite, PostOffice } from './post-office.ts';
import { sendMail } from './send-mail.ts';

interface SteadyLetter {
  claim: string;
  notice: QueuedRow<SteadyMail>;
  /** Nothing for a mail to the firm itself. */
  person: PersonRow | undefined;
}

/** Sends a mail that comes whatever was chosen, to its person or to the firm itself. */
export const deliverSteady = async (
  office: PostOffice,
  { db, site, siteOrigin }: MailSite,
  { claim: name, notice, person }: SteadyLetter,
): Promise<void> => {
  const claim = { claim: name, ids: [notice.id] };
  const to = notice.params.to ?? person?.email ?? site.settings.companyEmail;
  if (await isPaused(db, to))
    return void (await endUnsent(db, claim, { state: 'failed', reason: 'address-paused' }));
  const words = await wordSteady({ db, site, origin: siteOrigin(), person }, notice);
  if (!words) return dropNotices(db, claim, 'done');
  const mail = { ...words, ...senderOf(site), to };
  const marks = { leadId: notice.id, subject: mail.subject, recipient: to };
  if (await startSending(db, claim, marks))
    await sendMail(office, db, { claim, lead: notice, mail });
};
