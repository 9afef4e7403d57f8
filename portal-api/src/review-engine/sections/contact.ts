import type { Language } from '@portal/shared-contracts';
import type { ResumeContact } from '@portal/shared-contracts/reviews';
import type { TextLine } from '../extraction/join-lines.ts';
import { dateRanges } from './date-ranges.ts';
import { headingOf } from './headings.ts';

/** A contact fact and the line that states it. */
export interface Stated {
  readonly text: string;
  readonly line: number;
}

/** What the resume says of its person. */
export interface StatedContact {
  readonly name: Stated | undefined;
  readonly email: Stated | undefined;
  readonly phone: Stated | undefined;
  readonly emails: readonly Stated[];
  readonly phones: readonly Stated[];
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s()./–-]{5,20}\d(?![\p{L}\d])/gu;
const TITLES =
  /\b(?:curriculum|vitae|resume|résumé|lebenslauf|bewerbung|engineer|developer|manager|consultant|assistant|analyst|director|designer|specialist|teacher|nurse|accountant|officer|coordinator|administrator|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|ingeniero|ingeniera|desarrollador(?:a)?|gerente|contable|técnico|abogad[oa]|ingegnere|sviluppatore|responsabile|university|gmbh|inc|ltd|llc|street|straße|calle|via)\b|резюме|инженер|менеджер|разработчик|бухгалтер|ประวัติ|วิศวกร/iu;
const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}{2,}|de|la|las|los|del|dos|do|das|von|van|vom|der|di|da|den|ter|ten|zu|y|i|e|af|av|bin|bint|ibn|al|el)$/u;
// Signs of icon fonts, and words of firms and schools, which begin with capitals as names do.
const NO_NAME =
  /(?<![\p{L}])(?:house-chimney|map-marker|location|envelope|mobile|phone|linkedin|github|universit|hochschul|fachhochschul|berufsfachschul|akademie|klinikum|krankenhaus|institut|gruppe|technik|betriebe|stiftung|universidad|hospital|colegio|ministerio|grupo|università|politecnico|ospedale|gruppo|школ|университет|институт|больниц|college|school|academy|council|group|bank)/iu;
const isMixed = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text);
const THAI_NAME = /^(?:นาย|นางสาว|นาง|น\.ส\.)?\s*[\u0e00-\u0e7f]{2,20}\s+[\u0e00-\u0e7f]{2,25}$/u;

const all = (lines: readonly TextLine[], pattern: RegExp): Stated[] =>
  lines.flatMap(({ text }, line) =>
    [...text.matchAll(pattern)].map(([found]) => ({ text: found.trim(), line })),
  );

const isPhone = ({ text }: Stated, lines: readonly TextLine[], line: number): boolean => {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (dateRanges(text).length > 0 || /^\d{4}\s*[–-]\s*\d{4}$/.test(text)) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text)) return false;
  // A grouped amount looks alike but stands in a sentence; a number to call stands near the top or says so.
  const { text: whole, place } = lines[line]!;
  return (
    text.startsWith('+') ||
    line < 12 ||
    place !== 'body' ||
    /tel|phone|mobil|móvil|тел|cell|fon|โทร|@|https?:|www\./iu.test(whole) ||
    whole.replace(text, '').replace(/[^\p{L}]/gu, '').length < 4
  );
};

const LOOKED_AT = 10;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

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

/** `rank` counts the lines of the column from its top. */
const scoreOf = (line: TextLine, rank: number, largest: number, mail: string): number =>
  (isInMail(line.text, mail) ? 4 : 0) +
  (line.size > 0 && line.size >= largest - 0.5 ? 3 : 0) +
  (rank === 0 ? 2 : 0) -
  rank * 0.1;

const isNameLike = (text: string): boolean => {
  if (THAI_NAME.test(text)) return true;
  const words = wordsOf(text);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => WORD.test(word)) &&
    !TITLES.test(text) &&
    !NO_NAME.test(text) &&
    !isMixed(text) &&
    headingOf(text) === undefined
  );
};

