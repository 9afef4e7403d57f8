import type { Language } from '@portal/shared-contracts';
import type { Resume } from '../sections/resume.ts';
import { type Cited, say } from './check.types.ts';

// "Crawley, West Sussex". One way only to divide a line into words, or a name in capitals would be tried in millions of ways.
const PLACE = /^\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*,(?:\s\p{Lu}[\p{L}'-]*)+$/u;

// "Crawley", below a number to call.
const TOWN = /^\p{Lu}[\p{L}'-]*(?:,?\s\p{Lu}[\p{L}'-]*){0,3}$/u;

/** Lines of the person's name, numbers, addresses and town: nothing there is a word of the language. */
export const linesOfContact = ({ lines, sections, contact }: Resume): ReadonlySet<number> => {
  const head = Math.min(...sections.flatMap(({ heading }) => heading ?? []), Infinity);
  const reached = new Set([...contact.phones, ...contact.emails].map(({ line }) => line));
  const beside = lines.flatMap(({ text }, line) =>
    TOWN.test(text) && (reached.has(line - 1) || reached.has(line + 1)) ? [line] : [],
  );
  return new Set([
    ...beside,
    ...lines.flatMap(({ text }, line) => (/@|https?:|www\./.test(text) ? [line] : [])),
    ...lines.flatMap(({ text }, line) => (line < head && PLACE.test(text) ? [line] : [])),
    ...contact.phones.map(({ line }) => line),
    ...(contact.name ? [contact.name.line] : []),
  ]);
};

// "Un'altro" and "qual'è": no noun in -o is feminine but for these.
const ITALIAN =
  /(?<!\p{L})(?:un'(?!auto|eco|audio|euro|onu)\p{Ll}+o|qual'(?:è|era|erano))(?!\p{L})/giu;

/** Italian words joined by an apostrophe that does not belong there. */
export const wrongApostrophes = ({ language, lines }: Resume): Cited[] =>
  language === 'it'
    ? lines.flatMap(({ text }, line) =>
        [...text.matchAll(ITALIAN)].map(([quote]) => ({
          quote,
          line,
          suggestion: say('spelling', { quote, better: quote.replace("'", ' ') }),
        })),
      )
    : [];

/** Whether a word is one of a phrase of another language: "mise en place", "pains au chocolat". */
export const isForeign = (word: string, line: string, language: Language): boolean =>
  language === 'en' &&
  new RegExp(
    `(?<!\\p{L})(?:${word}\\s(?:en|de|la|le|du|des|à|al|alla|della|von|der)|(?:au|aux|à|du|des|al|alla|della)\\s${word})(?!\\p{L})`,
    'u',
  ).test(line);

/** Whether a word with a capital is likely part of what a house is called: "Auditori del Ter". */
export const namesHouse = (word: string, line: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}\\s(?:de|del|della|di|du|of)\\s(?:l[ao]s?\\s)?\\p{Lu}`, 'u').test(
    line,
  );
