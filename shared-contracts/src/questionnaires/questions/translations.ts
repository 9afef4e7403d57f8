import { z } from '@portal/shared-contracts/schema';
import { type Language, languages } from '../../languages.ts';
import type { AnswerValue } from './answers.schema.ts';
import { fieldLimits, isChoice, optionLabel, type QuestionnaireField } from './fields.schema.ts';

const words = z.string().max(fieldLimits.text);

/** What each text of the firm's language is in another one; a text that was reworded has no translation until somebody writes one. */
export const translatedTexts = z.record(words, words);

/** {@link translatedTexts} as a type. */
export type TranslatedTexts = Readonly<Record<string, string>>;

const optionalTexts = translatedTexts.optional();

/** The translations of a list of questions by language. */
export const translations = z.object({
  en: optionalTexts,
  de: optionalTexts,
  it: optionalTexts,
  ru: optionalTexts,
  es: optionalTexts,
  th: optionalTexts,
});

/** {@link translations} as a type. */
export type Translations = z.output<typeof translations>;

/** A list of questions with its title. */
export interface TitledQuestions {
  readonly title: string;
  readonly questions: readonly QuestionnaireField[];
}

const textsOfField = (field: QuestionnaireField): string[] => [
  field.text,
  field.help ?? '',
  field.placeholder,
  // As they are published: without the blanks at their ends.
  ...(isChoice(field.type) ? field.options.map((option) => option.trim()) : []),
];

/** Every text that whoever is asked reads, once each, in its order. */
export const textsToTranslate = ({ title, questions }: TitledQuestions): string[] => [
  ...new Set([title, ...questions.flatMap(textsOfField)].filter((text) => text.trim() !== '')),
];

const has = (texts: TranslatedTexts, text: string): boolean =>
  Object.hasOwn(texts, text) && texts[text]?.trim() !== '';

/** How much of what people read is translated, in whole percent; 100 is for everything alone. */
export const translatedPercent = (asked: TitledQuestions, texts: TranslatedTexts = {}): number => {
  const wanted = textsToTranslate(asked);
  const done = wanted.filter((text) => has(texts, text)).length;
  return wanted.length === 0 ? 100 : Math.floor((100 * done) / wanted.length);
};

/** Only what somebody still reads: texts that were reworded or removed are left behind. */
export const usedTranslations = (asked: TitledQuestions, all: Translations): Translations => {
  const wanted = textsToTranslate(asked);
  const entries = languages.flatMap((language): [Language, Record<string, string>][] => {
    const given: [string, string][] = Object.entries(all[language] ?? {});
    // An option that was translated with the blanks of its draft has lost them by now; its own words go first.
    const texts: TranslatedTexts = Object.fromEntries([
      ...given.map(([text, words]) => [text.trim(), words] as const),
      ...given,
    ]);
    const used = wanted.filter((text) => has(texts, text));
    if (used.length === 0) return [];
    return [[language, Object.fromEntries(used.map((text) => [text, texts[text] ?? '']))]];
  });
  return Object.fromEntries(entries);
};

/**
 * The questions in the words of a language; what is not translated stays in the firm's. The options keep
 * their values, so that answers mean the same in each language: only their labels are translated.
 */
export const inTranslation = <T extends TitledQuestions>(
  asked: T,
  texts: TranslatedTexts = {},
): T & { questions: QuestionnaireField[] } => {
  const say = (text: string): string => (has(texts, text) ? (texts[text] ?? text) : text);
  const questions = asked.questions.map((field) => ({
    ...field,
    text: say(field.text),
    placeholder: say(field.placeholder),
    ...(field.help ? { help: say(field.help) } : {}),
    ...(isChoice(field.type) && field.options.some((option) => has(texts, option))
      ? { labels: field.options.map(say) }
      : {}),
  }));
  return { ...asked, title: say(asked.title), questions };
};

/** An answer as its reader sees it: options by what they are called in the reader's language. */
export const labelledAnswer = (field: QuestionnaireField, answer: AnswerValue): AnswerValue => {
  if (!isChoice(field.type)) return answer;
  return typeof answer === 'string'
    ? optionLabel(field, answer)
    : answer.map((option) => optionLabel(field, option));
};