// A name may share its line with the ways to reach the person, and be called one.
const withoutRest = (text: string): string =>
  text
    .replace(
      /^(?:name|vor- und nachname|nombre|nome|nome e cognome|имя|фио|ф\.и\.о\.|ชื่อ)\s*:\s*/iu,
      '',
    )
    .split(/\s*[|·•,;]\s*|\s{2,}/)[0]!
    .trim();

// Below the first heading of its column stand firms, schools and skills, and the person no more.
const namesEnd = (lines: readonly TextLine[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  lines.forEach(({ text, column, bullet }, at) => {
    const heading = bullet ? undefined : headingOf(text);
    if (heading && heading !== 'contact' && !ends.has(column)) ends.set(column, at);
  });
  return ends;
};

// What a line below says again is a title or a firm.
const isToldAgain = ({ text }: TextLine, at: number, lines: readonly TextLine[]): boolean =>
  lines.some((line, other) => other > at && line.text.includes(text) && line.place === 'body');

const nameOf = (lines: readonly TextLine[], emails: readonly Stated[]): Stated | undefined => {
  const mail = plain(emails[0]?.text.split('@')[0] ?? '');
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
  const likely = first
    .filter(({ line, at }) => at < (ended.get(line.column) ?? Infinity) && isNameLike(line.text))
    .filter(({ line, at }) => isInMail(line.text, mail) || !isToldAgain(line, at, lines))
    .map(({ line, at, rank }) => ({ line, at, score: scoreOf(line, rank, largest, mail) }))
    .filter(({ at, score }) => at < LOOKED_AT || score >= 2)
    .toSorted((a, b) => b.score - a.score)[0];
  return likely && { text: likely.line.text, line: likely.at };
};

/** Name, addresses and numbers of the resume, with the lines that state them (RV-27). */
export const readContact = (lines: readonly TextLine[]): StatedContact => {
  const emails = all(lines, EMAIL);
  const phones = all(lines, PHONE).filter((phone) => isPhone(phone, lines, phone.line));
  return { name: nameOf(lines, emails), email: emails[0], phone: phones[0], emails, phones };
};

const PARTICLE =
  /^(?:de|del|della|dell|de'|di|da|dal|do|dos|das|du|la|las|le|li|lo|los|van|von|vom|zu|zum|zur|der|den|ter|ten|af|av|bin|bint|ibn)$/i;
// Two family names are joined by these.
const JOINS = /^(?:y|i|e)$/;
const GIVEN =
  /^(?:maría|mª|josé|juan|ana|luis|luisa|miguel|carlos|francisco|jesús|manuel|rosa|pedro|ángel|ángeles|víctor|carmen|pilar|isabel|antonio|teresa|dolores|elena|belén|pablo|alberto|javier|fernando|fernanda|ignacio|cristina|victoria|eugenia|paula|andrés|enrique|eduardo|alejandro|david|ramón|rafael|daniel|vicente|felipe|gabriel|laura|lucía|marta|beatriz|mercedes|inés|sofía|jorge|diego|tomás|ricardo)$/i;

const shown = (word: string): string =>
  /^\p{Lu}{2,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;

/** How many words of a name are given names; in Spanish the last two are of the family. */
const givenNames = (words: readonly string[], language: Language): number => {
  const join = words.findIndex((word, at) => at > 1 && JOINS.test(word));
  if (join > 0) return join - 1;
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  if (particle > 0) return particle;
  const [first = '', second = ''] = words;
  if (language === 'es' && words.length === 3)
    return GIVEN.test(first) && GIVEN.test(second) ? 2 : 1;
  return words.length > 3 ? 2 : Math.max(1, words.length - 1);
};

/** The same as it is kept: names apart, and written as names are. */
export const contactOf = (
  { name, email, phone }: StatedContact,
  language: Language,
): ResumeContact => {
  const words = wordsOf((name?.text ?? '').replace(/^(?:นาย|นางสาว|นาง|น\.ส\.)\s*/u, '')).map(
    shown,
  );
  const cut = givenNames(words, language);
  return {
    firstName: words.slice(0, cut).join(' ') || null,
    lastName: words.slice(cut).join(' ') || null,
    email: email?.text ?? null,
    phone: phone?.text ?? null,
  };
};
