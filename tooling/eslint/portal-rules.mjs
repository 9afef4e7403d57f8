import { maxFunctionLines } from './rules/max-function-lines.mjs';
import { sqlInRepositories } from './rules/sql-in-repositories.mjs';

const MAX_FILE_LINES = 200;

/** ESLint blocks that hold sizes and the place of SQL. */
export const portalRules = [
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: {
      portal: {
        rules: {
          'max-function-lines': maxFunctionLines,
          'sql-in-repositories': sqlInRepositories,
        },
      },
    },
    rules: { 'max-lines': ['error', MAX_FILE_LINES], 'portal/max-function-lines': 'error' },
  },
  // A table of data is as long as its data, and its name says that it is one.
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off', 'portal/max-function-lines': 'off' } },
  {
    files: ['portal-api/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*.test.ts', 'portal-api/src/database/**'],
    rules: { 'portal/sql-in-repositories': 'error' },
  },
];
