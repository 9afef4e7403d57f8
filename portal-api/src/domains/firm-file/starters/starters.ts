import type { Language } from '@portal/shared-contracts';
import type {
  CarriedContract,
  CarriedPackage,
  CarriedQuestionnaire,
  StarterName,
} from '@portal/shared-contracts/admin';
import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { CarriedThing } from '../../../kernel/firm-file/firm-part.ts';
import type { CarriedThings } from '../importing/plan-import.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

type Words = typeof en;

const words: Readonly<Record<Language, Words>> = { en, de, es, it, ru, th };

/** The things of a starter by their part; a file of a firm has the same. */
export interface Starter {
  questionnaires: CarriedThing<CarriedQuestionnaire>[];
  surveys: CarriedThing<CarriedQuestionnaire>[];
  contracts: CarriedThing<CarriedContract>[];
  packages: CarriedThing<CarriedPackage>[];
}

type Asked = Pick<QuestionnaireField, 'type' | 'text'> & Partial<QuestionnaireField>;

const asked = (key: string, title: string, fields: Record<string, Asked>) => ({
  key,
  content: {
    title,
    questions: Object.entries(fields).map(([name, field]) => ({
      placeholder: '',
      required: false,
      options: [],
      ...field,
      key: name,
    })),
    translations: {},
  },
});

const text = (question: string, required = true): Asked => ({
  type: 'text',
  text: question,
  required,
});
const long = (question: string, required = true): Asked => ({
  type: 'textarea',
  text: question,
  required,
});
const choice = (question: string, ...options: string[]): Asked => ({
  type: 'radio',
  text: question,
  options,
  required: true,
});

const questionnairesIn = ({ history, goals, letter, profile, biography }: Words) => [
  asked('starter-career-history', history.title, {
    name: text(history.name),
    email: { type: 'email', text: history.email, required: true },
    position: text(history.position),
    duties: long(history.duties),
    earlier: long(history.earlier, false),
    education: long(history.education, false),
  }),
  asked('starter-career-goals', goals.title, {
    wanted: text(goals.wanted),
    field: text(goals.field),
    strength: long(goals.strength),
    soon: choice(goals.soon, goals.now, goals.months, goals.open),
  }),
  asked('starter-letter-brief', letter.title, {
    company: text(letter.company),
    advert: long(letter.advert, false),
    why: long(letter.why),
  }),
  asked('starter-profile-brief', profile.title, {
    link: text(profile.link, false),
    readers: text(profile.readers),
    proud: long(profile.proud),
  }),
  asked('starter-biography-brief', biography.title, {
    place: text(biography.place),
    story: long(biography.story),
    length: choice(biography.length, biography.short, biography.page),
  }),
];

const surveyIn = ({ survey }: Words) =>
  asked('starter-satisfaction', survey.title, {
    happy: choice(survey.happy, survey.very, survey.partly, survey.not),
    good: long(survey.good, false),
    better: long(survey.better, false),
  });

const contractIn = ({ contract }: Words): CarriedThing<CarriedContract> => ({
  key: 'starter-service-agreement',
  content: {
    title: contract.title,
    content: (['work', 'you', 'changes', 'secret', 'end'] as const)
      .map((part) => `<h2>${contract[`${part}Head`]}</h2><p>${contract[part]}</p>`)
      .join(''),
  },
});

type Service = CarriedPackage['services'][number];

const servicesIn = (said: Words): Record<keyof Words['services'], Service> => {
  const { services, modules } = said;
  const end: Service['modules'] = [
    { special: 'revision_process', title: modules.drafts },
    { special: 'final_document', title: modules.final },
  ];
  const ask = (questionnaire: string, title: string) => ({ questionnaire, title });
  return {
    resume: {
      name: services.resume,
      modules: [
        ask('starter-career-history', said.history.title),
        ask('starter-career-goals', said.goals.title),
        { special: 'previous_document', title: modules.previous },
        { special: 'additional_questionnaire', title: modules.followUp },
        ...end,
      ],
    },
    letter: {
      name: services.letter,
      modules: [ask('starter-letter-brief', said.letter.title), ...end],
    },
    profile: {
      name: services.profile,
      modules: [
        ask('starter-profile-brief', said.profile.title),
        { special: 'final_linkedin', title: modules.linkedin },
      ],
    },
    biography: {
      name: services.biography,
      modules: [ask('starter-biography-brief', said.biography.title), ...end],
    },
  };
};

const SOLD = {
  full: ['resume', 'letter', 'profile', 'biography'],
  application: ['resume', 'letter'],
  resume: ['resume'],
  profile: ['profile'],
} as const satisfies Record<keyof Words['packages'], readonly (keyof Words['services'])[]>;

const packagesIn = (said: Words): CarriedThing<CarriedPackage>[] =>
  (Object.keys(SOLD) as (keyof typeof SOLD)[]).map((key, position) => ({
    key: `starter-${key}`,
    content: {
      ...said.packages[key],
      priceMinor: 0,
      descriptionHtml: '',
      contract: 'starter-service-agreement',
      survey: { survey: 'starter-satisfaction' },
      downloadables: [],
      isPurchasable: true,
      position,
      services: SOLD[key].map((service) => servicesIn(said)[service]),
    },
  }));

/** A starter catalogue in a language; its packages have no price yet (BO-12). */
export const starterIn = (name: StarterName, language: Language): Starter => {
  const said = words[language];
  if (name === 'empty') return { questionnaires: [], surveys: [], contracts: [], packages: [] };
  const whole = {
    questionnaires: questionnairesIn(said),
    surveys: [surveyIn(said)],
    contracts: [contractIn(said)],
    packages: packagesIn(said),
  };
  if (name === 'resume-firm') return whole;
  const keys = ['starter-career-history', 'starter-career-goals', 'starter-resume'];
  const only = <T extends CarriedThing>(things: T[]) =>
    things.filter(({ key }) => keys.includes(key));
  return {
    ...whole,
    questionnaires: only(whole.questionnaires),
    packages: only(whole.packages),
  };
};

/** A starter as the import takes it: like a file that carries nothing but things. */
export const asFile = (starter: Starter): CarriedThings => ({
  part: (name) => (Object.hasOwn(starter, name) ? starter[name as keyof Starter] : []),
  has: () => false,
});
