import { fileURLToPath } from 'node:url';
import embedded from './jest.config.mjs';

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

/** The endpoint tests once more, on PostgreSQL. */
export default {
  ...embedded,
  displayName: 'portal-api on postgres',
  testMatch: [
    '<rootDir>/src/{http,cli,database,shell-page,domains,releases}/**/*.test.ts',
    '<rootDir>/test/{isolation,hostile}/*.test.ts',
  ],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...[...withOwnServers, ...withoutDatabase].map((name) => `${name}\\.test`),
  ],
  setupFiles: [fileURLToPath(new URL('test/use-postgres.mjs', import.meta.url))],
};
