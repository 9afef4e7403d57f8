import type { Language } from '@portal/shared-contracts';
import { type MailEvent, type MailTemplate, placeholdersOf } from '@portal/shared-contracts/mails';
import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { rawWords } from '../../../kernel/words/bundles.ts';
import { placeholdersIn } from './markdown.ts';
import {
  listTemplates,
  lockTemplate,
  saveTemplate,
  type TemplateKey,
  type TemplateRow,
} from './templates.repository.ts';

/** A firm's own words of one mail. */
export interface OwnWords {
  subject: string;
  text: string;
}

/** Own words by event, in one language. */
export type OwnTemplates = ReadonlyMap<MailEvent, OwnWords>;

const partOf = ({ event, language }: TemplateKey, part: 'subject' | 'text'): string =>
  rawWords(`mailNotices.${event}.${part}`, language);

const ownOf = (row: TemplateRow | undefined): OwnWords | undefined =>
  row && row.subject !== null && row.body !== null
    ? { subject: row.subject, text: row.body }
    : undefined;

/** The firm's own words of these events; none where the portal's are said. */
export const readOwnTemplates = async (
  db: SiteDatabase,
  events: readonly MailEvent[],
  language: Language,
): Promise<OwnTemplates> => {
  const rows = await listTemplates(db, events, language);
  return new Map(
    rows.flatMap((row) => {
      const own = ownOf(row);
      return own ? [[row.event, own] as const] : [];
    }),
  );
};

/** The words that are said, and what they may and must name. */
export const showTemplate = async (db: SiteDatabase, key: TemplateKey): Promise<MailTemplate> => {
  const [row] = await listTemplates(db, [key.event], key.language);
  const own = ownOf(row);
  const said = { subject: partOf(key, 'subject'), text: partOf(key, 'text') };
  return {
    ...key,
    ...(own ?? said),
    isOwn: own !== undefined,
    version: row?.version ?? 0,
    placeholders: [...placeholdersOf(key.event)],
    required: { subject: placeholdersIn(said.subject), text: placeholdersIn(said.text) },
  };
};

const wrongIn = (key: TemplateKey, part: keyof OwnWords, typed: string) => {
  const named = placeholdersIn(typed);
  const known: readonly string[] = placeholdersOf(key.event);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown) return { code: 'placeholder-unknown', params: { name: `{{${unknown}}}` } } as const;
  const missing = placeholdersIn(partOf(key, part)).find((name) => !named.includes(name));
  return missing
    ? ({ code: 'placeholder-missing', params: { placeholder: `{{${missing}}}` } } as const)
    : undefined;
};

/** Placeholders that the event does not have, and one that it needs and that is left out, by field. */
export const wrongWords = (
  key: TemplateKey,
  words: OwnWords,
): Readonly<Record<string, RefusalSentence>> => {
  const fields: Record<string, RefusalSentence> = {};
  for (const part of ['subject', 'text'] as const) {
    const wrong = wrongIn(key, part, words[part]);
    if (wrong) fields[part] = wrong;
  }
  return fields;
};

/** Refuses {@link wrongWords} at their fields. */
export const refuseWrongWords = (key: TemplateKey, words: OwnWords): void => {
  const fields = wrongWords(key, words);
  const [first] = Object.values(fields);
  if (first) throw new Refusal('words-unfit', {}, fields);
};

/** Sets the words of a mail; without any the portal's own are back. */
export const changeTemplate = (
  ctx: Context,
  key: TemplateKey,
  change: { baseVersion: number; subject: string | null; text: string | null },
): Promise<void> => {
  const { subject, text, baseVersion } = change;
  const isReset = subject === null && text === null;
  const said = { subject: partOf(key, 'subject'), text: partOf(key, 'text') };
  const words = { subject: subject ?? said.subject, text: text ?? said.text };
  if (!isReset) refuseWrongWords(key, words);
  return ctx.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, key);
    const current = {
      version: before?.version ?? 0,
      changedBy: before?.changed_by ?? null,
      changedAt: before?.changed_at ?? tx.now(),
    };
    const stale = { firm: ctx.site.name, now: tx.now() };
    refuseStale(current, baseVersion, stale);
    const version = baseVersion + 1;
    const stored = isReset ? { subject: null, text: null } : words;
    // Two first saves meet here: the second one finds the row.
    if (!(await saveTemplate(tx, key, { ...stored, version, by: ctx.actor.id })))
      refuseStale({ ...current, version }, baseVersion, stale);
    ctx.audit.note({
      subject: { kind: 'mail-template', id: `${key.event}/${key.language}` },
      before: { subject: ownOf(before)?.subject ?? null },
      after: { subject: stored.subject },
    });
  });
};
