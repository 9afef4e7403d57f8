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
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lu}{2,}|de|la|del|von|van|der|di|da|den|zu|y)$/u;
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
  return (
    text.startsWith('+') ||
    line < 12 ||
    /tel|phone|mobil|móvil|тел|cell|โทร/iu.test(lines[line]!.text)
  );
};

const LOOKED_AT = 10;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const scoreOf = (line: TextLine, at: number, largest: number, mail: string): number => {
  const words = wordsOf(line.text);
  const inMail = words.some((word) => word.length > 2 && mail.includes(plain(word)));
  return (
    (inMail ? 4 : 0) +
    (line.size > 0 && line.size >= largest - 0.5 ? 3 : 0) +
    (at === 0 ? 2 : 0) -
    at * 0.1
  );
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');

const isNameLike = (text: string): boolean => {
  if (THAI_NAME.test(text)) return true;
  const words = wordsOf(text);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => WORD.test(word)) &&
    !TITLES.test(text) &&
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

const nameOf = (lines: readonly TextLine[], emails: readonly Stated[]): Stated | undefined => {
  const mail = plain(emails[0]?.text.split('@')[0] ?? '');
  const first = lines
    .map((line, at) => ({ line: { ...line, text: withoutRest(line.text) }, at }))
    .filter(
      ({ line, at }) => line.page === 1 && (at < LOOKED_AT || line.column !== lines[0]!.column),
    );
  const largest = Math.max(0, ...first.map(({ line }) => line.size));
  const ended = namesEnd(lines);
  const likely = first
    .filter(({ line, at }) => at < (ended.get(line.column) ?? Infinity) && isNameLike(line.text))
    .map(({ line, at }) => ({ line, at, score: scoreOf(line, at, largest, mail) }))
    .filter(({ at, score }) => at < LOOKED_AT || score >= 3)
    .toSorted((a, b) => b.score - a.score)[0];
  return likely && { text: likely.line.text, line: likely.at };
};

/** Name, addresses and numbers of the resume, with the lines that state them (RV-27). */
export const readContact = (lines: readonly TextLine[]): StatedContact => {
  const emails = all(lines, EMAIL);
  const phones = all(lines, PHONE).filter((phone) => isPhone(phone, lines, phone.line));
  return { name: nameOf(lines, emails), email: emails[0], phone: phones[0], emails, phones };
};

const PARTICLE = /^(?:de|la|del|von|van|der|di|da|den|zu)$/;
const shown = (word: string): string =>
  /^\p{Lu}{2,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;

/** The same as it is kept: names apart, and written as names are. */
export const contactOf = ({ name, email, phone }: StatedContact): ResumeContact => {
  const words = wordsOf((name?.text ?? '').replace(/^(?:นาย|นางสาว|นาง|น\.ส\.)\s*/u, '')).map(
    shown,
  );
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const cut = particle > 0 ? particle : words.length > 3 ? 2 : Math.max(1, words.length - 1);
  return {
    firstName: words.slice(0, cut).join(' ') || null,
    lastName: words.slice(cut).join(' ') || null,
    email: email?.text ?? null,
    phone: phone?.text ?? null,
  };
};
