import type { Language } from '@portal/shared-contracts';
import type { PlannedResume } from '../plan.ts';
import { type Bank, BANKS } from './banks.data.ts';
import { type Draft, draftOf, planOf } from './draft.ts';

/** A fault that was planted, and the words by which it must be quoted. */
export interface Planted {
  readonly id: string;
  readonly quote: string | undefined;
}

/** One resume of the set with its label. */
export interface LabelledResume {
  readonly file: string;
  readonly language: Language;
  readonly form: 'one-column' | 'two-columns' | 'rows' | 'word';
  readonly plan: PlannedResume;
  readonly planted: readonly Planted[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What the visitor's machine calls it; by the person where nothing is said. */
  readonly fileName?: string | undefined;
  readonly advert?: string | undefined;
}

/** Numbers that look like chance and are the same for the same seed. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

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
