import { moduleIds } from '@portal/shared-contracts/orders';

/** Ids of the seeded questionnaires, contract and survey of a site; their owners seed the content. */
export const questionnaireId = {
  career: (siteId: string) => `${siteId}-career-history`,
  goals: (siteId: string) => `${siteId}-career-goals`,
  coverLetter: (siteId: string) => `${siteId}-cover-letter-brief`,
  profile: (siteId: string) => `${siteId}-profile-brief`,
  biography: (siteId: string) => `${siteId}-biography-brief`,
} as const;

/** Id of the contract that the packages of a site ask for. */
export const contractId = (siteId: string): string => `${siteId}-service-agreement`;

/** Id of the in-app survey of a site. */
export const surveyId = (siteId: string): string => `${siteId}-satisfaction`;

/** A module of a seeded service: a special one, or a questionnaire by its short name. */
export type SeedModule =
  | { special: keyof typeof moduleIds; title: string }
  | { questionnaire: keyof typeof questionnaireId; title: string };

interface SeedService {
  key: string;
  name: string;
  modules: readonly SeedModule[];
}

/** A package as the seed describes it. */
export interface SeedPackage {
  key: string;
  name: string;
  /** Minor units of the site's currency. */
  priceMinor: number;
  description: string;
  points: readonly string[];
  hasContract: boolean;
  survey: 'in-app' | 'external' | 'none';
  services: readonly SeedService[];
  downloadables: readonly string[];
}

const drafts = [
  { special: 'revisionProcess', title: 'Drafts and revisions' },
  { special: 'finalDocument', title: 'Final documents' },
] as const satisfies readonly SeedModule[];

const resume: SeedService = {
  key: 'resume',
  name: 'Resume Writing',
  modules: [
    { questionnaire: 'career', title: 'Career history' },
    { questionnaire: 'goals', title: 'Career goals' },
    { special: 'previousDocument', title: 'Your current resume' },
    { special: 'additionalQuestionnaire', title: 'Follow-up questions' },
    ...drafts,
  ],
};

const coverLetter: SeedService = {
  key: 'cover-letter',
  name: 'Cover Letter',
  modules: [{ questionnaire: 'coverLetter', title: 'The position you want' }, ...drafts],
};

const linkedin: SeedService = {
  key: 'linkedin',
  name: 'LinkedIn Profile',
  modules: [
    { questionnaire: 'profile', title: 'About your profile' },
    { special: 'finalLinkedin', title: 'LinkedIn profile' },
  ],
};

const biography: SeedService = {
  key: 'biography',
  name: 'Biography',
  modules: [{ questionnaire: 'biography', title: 'Your story' }, ...drafts],
};

/** What both demo firms sell; the prices are in the minor unit of the site's currency. */
export const packages: readonly SeedPackage[] = [
  {
    key: 'executive',
    name: 'Executive Suite',
    priceMinor: 64_900,
    description: 'Resume, cover letter, LinkedIn profile and biography for leaders.',
    points: ['Resume and cover letter', 'LinkedIn profile', 'Biography', 'A senior writer'],
    hasContract: true,
    survey: 'in-app',
    services: [resume, coverLetter, linkedin, biography],
    downloadables: ['Interview guide', 'Salary negotiation checklist'],
  },
  {
    key: 'professional',
    name: 'Professional Package',
    priceMinor: 34_900,
    description: 'Resume, cover letter and LinkedIn profile that tell one story.',
    points: ['Resume and cover letter', 'LinkedIn profile', 'Two rounds of changes'],
    hasContract: true,
    survey: 'in-app',
    services: [resume, coverLetter, linkedin],
    downloadables: ['Interview guide'],
  },
  {
    key: 'starter',
    name: 'Resume Starter',
    priceMinor: 14_900,
    description: 'A new resume, written from your own words.',
    points: ['Resume in Word and PDF', 'Written within ten days'],
    hasContract: false,
    survey: 'external',
    services: [resume],
    downloadables: [],
  },
  {
    key: 'linkedin-only',
    name: 'LinkedIn Makeover',
    priceMinor: 9_900,
    description: 'A profile that recruiters find.',
    points: ['Headline, summary and experience', 'One round of changes'],
    hasContract: false,
    survey: 'none',
    services: [linkedin],
    downloadables: [],
  },
];

export const packageId = (siteId: string, key: string): string => `${siteId}-${key}`;

export const serviceId = (siteId: string, packageKey: string, serviceKey: string): string =>
  `${siteId}-${packageKey}-${serviceKey}`;

/** The wire id of a seeded module. */
export const moduleIdOf = (siteId: string, module: SeedModule): string =>
  'special' in module ? moduleIds[module.special] : questionnaireId[module.questionnaire](siteId);
