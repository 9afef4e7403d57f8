import type { TextLine } from '../../extraction/join-lines.ts';
import { countWords } from '../count-words.ts';
import { saysIcon } from '../../extraction/icon-words.ts';
import { headingOf } from '../../lines/headings.ts';
import { saysOther } from './no-names.ts';
import { withoutTitles } from './titles.ts';

/** A contact fact and the line that states it. */
export interface Stated {
  readonly text: string;
  readonly line: number;
  /** What of it stands on that line, where it is told on more than one. */
  readonly quote?: string;
}

const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}{2,}|de|de'|dei|degli|della|dell'\p{L}+|la|las|los|del|dos|do|das|von|van|vom|der|di|da|den|ter|ten|zu|y|i|e|af|av|bin|bint|ibn|al|el|d'\p{Lu}\p{L}+)$/u;
const isMixed = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text);
// Where a file loses marks, blanks stand in their places.
const THAI_NAME =
  /^(?:นาย|นางสาว|นาง|น\.ส\.|(?:(?:ผศ|รศ|ศ|ดร|นพ|พญ|ภก|ภญ|ว่าที่ร้อยตรี)\.?\s?)+)?\s*[\u0e00-\u0e7f]{2,20}(?:\s+[\u0e00-\u0e7f]{1,25}){1,3}$/u;

const LOOKED_AT = 10;

/** The words of a name. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');

// Addresses write letters with two dots in either way.
const spelt = (word: string): string[] => [
  plain(word),
  plain(
    word
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter),
  ),
];

const isInMail = (text: string, mail: string): boolean =>
  wordsOf(text).some((word) => word.length > 2 && spelt(word).some((form) => mail.includes(form)));

const OWN_NAME = /^\p{L}+[._-]\p{L}{3,}$/u;

/**
 * Where an address is made of a first and a last name, a line that has neither is a name only where it
 * stands out: without that it is the title or the town below a name that is missing.
 */
const mayBeNamed = (
  line: TextLine,
  at: number,
  local: string,
  { largest, plain: usual }: { largest: number; plain: number },
): boolean => {
  if (!OWN_NAME.test(local) || isInMail(line.text, plain(local))) return true;
  if (AMONG.test(line.text)) return false;
  // Pasted text has one size: there the first line stands out.
  const hasSizes = largest > usual * STANDS_OUT;
  return hasSizes ? line.size >= largest - 0.5 : at === 0;
};

const STANDS_OUT = 1.15;
// "Maestro de Obra": with another name in the address this is no name either.
const AMONG = /^\p{L}+\s(?:de|del|di|of|da|do)\s/iu;

const medianSize = (lines: readonly TextLine[]): number =>
  lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

/** `rank` counts the lines of the column from its top. */
const scoreOf = (line: TextLine, rank: number, largest: number, mail: string): number =>
  (isInMail(line.text, mail) ? 4 : 0) +
  (line.size > 0 && line.size >= largest - 0.5 ? 3 : 0) +
  (rank === 0 ? 2 : 0) -
  rank * 0.1;

// "Studentin der Informatik": nobody is called so without a "von" or "zu" before.
const ARTICLE =
  /^(?!.*(?<!\p{L})(?:von|vom|van|zu|zum|zur|auf|aus|in|op|uit)(?!\p{L})).*\s(?:der|des|für|im)\s/iu;

/** Whether a text may be the name of a person. */
export const isNameLike = (text: string): boolean => {
  if (THAI_NAME.test(text)) return headingOf(text) === undefined && !saysOther(text);
  const words = wordsOf(text);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => WORD.test(word)) &&
    !saysOther(text) &&
    !saysIcon(text) &&
    !isMixed(text) &&
    !ARTICLE.test(text) &&
    headingOf(text) === undefined
  );
};

