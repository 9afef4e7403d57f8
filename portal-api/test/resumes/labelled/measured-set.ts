import { type Language, languages } from '@portal/shared-contracts';
import { BANKS } from './banks.data.ts';
import { type Draft, draftOf, planOf } from './draft.ts';
import { FAULTS } from './faults.data.ts';
import type { LabelledResume } from './make-set.ts';
import { PLANTS } from './plants.ts';

type Form = LabelledResume['form'];

const FORMS: readonly Form[] = ['one-column', 'two-columns', 'word', 'one-column', 'two-columns'];
const WAYS = [0, 1, 2, 3, 4];

interface Group {
  /** What is planted together without one fault hiding another. */
  readonly ids: readonly string[];
  /** The form that the fault needs. */
  readonly form?: Form;
  readonly only?: readonly Language[];
}

const GROUPS: readonly Group[] = [
  { ids: ['language.weak_verbs', 'language.passive_voice', 'language.pronouns', 'ats.email'] },
  { ids: ['language.spelling', 'structure.long_bullets', 'language.buzzwords', 'ats.phone'] },
  { ids: ['structure.order', 'structure.missing_sections', 'ats.hidden_text'] },
  { ids: ['structure.gaps', 'structure.use_of_bullets', 'ats.file_name'] },
  { ids: ['structure.dates', 'language.repetition', 'ats.symbols'] },
  { ids: ['impact.impact', 'ats.name', 'jobs.keywords'] },
  { ids: ['ats.contact_place', 'ats.tables', 'structure.length'], form: 'word' },
  { ids: ['ats.columns'], form: 'rows' },
  { ids: ['language.tenses', 'structure.personal_data'], only: ['en'] },
  { ids: [] },
];

const NOT_IN_THAI: ReadonlySet<string> = new Set([
  // Blanks part no words there, and endings show no tense.
  ...Object.keys(FAULTS.en),
  'language.repetition',
  'structure.long_bullets',
  'structure.use_of_bullets',
  'structure.length',
  'ats.file_name',
]);

const applies = (id: string, language: Language): boolean =>
  language === 'th' ? !NOT_IN_THAI.has(id) : language === 'en' || id !== 'language.tenses';

type Dates = (month: number, year: string) => string;

const named =
  (language: Language, month: 'short' | 'long'): Dates =>
  (number, year) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month });
    return `${format.format(new Date(2020, number - 1, 15))} ${year}`;
  };

const datesOf = (language: Language, way: number): Dates =>
  [
    (month: number, year: string) => `${String(month).padStart(2, '0')}/${year}`,
    named(language, 'short'),
    (month: number, year: string) => `${String(month).padStart(2, '0')}.${year}`,
    named(language, 'long'),
    (month: number, year: string) => `${month}/${year}`,
  ][way]!;

const inDates = (text: string, dates: Dates): string =>
  text.replace(/(\d\d)\/(\d{4})/g, (_whole, month: string, year: string) => dates(+month, year));

const resumeOf = (language: Language, group: number, way: number): LabelledResume => {
  const { ids, form = FORMS[way]! } = GROUPS[group]!;
  const bank = BANKS[language];
  const number = group * 3 + way;
  const draft: Draft = draftOf(bank, number);
  const planted = ids
    .filter((id) => applies(id, language))
    .map((id) => ({ id, quote: PLANTS[id]!({ draft, bank, language, way }) }));
  const dates = datesOf(language, way);
  for (const entry of draft.entries) entry.dates = inDates(entry.dates, dates);
  const name = draft.name ?? bank.names[number % bank.names.length]!;
  const plan = planOf(bank, draft, name);
  const drawn = JSON.parse(inDates(JSON.stringify(plan), dates)) as typeof plan;
  return {
    file: `measured-${language}-${group}-${way}`,
    language,
    form,
    plan: drawn,
    planted: planted.map(({ id, quote }) => ({ id, quote: quote && inDates(quote, dates) })),
    name,
    email: draft.email ?? '',
    phone: draft.phone ?? '',
    fileName: draft.fileName,
    advert: draft.advert,
  };
};

/** Five resumes with each fault in each language, and as many clean ones: what the figures are taken of (RV-62). */
export const measuredSet = (): LabelledResume[] =>
  languages.flatMap((language) =>
    GROUPS.flatMap(({ only }, group) =>
      only && !only.includes(language) ? [] : WAYS.map((way) => resumeOf(language, group, way)),
    ),
  );
