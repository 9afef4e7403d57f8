import { type Language, limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { composeMail, type MailWords } from '../../../kernel/mails/compose-mail.ts';
import type { Site } from '../../../kernel/site.ts';
import { wordDuration, wordMoney } from '../../../kernel/words/formats.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { issueFirstPasswordCode } from '../../people/auth/auth.service.ts';
import { issueWayBack } from '../../people/email/way-back.service.ts';
import { findPerson, type PersonRow } from '../../people/people.service.ts';
import { languageOf, namesOf } from './compose-notice.ts';
import type { NoticeFacts, QueuedRow } from '../queue/notice.record.ts';
import { type FirmMail, isToFirm, type SteadyMail } from '../queue/steady-mails.ts';

/** For whom a mail is worded that comes whatever was chosen. */
interface SteadyReader {
  db: SiteDatabase;
  site: Site;
  origin: string;
  /** Nothing where the firm itself reads it. */
  person: PersonRow | undefined;
}

type Steady<E extends SteadyMail = SteadyMail> = Pick<
  QueuedRow<E>,
  'event' | 'params' | 'order_id' | 'subject_id' | 'created_at'
>;

const moneyOf = (amount: NoticeFacts['amount'], language: Language): string =>
  amount ? wordMoney(amount.minor, amount.currency, language) : '';

const reasonOf = ({ refusal }: NoticeFacts, language: Language): string =>
  refusal ? wordRefusal(refusal, language) : '';

const bought = ({ number = '', order = '', amount }: NoticeFacts, language: Language) => ({
  order: `#${number}`,
  package: order,
  ...(amount ? { paid: moneyOf(amount, language) } : {}),
});

/** What names whoever reads it. */
interface Named {
  person: PersonRow;
  language: Language;
  params: { company: string; name: string };
}

// The code is made when the mail leaves, so that no link lies in a table.
const firstPassword = async (
  { db, origin }: SteadyReader,
  { person, language, params }: Named,
) => ({
  params: { ...params, duration: wordDuration(limits.firstPasswordDays, 'day', language) },
  link: origin + routes.resetPassword({ code: await issueFirstPasswordCode(db, person.id) }),
});

const wordReceipt = async (reader: SteadyReader, notice: Steady, named: Named) => {
  const { language, params } = named;
  const { number = '' } = notice.params;
  const facts = bought(notice.params, language);
  if (named.person.password_hash === null) {
    const way = await firstPassword(reader, named);
    const full = { ...way, params: { ...way.params, number } };
    return composeMail(reader.site, { mail: 'first-receipt', facts, ...full }, language);
  }
  const link = reader.origin + routes.orderView({ id: notice.order_id ?? '' });
  return composeMail(
    reader.site,
    { mail: 'receipt', params: { ...params, number }, facts, link },
    language,
  );
};

const wordFirstOrder = async (reader: SteadyReader, notice: Steady, named: Named) => {
  // Whoever has come in meanwhile needs no way in.
  if (named.person.password_hash !== null) return undefined;
  const { number = '' } = notice.params;
  const { params, link } = await firstPassword(reader, named);
  const facts = bought(notice.params, named.language);
  return composeMail(
    reader.site,
    { mail: 'first-order', params: { ...params, number }, facts, link },
    named.language,
  );
};

const wordEmailChanged = async (
  { db, site, origin }: SteadyReader,
  { params: { to: email = '' }, created_at: changedAt }: Steady,
  { person, language, params }: Named,
) => {
  const way = await issueWayBack(db, { personId: person.id, email, changedAt });
  if (!way) return undefined;
  const duration = wordDuration(way.days, 'day', language);
  const link = origin + routes.restoreEmail({ code: way.code });
  return composeMail(
    site,
    { mail: 'email-changed', params: { ...params, duration }, link },
    language,
  );
};

const wordToFirm = async (
  { db, site }: SteadyReader,
  { event: mail, params: said, order_id, subject_id }: Steady<FirmMail>,
): Promise<MailWords> => {
  const { language } = site.settings;
  const payment = said.payment ?? '';
  if (mail === 'returned-to-buyer') {
    const email = (subject_id ? await findPerson(db, subject_id) : undefined)?.email ?? '';
    const params = { email, reason: reasonOf(said, language) };
    const facts = { customer: email, amount: moneyOf(said.amount, language), payment };
    return composeMail(site, { mail, params, facts }, language);
  }
  const { about: subject = '' } = said;
  const facts = {
    [order_id ? 'order' : 'invoice']: subject,
    paid: moneyOf(said.amount, language),
    takenBack: moneyOf(said.takenBack, language),
    payment,
  };
  return composeMail(site, { mail, params: { subject }, facts }, language);
};

/** A mail that comes whatever was chosen, in the language of its reader; nothing where it is needless by now. */
export const wordSteady = async (
  reader: SteadyReader,
  notice: Steady,
): Promise<MailWords | undefined> => {
  const { site, person } = reader;
  const { event } = notice;
  if (isToFirm(event)) return wordToFirm(reader, { ...notice, event });
  if (!person) return undefined;
  const language = languageOf({ person, site });
  const params = namesOf({ person, site });
  const named = { person, language, params };
  if (event === 'receipt') return wordReceipt(reader, notice, named);
  if (event === 'first-order') return wordFirstOrder(reader, notice, named);
  if (event === 'email-changed') return wordEmailChanged(reader, notice, named);
  return composeMail(
    site,
    {
      mail: 'payment-returned',
      params: { ...params, reason: reasonOf(notice.params, language) },
      facts: { amount: moneyOf(notice.params.amount, language) },
    },
    language,
  );
};
