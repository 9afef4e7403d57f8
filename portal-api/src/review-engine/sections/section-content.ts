import type { TextLine } from '../extraction/join-lines.ts';
import { findSkills, skillsWith } from '../lists/skills/skill-list.ts';
import { countWords } from './count-words.ts';
import { dateRanges } from '../lines/date-ranges.ts';

const SCHOOL =
  /(?<!\p{L})(?:universit|university|college|school|hochschule|fachhochschule|schule|gymnasium|berufsschule|universidad|instituto|facultad|liceo|politecnico|bachelor|master|diplom|abitur|grado en|licenciatura|laurea|bsc|msc|phd|университет|институт|колледж|бакалавр|магистр|มหาวิทยาลัย|โรงเรียน|วิทยาลัย|บัณฑิต|staatsexamen|gesellenbrief|gesellenprüfung|meisterprüfung|berufsfachschule|akademie|academy|academia|accademia|mba(?!\p{L})|matura|bachiller|maturità|техникум|училище|академия|специалитет)/iu;

// Courses are given by schools and academies, too; these no course is called.
const DEGREE =
  /(?<!\p{L})(?<!scrum\s)(?:universit|college|hochschule|fachhochschule|universidad|politecnico|bachelor|master|diplom|abitur|grado en|licenciatura|laurea|bsc|msc|phd|университет|бакалавр|магистр|มหาวิทยาลัย|บัณฑิต|staatsexamen|gesellenbrief|matura|bachiller|maturità|техникум)/iu;

const LANGUAGES = ['en', 'de', 'es', 'it', 'ru', 'th'];
const SPOKEN =
  'en de fr es it pt nl pl ru uk cs sk hu ro bg sr hr sl tr el ar he fa ur hi bn ta pa zh ja ko th vi id ms tl sv da no fi et lv lt ga cy ca eu gl sq mk bs hy ka kk uz tt az sw am af';

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

let spoken: ReadonlySet<string> | undefined;

/** What languages are called in the six languages of the portal. */
const languageNames = (): ReadonlySet<string> => {
  spoken ??= new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      return SPOKEN.split(' ').map((code) => words(names.of(code) ?? '').join(' '));
    }),
  );
  return spoken;
};

type Lines = readonly TextLine[];
type Own = readonly number[];

/** How many of these lines begin something that has a time. */
export const timesIn = (lines: Lines, own: Own): number =>
  own.filter((at) => !lines[at]!.bullet && dateRanges(lines[at]!.text).length > 0).length;

// "Electrician for hospitals, schools and old mills" introduces somebody; an entry is shorter.
const LONGEST_ENTRY = 18;

const names = (what: RegExp, lines: Lines, own: Own): boolean =>
  own.some((at) => {
    const { bullet, text } = lines[at]!;
    return !bullet && what.test(text) && countWords(text) <= LONGEST_ENTRY;
  });

/** Whether these lines speak of schools or degrees. */
export const isSchooling = (lines: Lines, own: Own): boolean => names(SCHOOL, lines, own);

/** Whether these lines name a degree, or what gives one. */
export const namesDegree = (lines: Lines, own: Own): boolean => names(DEGREE, lines, own);

const termsIn = (lines: Lines, own: Own): string[] =>
  own.flatMap((at) =>
    lines[at]!.text.split(/[,;·•|]|\s[–—-]\s/)
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  );

/** Whether a line begins with the name of a language. */
export const namesLanguage = (text: string): boolean => languageNames().has(words(text)[0] ?? '');

/** Whether these lines list languages that somebody speaks. */
export const listsLanguages = (lines: Lines, own: Own): boolean => {
  const lists = own.filter((at) => countWords(lines[at]!.text) > 0);
  const named = lists.filter((at) => namesLanguage(lines[at]!.text));
  return named.length > 0 && named.length * 2 > lists.length;
};

const LONGEST_TERM = 4;
const MOSTLY = 0.8;

const isList = (lines: Lines, own: Own): boolean => {
  const terms = termsIn(lines, own);
  const short = terms.filter((term) => countWords(term) <= LONGEST_TERM && !/[@\d]{3}/.test(term));
  return terms.length > 1 && short.length >= terms.length * MOSTLY;
};

/** Whether a line may be one of a list: a term, or some beside each other. */
export const mayBeOfList = (line: TextLine): boolean =>
  dateRanges(line.text).length === 0 &&
  !/@|\d{3}/.test(line.text) &&
  line.text.split(/[,;·•|]/).every((term) => countWords(term) <= LONGEST_TERM);

const skillsIn = (lines: Lines, own: Own): number =>
  findSkills(own.map((at) => lines[at]!.text).join('\n'), skillsWith()).length;

const FEWEST_SKILLS = 2;

/** Whether these lines name skills, and nothing that has a time. */
export const listsSkills = (lines: Lines, own: Own): boolean =>
  timesIn(lines, own) === 0 && !listsLanguages(lines, own) && skillsIn(lines, own) >= FEWEST_SKILLS;

const MANY_TERMS = 5;

/** Whether these lines may be skills: terms of which one is known, or many. */
export const mayListSkills = (lines: Lines, own: Own): boolean =>
  timesIn(lines, own) === 0 &&
  !listsLanguages(lines, own) &&
  isList(lines, own) &&
  (skillsIn(lines, own) > 0 || termsIn(lines, own).length >= MANY_TERMS);

const FEWEST_TOLD = 2;
const FEWEST_PLAIN = 4;
const TOLD = 4;

/** Whether these lines may tell of work: something that has a time, or entries of a few words each. */
export const mayTellOfWork = (lines: Lines, own: Own): boolean => {
  const told = own.filter((at) => countWords(lines[at]!.text) >= TOLD);
  return (
    timesIn(lines, own) > 0 ||
    told.filter((at) => lines[at]!.bullet).length >= FEWEST_TOLD ||
    told.length >= FEWEST_PLAIN
  );
};

/** Whether these lines may tell of schools: something that has a time, or a school. */
export const mayTellOfSchools = (lines: Lines, own: Own): boolean =>
  timesIn(lines, own) > 0 || isSchooling(lines, own);
