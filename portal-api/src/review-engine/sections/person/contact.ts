import type { Language } from '@portal/shared-contracts';
import type { ResumeContact } from '@portal/shared-contracts/reviews';
import type { TextLine } from '../../extraction/join-lines.ts';
import { dateRanges } from '../../lines/date-ranges.ts';
import { familyLast } from './russian-names.ts';
import { labelledName, nameBelowLabel, nameOnTwoLines } from './name-apart.ts';
import { nameOf, type Stated, wordsOf } from './name.ts';
import { withoutThaiTitles } from './titles.ts';

/** What the resume says of its person. */
export interface StatedContact {
  readonly name: Stated | undefined;
  readonly email: Stated | undefined;
  readonly phone: Stated | undefined;
  readonly emails: readonly Stated[];
  readonly phones: readonly Stated[];
}

const EMAIL =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:\p{Lu}?\p{Ll}{2,}|\p{Lu}{2,}|\p{Lo}{2,})/gu;
const PHONE =
  /(?<![\p{L}\d]|[№#]\s?)(?:\(?\+|00)?\(?\d(?:[\d()./]|[–-](?!\s)|\s(?![–-]\s)){5,20}\d(?![\p{L}\d])/gu;
const all = (lines: readonly TextLine[], pattern: RegExp): Stated[] =>
  lines.flatMap(({ text }, line) =>
    [...text.matchAll(pattern)].map(([found]) => ({ text: found.trim(), line })),
  );

const LEAST_PLAIN = 8;

const isPhone = ({ text }: Stated, lines: readonly TextLine[], line: number): boolean => {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (dateRanges(text).length > 0 || /^\d{4}\s*[–-]\s*\d{4}$/.test(text)) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/.test(text)) return false;
  // "23 64347": a house and its town.
  if (digits.length < LEAST_PLAIN && /^[1-9]\d* \d+$/.test(text)) return false;
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

/** Name, addresses and numbers of the resume, with the lines that state them (RV-27). */
export const readContact = (lines: readonly TextLine[]): StatedContact => {
  const emails = all(lines, EMAIL);
  const phones = all(lines, PHONE).filter((phone) => isPhone(phone, lines, phone.line));
  const name =
    labelledName(lines) ?? nameOf(lines, emails) ?? nameOnTwoLines(lines) ?? nameBelowLabel(lines);
  return { name, email: emails[0], phone: phones[0], emails, phones };
};

const PARTICLE =
  /^(?:de|del|della|dell|de'|di|da|dal|do|dos|das|du|la|las|le|li|lo|los|van|von|vom|zu|zum|zur|der|den|ter|ten|af|av|bin|bint|ibn|st\.|saint|ní|nic|mac|mc|ó|ap|ณ)$/i;
// Two family names are joined by these.
const JOINS = /^(?:y|i|e)$/;
const GIVEN =
  /^(?:maría|mª|josé|juan|ana|luis|luisa|miguel|carlos|francisco|jesús|manuel|rosa|pedro|ángel|ángeles|víctor|carmen|pilar|isabel|antonio|teresa|dolores|elena|belén|pablo|alberto|javier|fernando|fernanda|ignacio|cristina|victoria|eugenia|paula|andrés|enrique|eduardo|alejandro|david|ramón|rafael|daniel|vicente|felipe|gabriel|laura|lucía|marta|beatriz|mercedes|inés|sofía|jorge|diego|tomás|ricardo)$/i;

const FAMILY = /[eai]z$/i;

const shown = (word: string): string =>
  /^\p{Lu}{2,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;

/** How many words of a name are given names; in Spanish the last two are of the family. */
const givenNames = (words: readonly string[], language: Language): number => {
  const join = words.findIndex((word, at) => at > 1 && JOINS.test(word));
  if (join > 0) return join - 1;
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  // "Ignacio Ruiz de la Prada": a word that is a family name by its end belongs to what follows.
  const isFamily = language === 'es' && particle === 2 && FAMILY.test(words[1]!);
  if (particle > 0) return isFamily ? 1 : particle;
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
  const words = familyLast(wordsOf(withoutThaiTitles(name?.text ?? '')).map(shown));
  const cut = givenNames(words, language);
  return {
    firstName: words.slice(0, cut).join(' ') || null,
    lastName: words.slice(cut).join(' ') || null,
    email: email?.text ?? null,
    phone: phone?.text ?? null,
  };
};
