import type { Step } from './step.ts';

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Weighs pages as they are built, and builds what is not. */
export const pageBytes: Step = {
  name: 'Bytes of each page, against their budgets',
  command: process.execPath,
  args: ['tooling/src/commands/page-bytes.ts'],
};

/** The static half: everything that looks at the code without a build and a test. */
export const staticSteps: readonly Step[] = [
  { name: 'Formatting', command: bin('oxfmt'), args: ['--list-different'] },
  { name: 'Lint', command: bin('oxlint'), args: ['--deny-warnings'] },
  {
    name: 'Types',
    command: process.execPath,
    // More checkers at once each look at the libraries again: two thirds more work on two cores.
    args: ['node_modules/typescript-native/bin/tsc', '-b', '--builders', '2', '--checkers', '1'],
  },
  {
    name: 'Imports: circles, floors, rooms',
    command: process.execPath,
    args: ['tooling/src/checks/imports.ts'],
  },
  { name: 'Crowded folders', command: process.execPath, args: ['tooling/src/checks/folders.ts'] },
  { name: 'Unused code and dependencies', command: bin('knip'), args: [] },
  {
    name: 'Requirements against test titles',
    command: process.execPath,
    args: ['tooling/src/checks/requirements.ts'],
  },
  {
    name: 'Security ledger against test titles',
    command: process.execPath,
    args: ['tooling/src/checks/security-ledger.ts'],
  },
  { name: 'Languages', command: process.execPath, args: ['tooling/src/checks/languages.ts'] },
  {
    name: 'Workflows and owners',
    command: process.execPath,
    args: ['tooling/src/checks/hosting.ts'],
  },
  {
    name: 'Files of deployment',
    command: process.execPath,
    args: ['tooling/src/checks/deploy.ts'],
  },
  {
    name: 'Known weaknesses of dependencies',
    command: process.execPath,
    args: ['tooling/src/checks/advisories.ts'],
  },
  {
    name: 'Links of the documents',
    command: process.execPath,
    args: ['tooling/src/checks/links.ts'],
  },
];
