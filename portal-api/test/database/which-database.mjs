const ENDPOINTS = [
  'src/(http|cli|database|shell-page|domains|releases)/',
  'test/(isolation|hostile)/',
  'test/(see-as|firm-changes|wire-of-the-staff)\\.test\\.ts$',
];

// These bring processes and a database of their own, the same whatever the other tests run on.
const withOwnServers = [
  'chat-delivery',
  'two-servers',
  'payment-kills',
  'payment-schedules',
  'refund-kills',
  'mail-kills',
  'database/roles',
  'database/logins',
  'database/tend-tables',
];

// What these show is the same on any database: files, processes, documents of the API, and rules that ask none.
const withoutDatabase = [
  'office-file',
  'inspect-file',
  'production',
  'open-api',
  'page-files',
  'network-of',
  'cli/review-analyse',
  'cli/keys',
  'first-reads',
  'questionnaires.policy',
  'drafts.policy',
  'order-query',
  'notice-words',
  'without-contacts',
  'known-conversations',
  '/ranks',
  'signature-png',
  'resolve-remote',
  'release-store',
];

// What the engine itself decides: sessions and roles, row-level security, odd values. Plans at scale are not among it:
// whoever has a load has a PostgreSQL.
const byEngine = ['src/database/', 'forgotten-filters', 'read-input'];

const endsWithTest = (name) => `${name}\\.test`;

/** Patterns of tests that ask the database that the others run on for nothing. */
export const withOneDatabase = [...withOwnServers, ...withoutDatabase].map(endsWithTest);

/** The pattern of what runs on PostgreSQL where one answers, and needs no second run on the embedded database. */
export const onPostgresAlone = `/portal-api/(?!.*(${[...withOneDatabase, ...byEngine].join('|')}))(${ENDPOINTS.join('|')})`;

/** Where the tests of endpoints stand. */
export const endpointTests = [
  '<rootDir>/src/{http,cli,database,shell-page,domains,releases}/**/*.test.ts',
  '<rootDir>/test/{database,isolation,hostile}/*.test.ts',
  '<rootDir>/test/{see-as,firm-changes,wire-of-the-staff}.test.ts',
];
