import { unmarked } from '../lists/spelling/marks.ts';
import { contactOf } from '../sections/person/contact.ts';
import type { Stated } from '../sections/person/name.ts';
import type { Resume } from '../sections/resume.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const cite = ({ text, line, quote = text }: Stated): Cited => ({ quote, line });

const stated =
  (what: 'name' | 'email' | 'phone'): Check['run'] =>
  ({ contact }) => {
    const found = contact[what];
    return found ? good('good', { cited: [cite(found)] }) : bad('bad', { suggestion: say(what) });
  };

const OUTSIDE: ReadonlySet<string> = new Set(['header', 'footer', 'box']);

const contactPlace: Check['run'] = ({ contact, lines, document }) => {
  if (document.kind === 'text') return unchecked('needs-file');
  const ways = [contact.emails, contact.phones].filter((found) => found.length > 0);
  if (ways.length === 0) return unchecked('no-contact');
  const outside = ways
    .filter((found) => found.every(({ line }) => OUTSIDE.has(lines[line]!.place)))
    .map((found) => cite(found[0]!));
  if (outside.length > 0) return bad('bad', { cited: outside, suggestion: say('contact_place') });
  return good('good', { cited: ways.map((found) => cite(found[0]!)) });
};

// Letters that are no letter with a mark.
const UNMARKED: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  œ: 'oe',
  æ: 'ae',
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[ıłøđœæ]/g, (letter) => UNMARKED[letter]!)
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');

// Files are mostly named in Latin letters.
const LATIN = Object.fromEntries(
  [...'абвгдеёзийклмнопрстуфыэ'].map((letter, at) => [letter, [...'abvgdeeziyklmnoprstufye'][at]!]),
);
const inLatin = (text: string): string =>
  text.toLowerCase().replace(/[\u0400-\u04ff]/g, (letter) => LATIN[letter] ?? '');

// What files are called that are called after nobody.
const FILE_WORDS =
  /curriculum|vitae|lebenslauf|bewerbung|resume|rezume|rezyume|document|dokument|documento|scan|untitled|unbenannt|senza titolo|sin título|без имени|letter|anschreiben|cover|final|novoe|novyy|novyj|novaya|obnovlennoe|neu|new|copy|kopie|copia|version|cv|pdf|doc|file|my|mi|mein/g;

const fileName: Check['run'] = (resume: Resume) => {
  const { lastName, firstName } = contactOf(resume.contact, resume.language);
  if (!resume.fileName) return unchecked('needs-file');
  if (!lastName) return unchecked('no-name');
  const name = resume.fileName.replace(/\.[^.]+$/, '');
  // An Italian of three names may have two surnames, or two first names.
  const [, ...behind] = resume.language === 'it' ? resume.contact.name!.text.split(' ') : [];
  const parts = [lastName, ...lastName.split(' '), ...behind].filter((part) => part.length > 1);
  const isNamed = parts.some((part) =>
    [plain(part), plain(unmarked(part)), plain(inLatin(part))].some(
      (form) =>
        form.length > 1 && (plain(name).includes(form) || plain(unmarked(name)).includes(form)),
    ),
  );
  if (isNamed) return good('good', { params: { file: resume.fileName } });
  // Cyrillic and Thai names have several spellings in Latin letters; nobody is told off for one of them.
  const rest = name.toLowerCase().replace(FILE_WORDS, '');
  if (/[\u0400-\u04ff\u0e00-\u0e7f]/.test(lastName) && /[a-z]{3}/.test(rest))
    return unchecked('no-name');
  return bad('bad', {
    params: { file: resume.fileName, lastName },
    suggestion: say('file_name', { name: `${firstName ?? ''}-${lastName}`.replace(/\s+/g, '-') }),
  });
};

/** Whether application systems find the person. */
export const contactChecks: readonly Check[] = [
  { id: 'ats.name', tab: 'ATS', weight: 2, run: stated('name') },
  { id: 'ats.email', tab: 'ATS', weight: 3, run: stated('email') },
  { id: 'ats.phone', tab: 'ATS', weight: 2, run: stated('phone') },
  { id: 'ats.contact_place', tab: 'ATS', weight: 2, run: contactPlace },
  { id: 'ats.file_name', tab: 'ATS', weight: 1, run: fileName },
];
