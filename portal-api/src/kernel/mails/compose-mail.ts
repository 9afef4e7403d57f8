import type { Language } from '@portal/shared-contracts';
import { say } from '../words/bundles.ts';
import { wordErased } from '../words/erased.ts';
import type { Site } from '../site.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailPage } from './mail-page.ts';
import { type MailCode, type MailFact, type MailLink, type MailParams, mails } from './mails.ts';

/** A mail in words, without its receiver. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

const paragraphs = (text: string): MailBlock[] =>
  text.split('\n\n').map((part) => ({ kind: 'paragraph', text: part }));

const plain = (block: MailBlock): string => {
  if (block.kind === 'paragraph' || block.kind === 'rich') return block.text;
  if (block.kind === 'button') return `${block.label}:\n${block.link}`;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
};

/** The same mail as plain text and as a page in the colours of its firm. */
export const layOutMail = (
  site: Pick<Site, 'settings'>,
  mail: { subject: string; blocks: readonly MailBlock[]; language: Language },
): MailWords => {
  const { companyName, companyEmail } = site.settings;
  const worded = (text: string): string => wordErased(text, mail.language);
  const text = [...mail.blocks.map(plain), `${companyName}\n${companyEmail}`].join('\n\n');
  return {
    subject: worded(mail.subject),
    text: worded(text),
    html: worded(mailPage(site.settings, mail)),
  };
};

/** A mail of the table with what it names. */
export type MailOf<C extends MailCode> = {
  mail: C;
  params: MailParams<C>;
  facts?: Readonly<Partial<Record<MailFact, string>>>;
} & MailLink<C>;

/**
 * A mail of the table in one language.
 *
 * @example
 * composeMail(site, { mail: 'receipt', params, facts: { paid: '$99.00' }, link }, 'de');
 */
export const composeMail = <C extends MailCode>(
  site: Pick<Site, 'settings'>,
  { mail, params, facts = {}, link }: MailOf<C>,
  language: Language,
): MailWords => {
  const parts: readonly string[] = mails[mail].parts;
  const word = (part: string): string => say(`portal:mails.${mail}.${part}`, language, params);
  const rows = Object.entries(facts).map(
    ([fact, value]) => [say(`portal:mails.facts.${fact}`, language), value] as const,
  );
  const blocks: MailBlock[] = [
    ...('name' in params ? paragraphs(say('portal:mails.hello', language, params)) : []),
    ...paragraphs(word('text')),
    ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    ...(link === undefined ? [] : [{ kind: 'button' as const, label: word('button'), link }]),
    ...(parts.includes('after') ? paragraphs(word('after')) : []),
  ];
  return layOutMail(site, { subject: word('subject'), blocks, language });
};

/** The page of a mail that is plain text. */
export const pageOfText = (
  { settings }: Pick<Site, 'settings'>,
  { subject, text }: { subject: string; text: string },
): string => mailPage(settings, { subject, blocks: paragraphs(text), language: settings.language });
