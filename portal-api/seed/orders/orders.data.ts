/** The services of the seeded packages by short name. */
export type ServiceKey = 'resume' | 'cover-letter' | 'linkedin' | 'biography';

/** How far a service of a seeded order has come; each stage includes the ones before it. */
export type ServiceStage =
  | 'untouched'
  /** The first questionnaire is answered. */
  | 'begun'
  /** Everything that the customer gives at the start is there. */
  | 'intake'
  /** The writer has sent follow-up questions. */
  | 'asked'
  /** The follow-up questions are answered. */
  | 'answered'
  /** A draft waits for an admin. */
  | 'approval'
  /** A draft waits for the customer. */
  | 'review'
  /** The customer asked for changes. */
  | 'changes'
  /** The customer accepted the draft. */
  | 'accepted'
  | 'completed';

/** One seeded order. Days count back from the day of the seed. */
export interface SeedOrder {
  key: string;
  package: 'executive' | 'professional' | 'starter' | 'linkedin-only';
  createdDaysAgo: number;
  writer?: 'writer' | 'writer2';
  answered?: boolean;
  signedDaysAgo?: number;
  stages?: Partial<Record<ServiceKey, ServiceStage>>;
  completedDaysAgo?: number;
  dueInDays?: number;
  tip?: number;
  noShow?: boolean;
  surveyed?: boolean;
  hidden?: boolean;
  archived?: boolean;
  currency?: 'ngn';
}

const started = { answered: true, signedDaysAgo: 2 } as const;
const all = (stage: ServiceStage): SeedOrder['stages'] => ({
  resume: stage,
  'cover-letter': stage,
  linkedin: stage,
  biography: stage,
});

/** One order of the demo customer in each state that the portal knows. */
export const seedOrders = [
  { key: 'fresh', package: 'professional', createdDaysAgo: 0 },
  { key: 'contract', package: 'professional', createdDaysAgo: 1, answered: true },
  { key: 'intake', package: 'professional', createdDaysAgo: 3, ...started, writer: 'writer' },
  {
    key: 'intake-partly',
    package: 'starter',
    createdDaysAgo: 4,
    answered: true,
    writer: 'writer',
    stages: { resume: 'begun' },
  },
  {
    key: 'unassigned',
    package: 'starter',
    createdDaysAgo: 2,
    answered: true,
    stages: { resume: 'intake' },
  },
  {
    key: 'writing',
    package: 'starter',
    createdDaysAgo: 6,
    answered: true,
    writer: 'writer',
    stages: { resume: 'intake' },
    dueInDays: 5,
  },
  {
    key: 'follow-up',
    package: 'professional',
    createdDaysAgo: 8,
    ...started,
    writer: 'writer',
    stages: { resume: 'asked', 'cover-letter': 'intake', linkedin: 'intake' },
    dueInDays: 7,
  },
  {
    key: 'answered',
    package: 'starter',
    createdDaysAgo: 9,
    answered: true,
    writer: 'writer',
    stages: { resume: 'answered' },
    dueInDays: 4,
  },
  {
    key: 'draft-review',
    package: 'professional',
    createdDaysAgo: 12,
    ...started,
    writer: 'writer',
    stages: { resume: 'review', 'cover-letter': 'intake', linkedin: 'completed' },
    dueInDays: 3,
  },
  {
    key: 'changes-wanted',
    package: 'starter',
    createdDaysAgo: 15,
    answered: true,
    writer: 'writer',
    stages: { resume: 'changes' },
    dueInDays: 1,
  },
  {
    key: 'approval',
    package: 'starter',
    createdDaysAgo: 14,
    answered: true,
    writer: 'writer',
    stages: { resume: 'approval' },
  },
  {
    key: 'accepted',
    package: 'executive',
    createdDaysAgo: 20,
    ...started,
    writer: 'writer',
    stages: {
      resume: 'accepted',
      'cover-letter': 'completed',
      linkedin: 'completed',
      biography: 'review',
    },
    dueInDays: -2,
  },
  {
    key: 'completed',
    package: 'professional',
    createdDaysAgo: 40,
    ...started,
    writer: 'writer',
    stages: all('completed'),
    completedDaysAgo: 1,
  },
  {
    key: 'completed-tipped',
    package: 'executive',
    createdDaysAgo: 90,
    ...started,
    writer: 'writer',
    stages: all('completed'),
    completedDaysAgo: 60,
    tip: 3200,
    surveyed: true,
  },
  {
    key: 'completed-no-tip',
    package: 'starter',
    createdDaysAgo: 70,
    answered: true,
    writer: 'writer2',
    stages: all('completed'),
    completedDaysAgo: 50,
    noShow: true,
    surveyed: true,
  },
  {
    key: 'completed-alternate',
    package: 'linkedin-only',
    createdDaysAgo: 30,
    answered: true,
    writer: 'writer',
    stages: all('completed'),
    completedDaysAgo: 20,
    currency: 'ngn',
  },
  {
    key: 'hidden',
    package: 'linkedin-only',
    createdDaysAgo: 120,
    answered: true,
    writer: 'writer',
    stages: all('completed'),
    completedDaysAgo: 100,
    hidden: true,
    noShow: true,
  },
  {
    key: 'archived',
    package: 'linkedin-only',
    createdDaysAgo: 150,
    answered: true,
    writer: 'writer',
    stages: all('completed'),
    completedDaysAgo: 140,
    archived: true,
    noShow: true,
    surveyed: true,
  },
  {
    key: 'other-writer',
    package: 'linkedin-only',
    createdDaysAgo: 5,
    answered: true,
    writer: 'writer2',
    stages: { linkedin: 'intake' },
    dueInDays: 9,
  },
] as const satisfies readonly SeedOrder[];

/** Short name of a seeded order. */
export type SeedOrderKey = (typeof seedOrders)[number]['key'];

/** The id of a seeded order: the same in every installation, for the other seeds and the tests. */
export const orderId = (siteId: string, key: SeedOrderKey): string => `${siteId}-order-${key}`;

/** Customers without a password whose orders fill the writers' lists. */
export const furtherCustomers = [
  ['Amara', 'Okafor'],
  ['Lukas', 'Brandt'],
  ['Sofia', 'Rinaldi'],
  ['Mateo', 'Vargas'],
  ['Priya', 'Nair'],
  ['Hannah', 'Lindqvist'],
  ['Yuki', 'Tanaka'],
  ['Daria', 'Volkova'],
  ['Niran', 'Suksawat'],
  ['Grace', 'Mensah'],
  ['Owen', 'Gallagher'],
  ['Claire', 'Dubois'],
] as const;

/** A seeded order with the people it belongs to. */
export interface Placed {
  id: string;
  clientId: string;
  order: Omit<SeedOrder, 'key'>;
}
