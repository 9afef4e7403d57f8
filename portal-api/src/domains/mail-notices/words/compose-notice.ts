import { chooseLanguage, type Language } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { mailEvents } from '@portal/shared-contracts/mails';
import { layOutMail, type MailWords } from '../../../kernel/mails/compose-mail.ts';
import type { MailBlock } from '../../../kernel/mails/mail-blocks.ts';
import type { Site } from '../../../kernel/site.ts';
import { say } from '../../../kernel/words/bundles.ts';
import type { PersonRow } from '../../people/people.service.ts';
import type { NoticeRow } from '../queue/notice.record.ts';
import { fillIn, markdownBlocks } from '../templates/markdown.ts';
import type { OwnTemplates } from '../templates/templates.service.ts';
import { linkKindOf, linkOf } from './notice-links.ts';
import { wordFacts } from './word-facts.ts';

/** For whom a mail is worded, and in whose name. */
export interface MailReader {
  site: Site;
  origin: string;
  person: Pick<PersonRow, 'first_name' | 'language'>;
  /** Where one press ends mails of this kind. */
  unsubscribe: string;
  /** The firm's own words in the language of the person. */
  templates: OwnTemplates;
}

type Worded = Pick<NoticeRow, 'event' | 'params' | 'order_id' | 'subject_id' | 'is_digest'>;

interface NoticeWords {
  subject: string;
  blocks: MailBlock[];
}

/** The language in which somebody is mailed. */
export const languageOf = ({ person, site }: Pick<MailReader, 'person' | 'site'>): Language =>
  chooseLanguage(person.language, site.settings.language);

/** What names whoever reads a mail. */
export const namesOf = ({ site, person }: Pick<MailReader, 'person' | 'site'>) => ({
  company: site.settings.companyName,
  name: person.first_name,
});

const wordNotice = (reader: MailReader, notice: Worded): NoticeWords => {
  const language = languageOf(reader);
  const names = namesOf(reader);
  // What is about nothing in particular is about the firm.
  const params = {
    about: names.company,
    ...names,
    ...wordFacts(notice.event, notice.params, language),
  };
  const own = reader.templates.get(notice.event);
  if (own)
    return {
      subject: fillIn(own.subject, params).trim(),
      blocks: markdownBlocks(own.text, params),
    };
  const word = (part: 'subject' | 'text') =>
    say(`portal:mailNotices.${notice.event}.${part}`, language, params).trim();
  const blocks = word('text')
    .split('\n\n')
    .map((text): MailBlock => ({ kind: 'paragraph', text }));
  return { subject: word('subject'), blocks };
};

const textOf = (block: MailBlock): string => ('text' in block ? block.text : '');

const subjectOf = (reader: MailReader, notices: readonly Worded[], own: string): string => {
  const [first] = notices;
  const language = languageOf(reader);
  if (first?.is_digest) return say('portal:mailNotices.digest.subject', language, namesOf(reader));
  const isOne = new Set(notices.map(({ event }) => event)).size === 1;
  const number = notices.find(({ params }) => params.number !== undefined)?.params.number;
  if (!first || isOne || number === undefined) return own;
  const part = mailEvents[first.event].role === 'user' ? 'subject' : 'admin';
  return say(`portal:mailNotices.news.${part}`, language, { number });
};

// A digest tells of many things, so each has a heading of its own and its own way there.
const digestBlocks = (reader: MailReader, notices: readonly Worded[]): MailBlock[] =>
  notices.flatMap((notice): MailBlock[] => {
    const { subject, blocks } = wordNotice(reader, notice);
    const link = linkOf(reader.origin, notice);
    return [{ kind: 'paragraph', text: [subject, ...blocks.map(textOf), link].join('\n') }];
  });

const gatheredBlocks = (reader: MailReader, notices: readonly Worded[]): MailBlock[] => {
  const said = notices.flatMap((notice) => wordNotice(reader, notice).blocks);
  const texts = new Map(said.map((block) => [textOf(block), block]));
  const last = notices.at(-1);
  const label = last && say(`portal:mailNotices.buttons.${linkKindOf(last)}`, languageOf(reader));
  return [
    ...texts.values(),
    ...(last && label
      ? [{ kind: 'button' as const, label, link: linkOf(reader.origin, last) }]
      : []),
  ];
};

/** One mail of the notices that leave together, in the language of its reader. */
export const composeNotices = (reader: MailReader, notices: readonly Worded[]): MailWords => {
  const language = languageOf(reader);
  const [first] = notices;
  const paragraph = (key: string): MailBlock => ({
    kind: 'paragraph',
    text: say(key, language, namesOf(reader)),
  });
  const blocks = first?.is_digest
    ? [paragraph('portal:mailNotices.digest.text'), ...digestBlocks(reader, notices)]
    : gatheredBlocks(reader, notices);
  const ways = [
    `${say('portal:mailNotices.stop', language)}: ${reader.unsubscribe}`,
    ...(first && mailEvents[first.event].role !== 'admin'
      ? [`${say('portal:mailNotices.choose', language)}: ${reader.origin}${routes.profile({})}`]
      : []),
  ].join('\n');
  return layOutMail(reader.site, {
    subject: subjectOf(reader, notices, first ? wordNotice(reader, first).subject : ''),
    blocks: [paragraph('portal:mails.hello'), ...blocks, { kind: 'paragraph', text: ways }],
    language,
  });
};
