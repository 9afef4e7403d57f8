import type { Resume } from '../sections/resume.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const BIRTH_DATE =
  /(?<!\p{L})(?:date of birth|birth ?date|born|d\.?o\.?b)(?!\p{L})[\p{L}\d\s:,./()-]{0,24}?(?:(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2})(?!\d)/giu;

// What somebody did in a position may speak of anybody's birth.
const birthDates = ({ lines }: Resume): Cited[] =>
  lines.flatMap(({ text, bullet }, line) =>
    bullet ? [] : [...text.matchAll(BIRTH_DATE)].map(([quote]) => ({ quote, line })),
  );

const personalData: Check['run'] = (resume) => {
  if (resume.language !== 'en') return unchecked('usual-there');
  const cited = birthDates(resume);
  const { portrait } = resume.document;
  const suggestion = say('personal_data');
  if (cited.length > 0) return bad(portrait ? 'both' : 'birth-date', { cited, suggestion });
  return portrait ? bad('photo', { suggestion }) : good();
};

/** What is usual in one language and held against somebody in another (RV-33). */
export const personalDataChecks: readonly Check[] = [
  { id: 'structure.personal_data', tab: 'Structure', weight: 1, run: personalData },
];
