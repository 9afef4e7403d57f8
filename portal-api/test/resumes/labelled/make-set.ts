import type { Language } from '@portal/shared-contracts';
import type { PlannedEntry, PlannedResume, PlannedSection } from '../plan.ts';
import { type Bank, BANKS } from './banks.data.ts';

/** A fault that was planted, and the words by which it must be quoted. */
export interface Planted {
  readonly id: string;
  readonly quote: string | undefined;
}

/** One resume of the set with its label. */
export interface LabelledResume {
  readonly file: string;
  readonly language: Language;
  readonly form: 'one-column' | 'two-columns' | 'word';
  readonly plan: PlannedResume;
  readonly planted: readonly Planted[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Numbers that look like chance and are the same for the same seed. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Draft {
  entries: { head: string; firm: string; dates: string; bullets: string[]; prose?: string }[];
  summary: string;
  without: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  hidden: string | undefined;
}

type Plant = (draft: Draft, bank: Bank) => string | undefined;

const putBullet =
  (id: string): Plant =>
  ({ entries }, { faults }) => {
    const [bullet, quote] = faults[id]!;
    entries[1]!.bullets[1] = bullet;
    return quote;
  };

const STRUCTURE: Readonly<Record<string, Plant>> = {
  'structure.missing_sections': (draft) => void (draft.without = 'skills'),
  'structure.order': ({ entries }) => {
    entries.reverse();
    return entries[1]!.dates;
  },
  'structure.gaps': ({ entries }, bank) => {
    entries[0]!.dates = `03/2022 – ${bank.present}`;
    return entries[0]!.dates;
  },
  'structure.dates': ({ entries }) => {
    entries[1]!.dates = '02/2019 – 06/2015';
    return entries[1]!.dates;
  },
  'structure.use_of_bullets': ({ entries }, { summary }) => {
    entries[1]!.bullets = [];
    entries[1]!.prose = `${summary} ${summary} ${summary}`;
    return summary.slice(0, 20);
  },
  'impact.impact': ({ entries }, { plain }) => {
    entries[0]!.bullets = [...plain.slice(0, 3)];
    entries[1]!.bullets = [...plain.slice(3, 5)];
    entries[2]!.bullets = [...plain.slice(5)];
    return plain[0];
  },
  'language.buzzwords': (draft, { buzzwords: [text, quote] }) => {
    draft.summary = `${text}. ${draft.summary}`;
    return quote;
  },
  'ats.email': (draft) => void (draft.email = undefined),
  'ats.phone': (draft) => void (draft.phone = undefined),
  'ats.hidden_text': (draft) => void (draft.hidden = 'Rust Go Scala Haskell'),
};

const plantsOf = (bank: Bank): [string, Plant][] => [
  ...Object.keys(bank.faults).map((id): [string, Plant] => [id, putBullet(id)]),
  ...Object.entries(STRUCTURE).filter(
    ([id]) => id !== 'language.buzzwords' || bank.buzzwords[0] !== '',
  ),
];

const draftOf = (bank: Bank, number: number): Draft => {
  const at = (offset: number): string => bank.bullets[(number + offset) % bank.bullets.length]!;
  const entry = (index: number, dates: string, bullets: string[]) => ({
    head: bank.titles[index]!,
    firm: bank.firms[(number + index) % 3]!,
    dates,
    bullets,
  });
  return {
    entries: [
      entry(0, `03/2019 – ${bank.present}`, [at(0), at(1), at(2), bank.plain[0]!]),
      entry(1, '06/2015 – 02/2019', [at(3), at(4), bank.plain[1]!]),
      entry(2, '10/2012 – 05/2015', [at(5), at(6), bank.plain[2]!]),
    ],
    summary: `${bank.summary} ${bank.plain.join('. ')}. ${bank.summary}`,
    without: undefined,
    email: `resume${number}@example.com`,
    phone: bank.phone,
    hidden: undefined,
  };
};

const planOf = (bank: Bank, draft: Draft, name: string): PlannedResume => {
  const { headings } = bank;
  const entries: PlannedEntry[] = draft.entries;
  const sections: (PlannedSection & { key: string })[] = [
    { key: 'summary', heading: headings.summary, lines: [draft.summary] },
    { key: 'experience', heading: headings.experience, entries },
    {
      key: 'education',
      heading: headings.education,
      entries: [{ head: bank.degree, firm: bank.school, dates: '09/2009 – 07/2012' }],
    },
    { key: 'skills', heading: headings.skills, aside: true, lines: [bank.skills] },
  ];
  return {
    name,
    contact: [draft.email, draft.phone].filter((way) => way !== undefined),
    sections: sections.filter(({ key }) => key !== draft.without),
    ...(draft.hidden ? { hidden: draft.hidden } : {}),
  };
};

const FORMS = ['one-column', 'two-columns', 'word', 'one-column'] as const;

const resumeOf = (language: Language, number: number, clean: boolean): LabelledResume => {
  const bank = BANKS[language];
  const chance = seeded(number * 7919 + language.charCodeAt(0));
  const draft = draftOf(bank, number);
  const plants = plantsOf(bank);
  const first = (number * 2 + Math.floor(chance() * 2)) % plants.length;
  const chosen = clean ? [] : [plants[first]!, plants[(first + 5) % plants.length]!];
  const planted = chosen.map(([id, plant]) => ({ id, quote: plant(draft, bank) }));
  const name = bank.names[number % bank.names.length]!;
  return {
    file: `${language}-${number}`,
    language,
    form: FORMS[number % FORMS.length]!,
    plan: planOf(bank, draft, name),
    // What a later fault has painted over is planted no more.
    planted: planted.filter(
      ({ quote }) => quote === undefined || JSON.stringify(draft).includes(quote),
    ),
    name,
    email: draft.email ?? '',
    phone: draft.phone ?? '',
  };
};

const AMOUNTS: Readonly<Record<Language, readonly [faulty: number, clean: number]>> = {
  en: [15, 5],
  de: [15, 5],
  es: [15, 5],
  it: [4, 1],
  ru: [4, 1],
  th: [4, 1],
};

/** The labelled set: the same files for the same code (RV-61). */
export const labelledSet = (): LabelledResume[] =>
  Object.entries(AMOUNTS).flatMap(([language, [faulty, clean]]) =>
    Array.from({ length: faulty + clean }, (_, number) =>
      resumeOf(language as Language, number, number >= faulty),
    ),
  );