/** A name that is written twice, in Latin and in Thai letters, is the first of them. */
const inOneScript = (text: string): string =>
  text
    .replace(/^(\p{Script=Latin}[\p{Script=Latin} .'-]+?)\s+\p{Script=Thai}.*$/u, '$1')
    .replace(/^(\p{Script=Thai}[\p{Script=Thai}\s]+?)\s+\p{Script=Latin}.*$/u, '$1');

// "Lebenslauf Lars Böttjer"
const PAPER =
  /^(?:lebenslauf(?:\s+von)?|curriculum vitae(?:\s+(?:di|de|von|of))?|currículum(?: vitae)?(?:\s+de)?|cv|(?:resume|résumé)(?:\s+of)?|резюме)\s*[:–—-]?\s+/iu;

// A name may share its line with the ways to reach the person, and be called one.
const withoutRest = (text: string): string =>
  withoutTitles(
    inOneScript(text)
      .replace(PAPER, '')
      // A nickname, or the same in other letters.
      .replace(/\s*\([^)]*\)\s*$/u, '')
      .replace(
        /^(?:name|vor- und nachname|nombre|nome|nome e cognome|имя|фио|ф\.и\.о\.|ชื่อ)(?:\s*:\s*|\s+(?=\p{L}+\s+\p{L}))/iu,
        '',
      )
      .split(/\s*[|·•,;]\s*|\s{2,}/)[0]!
      .trim(),
  );

// Below the first heading of its column stand firms, schools and skills, and the person no more.
const namesEnd = (lines: readonly TextLine[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  lines.forEach(({ text, column, bullet }, at) => {
    const heading = bullet ? undefined : headingOf(text);
    if (heading && heading !== 'contact' && !ends.has(column)) ends.set(column, at);
  });
  return ends;
};

const TOLD: ReadonlySet<string> = new Set(['body', 'table']);

// What a line below says again is a title or a firm.
const isToldAgain = ({ text }: TextLine, at: number, lines: readonly TextLine[]): boolean =>
  lines.some((line, other) => other > at && line.text.includes(text) && TOLD.has(line.place));

const lastWord = (text: string): string => wordsOf(text.toLowerCase()).at(-1) ?? '';
const LONGEST_POST = 14;

// "Museum Registrar" above a post as "Senior Registrar, ..." is a calling, unless it stands out as names do.
const isCalling = (line: TextLine, at: number, lines: readonly TextLine[]): boolean => {
  const word = lastWord(line.text);
  return (
    word.length > 3 &&
    lines.slice(at + 1).some(({ text, bullet }) => {
      const [post = '', firm] = text.split(/\s*[,|·–(]\s*/);
      return (
        !bullet && firm !== undefined && countWords(text) <= LONGEST_POST && lastWord(post) === word
      );
    })
  );
};

// A town may stand before the number to call; a name there is that of the address or on the first line.
const isBesideContact = ({ text }: TextLine, at: number, lines: readonly TextLine[]): boolean =>
  at > 0 && text !== lines[at]!.text && /@|\d{4}/.test(lines[at]!.text);

/** The name of the person, where the first page states it. */
export const nameOf = (
  lines: readonly TextLine[],
  emails: readonly Stated[],
): Stated | undefined => {
  const local = emails[0]?.text.split('@')[0] ?? '';
  const mail = plain(local);
  const ended = namesEnd(lines);
  const ranks = new Map<number, number>();
  const first = lines
    .map((line, at) => {
      const rank = ranks.get(line.column) ?? 0;
      ranks.set(line.column, rank + 1);
      return { line: { ...line, text: withoutRest(line.text) }, at, rank };
    })
    .filter(({ line, rank }) => line.page === 1 && rank < LOOKED_AT);
  const largest = Math.max(0, ...first.map(({ line }) => line.size));
  const sizes = { largest, plain: medianSize(lines) };
  const likely = first
    .filter(({ line, at }) => at < (ended.get(line.column) ?? Infinity) && isNameLike(line.text))
    .filter(({ line, at }) => mayBeNamed(line, at, local, sizes))
    .filter(
      ({ line, at }) =>
        isInMail(line.text, mail) ||
        !(
          isToldAgain(line, at, lines) ||
          isBesideContact(line, at, lines) ||
          (line.size <= sizes.plain * STANDS_OUT && isCalling(line, at, lines))
        ),
    )
    .map(({ line, at, rank }) => ({ line, at, score: scoreOf(line, rank, largest, mail) }))
    .filter(({ at, score }) => at < LOOKED_AT || score >= 2)
    .toSorted((a, b) => b.score - a.score)[0];
  return likely && { text: likely.line.text, line: likely.at };
};
