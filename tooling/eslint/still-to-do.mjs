/**
 * What is too long, or holds SQL outside a repository, until its rebuild has landed. An entry that is no longer needed
 * fails `pnpm verify`.
 */
export const STILL_TO_DO = [
  { rule: 'max-lines', files: 'portal-api/**/follow-ups.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/questionnaires.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/boards.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/chat-refusals.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/chat.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/drafts.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/checkout.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/payment-kills.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/payment-schedules.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/payments.test.ts' },
  { rule: 'max-lines', files: 'portal-api/**/releases.test.ts' },
  { rule: 'max-lines', files: 'shared-ui/**/icons.ts' },
  { rule: 'portal/max-function-lines', files: 'portal-api/**/sandbox-rules.ts' },
  { rule: 'portal/max-function-lines', files: 'portal-api/**/boards.concurrency.test.ts' },
  { rule: 'portal/max-function-lines', files: 'portal-api/**/shell-page.routes.ts' },
  { rule: 'portal/max-function-lines', files: 'portal-api/**/boards.isolation.ts' },
  { rule: 'portal/max-function-lines', files: 'shared-contracts/**/cards.endpoints.ts' },
  { rule: 'portal/sql-in-repositories', files: 'portal-api/**/fan-out.postgres.ts' },
];
