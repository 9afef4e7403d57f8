import type { Language } from '@portal/shared-contracts';
import { STOP_WORDS } from './stop-words.data.ts';

const known = Object.entries(STOP_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

const share = (text: string, letters: RegExp): number =>
  (text.match(letters)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/** Whether a text is written in letters that none of the six languages has, such as Arabic or Chinese. */
export const isInOtherLetters = (text: string): boolean =>
  share(text, /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Thai}]/gu) < 0.5;

// Below these a text has shown nothing.
const FEWEST_HITS = 6;
const CLEARLY = 1.25;

/** The language of a text by its script and small words; unsure where nothing stands out (RV-36). */
export const detectLanguage = (text: string): Language | undefined => {
  if (share(text, /[\u0e00-\u0e7f]/g) > 0.3) return 'th';
  if (share(text, /[\u0400-\u04ff]/g) > 0.3) return 'ru';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = known
    .map(([language, stops]) => ({
      language,
      hits: words.filter((word) => stops.has(word)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits);
  if (!first || first.hits < FEWEST_HITS) return undefined;
  return first.hits >= (second?.hits ?? 0) * CLEARLY ? first.language : undefined;
};
