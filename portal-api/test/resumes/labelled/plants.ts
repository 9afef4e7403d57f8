import type { Language } from '@portal/shared-contracts';
import type { Bank } from './banks.data.ts';
import type { Draft } from './draft.ts';
import { FAULTS } from './faults.data.ts';

/** Where and how a fault is planted; what comes back is how it must be quoted. */
export interface Planting {
  readonly draft: Draft;
  readonly bank: Bank;
  readonly language: Language;
  /** From 0 to 4: each fault is made in five ways. */
  readonly way: number;
}

/** Plants one fault. */
export type Plant = (planting: Planting) => string | undefined;

const told =
  (id: string, entry: number): Plant =>
  ({ draft, language, way }) => {
    const [text, quote] = FAULTS[language][id]![way]!;
    draft.entries[entry]!.bullets[1] = text;
    return quote;
  };

const buzzwords: Plant = ({ draft, language, way }) => {
  const [text, quote] = FAULTS[language]['language.buzzwords']![way]!;
  draft.summary = `${text}. ${draft.summary}`;
  return quote;
};

const longBullets: Plant = ({ draft, bank, way }) => {
  const bullets = [...bank.bullets, ...bank.plain];
  const at = (offset: number): string => bullets[(way + offset) % bullets.length]!;
  draft.entries[1]!.bullets[1] = [0, 1, 2, 3, 4, 5, 6].map(at).join(', ');
  return at(0).split(' ').slice(0, 2).join(' ');
};

const repetition: Plant = ({ draft, bank, way }) => {
  const [word = ''] = bank.bullets[way % bank.bullets.length]!.split(' ');
  const again = (bullet: string): string => bullet.replace(/^\S+/, word);
  for (const entry of draft.entries.slice(0, 2)) entry.bullets = entry.bullets.map(again);
  return word;
};

const impact: Plant = ({ draft, bank, way }) => {
  const plain = (from: number): string[] =>
    [0, 1, 2].map((offset) => bank.plain[(way + from + offset) % bank.plain.length]!);
  draft.entries.slice(0, 2).forEach((entry, at) => (entry.bullets = plain(at * 3)));
  draft.entries[2]!.bullets = [bank.plain[way % bank.plain.length]!];
  // What is told without a number is told at length.
  draft.summary = `${draft.summary} ${bank.summary} ${bank.summary}`;
  return draft.entries[0]!.bullets[0];
};

const dates: Plant = ({ draft: { entries }, bank, way }) => {
  const [first, second, last] = entries;
  if (way === 0) return (second!.dates = '02/2019 – 06/2015');
  // The others name their months there.
  if (way === 1) return (second!.dates = '6.2015 – 2.2019');
  if (way === 2) return (first!.dates = `03/2019 – 08/2029`);
  if (way === 3) return (last!.dates = '05/2015 – 10/2012');
  for (const entry of entries) entry.dates = '';
  return bank.headings.experience;
};

const NAMES_OF_FILES = ['resume.pdf', 'cv.pdf', 'new-version-2.pdf', 'doc1.pdf', 'scan 0001.pdf'];
const RUSSIAN_FILES = ['резюме.pdf', 'новое резюме.pdf', 'анкета.pdf', 'файл 1.pdf', 'скан.pdf'];
const SIGNS = [
  'MAP-MARKER-ALT',
  'HOUSE-CHIMNEY',
  'ENVELOPE-OPEN',
  'GRADUATION-CAP',
  'LOCATION-DOT',
];
const BIRTHS = [
  'Date of birth: 14 May 1988',
  'Born 14.05.1988',
  'DOB: 14/05/1988',
  'Date of Birth 14 May 1988',
  'Born on 14 May 1988',
];

/** Each fault with the check that must find it. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'language.weak_verbs': told('language.weak_verbs', 0),
  'language.passive_voice': told('language.passive_voice', 1),
  'language.pronouns': told('language.pronouns', 2),
  'language.spelling': told('language.spelling', 0),
  'language.tenses': told('language.tenses', 1),
  'language.buzzwords': buzzwords,
  'language.repetition': repetition,
  'impact.impact': impact,
  'structure.long_bullets': longBullets,
  'structure.dates': dates,
  'structure.order': ({ draft: { entries } }) => {
    entries.reverse();
    return entries[1]!.dates;
  },
  'structure.missing_sections': ({ draft, way }) =>
    void (draft.without = way % 2 === 0 ? 'skills' : 'education'),
  'structure.gaps': ({ draft: { entries }, bank, way }) =>
    (entries[0]!.dates = `0${way + 1}/2022 – ${bank.present}`),
  'structure.use_of_bullets': ({ draft, bank }) => {
    draft.entries[1]!.bullets = [];
    draft.entries[1]!.prose = `${bank.summary} ${bank.summary} ${bank.summary}`;
    return bank.summary.slice(0, 20);
  },
  'structure.length': ({ draft, bank }) =>
    void (draft.summary = Array.from({ length: 70 }, () => bank.summary).join(' ')),
  'structure.personal_data': ({ draft, way }) => {
    draft.contact = [BIRTHS[way]!];
    return BIRTHS[way];
  },
  'ats.name': ({ draft }) => void (draft.name = ''),
  'ats.email': ({ draft }) => void (draft.email = undefined),
  'ats.phone': ({ draft }) => void (draft.phone = undefined),
  'ats.hidden_text': ({ draft }) => void (draft.hidden = 'Rust Go Scala Haskell'),
  'ats.file_name': ({ draft, language, way }) =>
    void (draft.fileName = (language === 'ru' ? RUSSIAN_FILES : NAMES_OF_FILES)[way]!),
  'ats.symbols': ({ draft, bank, way }) => {
    draft.contact = [`${SIGNS[way]} ${bank.firms[0]!.split(', ').at(-1)}`];
    return SIGNS[way];
  },
  'ats.contact_place': ({ draft }) => {
    draft.contactInHeader = true;
    return draft.email;
  },
  'ats.tables': ({ draft }) => void (draft.skillsInTable = true),
  'ats.columns': ({ draft, bank }) =>
    void (draft.skills = [
      ...bank.skills.split(', '),
      'Trello',
      'Asana',
      'Notion',
      'Jira',
      'Tableau',
    ]),
  'jobs.keywords': ({ draft, way }) => {
    const skills = ['Kubernetes', 'Terraform', 'PostgreSQL', 'Salesforce', 'Figma', 'Photoshop'];
    draft.advert = [...skills.slice(0, 3 + (way % 3)), 'SAP'].join(', ');
  },
};
