import { randomUUID } from 'node:crypto';
import { senderOf } from '../../../kernel/mails/site-mail.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { findPerson, type PersonRow } from '../../people/people.service.ts';
import {
  type Claim,
  claimNotices,
  dropNotices,
  endUnsent,
  listInterrupted,
  moveToDigest,
  startSending,
} from '../queue/claims.repository.ts';
import type { NoticeRow, QueuedRow } from '../queue/notice.record.ts';
import { composeNotices, languageOf } from '../words/compose-notice.ts';
import { listChoices, type MailReaderRow, getReader } from '../choices/choices.repository.ts';
import { unsubscribeToken } from '../choices/choices.service.ts';
import { nextDigest } from '../choices/next-digest.ts';
import { type OwnTemplates, readOwnTemplates } from '../templates/templates.service.ts';
import { isSteady } from '../queue/steady-mails.ts';
import { deliverSteady } from './deliver-steady.ts';
import { isPaused } from './paused-addresses.repository.ts';
import type { MailSite, PostOffice } from './post-office.ts';
import { endAndTell, sendMail } from './send-mail.ts';

/** A worker that has not come so far as to ask the mail server has died after this time. */
const CLAIMED_FOR = 2 * MINUTE;
/** The mail server is waited for one minute; a worker that says nothing for five has died meanwhile. */
const DEAD_AFTER = 5 * MINUTE;
/** Nearly all of a mail's time is waiting for the mail server: so many make 1,000 a minute with one in another town. */
const LANES = 8;

const claimOf = (claim: string, notices: readonly QueuedRow[]): Claim => ({
  claim,
  ids: notices.map(({ id }) => id),
});

const inOrder = (notices: readonly NoticeRow[]): NoticeRow[] =>
  notices.toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1),
  );

interface Letter {
  claim: string;
  notices: readonly NoticeRow[];
  person: PersonRow;
  reader: MailReaderRow;
}

/** Leaves what still stands and is wanted now; the rest is not mailed any more, or waits for the digest. */
const keepWanted = async (
  { checks }: PostOffice,
  { db, site }: MailSite,
  { claim, notices, person, reader }: Letter,
): Promise<NoticeRow[]> => {
  const choices = await listChoices(db, person.id);
  const wanted: NoticeRow[] = [];
  for (const notice of notices) {
    const own = claimOf(claim, [notice]);
    const choice = choices.get(notice.event) ?? 'at-once';
    if (choice === 'off') await dropNotices(db, own, 'off');
    else if (!(await (checks[notice.event]?.(db, notice) ?? true)))
      await dropNotices(db, own, 'done');
    else if (choice === 'digest' && !notice.is_digest)
      await moveToDigest(db, own, nextDigest(db.now(), reader.timeZone, site.settings.timeZone));
    else wanted.push(notice);
  }
  return wanted;
};

const unsubscribeLink = (origin: string, { notices, reader }: Letter): string => {
  const events = notices.map(({ event }) => event);
  return `${origin}/api/mail/unsubscribe/${unsubscribeToken(reader.token, events)}`;
};

const mailOf = ({ site, siteOrigin }: MailSite, letter: Letter, templates: OwnTemplates) => ({
  ...composeNotices(
    {
      site,
      origin: siteOrigin(),
      person: letter.person,
      unsubscribe: unsubscribeLink(siteOrigin(), letter),
      templates,
    },
    letter.notices,
  ),
  unsubscribe: unsubscribeLink(siteOrigin(), letter),
  ...senderOf(site),
  to: letter.person.email,
});

const post = async (office: PostOffice, place: MailSite, letter: Letter): Promise<void> => {
  const [lead] = letter.notices;
  if (!lead) return;
  const claim = claimOf(letter.claim, letter.notices);
  const { db } = place;
  if (await isPaused(db, letter.person.email)) {
    await endUnsent(db, claim, { state: 'failed', reason: 'address-paused' });
    return;
  }
  const language = languageOf({ person: letter.person, site: place.site });
  const events = letter.notices.map(({ event }) => event);
  const mail = mailOf(place, letter, await readOwnTemplates(db, events, language));
  const marks = { leadId: lead.id, subject: mail.subject, recipient: mail.to };
  if (await startSending(db, claim, marks)) await sendMail(office, db, { claim, lead, mail });
};

const deliver = async (
  office: PostOffice,
  claim: string,
  claimed: readonly QueuedRow[],
): Promise<void> => {
  const [first] = claimed;
  const place = first && (await office.siteOf(first.site_id));
  if (!place) return;
  const person = first.person_id ? await findPerson(place.db, first.person_id) : undefined;
  if (first.person_id && (!person || person.deactivated_at))
    return dropNotices(place.db, claimOf(claim, claimed), 'gone');
  // What comes whatever was chosen has a group of its own.
  if (isSteady(first.event))
    return deliverSteady(office, place, {
      claim,
      notice: { ...first, event: first.event },
      person,
    });
  if (!person) return;
  const reader = await getReader(place.db, person.id);
  const chosen = claimed.filter((notice): notice is NoticeRow => !isSteady(notice.event));
  const letter = { claim, notices: inOrder(chosen), person, reader };
  const notices = await keepWanted(office, place, letter);
  await post(office, place, { ...letter, notices });
};

/** Sends the next mail that is due; false where there is none. */
const deliverNext = async (office: PostOffice): Promise<boolean> => {
  const now = office.now();
  const claim = randomUUID();
  const until = new Date(now.getTime() + CLAIMED_FOR);
  const claimed = await claimNotices(office.database.platform(), { claim, now, until });
  if (claimed.length === 0) return false;
  try {
    await deliver(office, claim, claimed);
  } catch (error) {
    // The claim ends by itself; what was being sent then is uncertain.
    office.log.error({ err: error, notice: claimed[0]?.id }, 'a mail could not be worked on');
  }
  return true;
};

const endInterrupted = async (office: PostOffice): Promise<void> => {
  const { database, now } = office;
  const before = new Date(now().getTime() - DEAD_AFTER);
  for (const { siteId, ids, claim, event, subject } of await listInterrupted(
    database.platform(),
    before,
  ))
    await database
      .site(siteId)
      .transaction((tx) =>
        endAndTell(
          tx,
          { claim: { claim, ids }, lead: { event }, mail: { subject } },
          { state: 'uncertain', reason: 'interrupted' },
        ),
      );
};

/** Sends everything that is due at this moment, and lists what was cut off; `goesOn` says when to stop early. */
export const deliverDue = async (
  office: PostOffice,
  goesOn: () => boolean = () => true,
): Promise<void> => {
  await endInterrupted(office);
  const lane = async (): Promise<void> => {
    while (goesOn() && (await deliverNext(office)));
  };
  // Nearly always nothing is due, and then one look is enough.
  if (goesOn() && (await deliverNext(office)))
    await Promise.all(Array.from({ length: LANES }, lane));
};
