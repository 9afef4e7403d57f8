const MAX_FILE_LINES = 200;

/** Blocks that hold sizes, the place of SQL and the place of shown words. */
export const portalRules = [
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: { 'max-lines': ['error', MAX_FILE_LINES], 'portal/max-function-lines': 'error' },
  },
  // A table of data is as long as its data, and its name says that it is one.
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off', 'portal/max-function-lines': 'off' } },
  {
    files: ['portal-api/src/**/*.ts'],
    excludeFiles: ['**/*.repository.ts', '**/*.test.ts', 'portal-api/src/database/**'],
    rules: { 'portal/sql-in-repositories': 'error' },
  },
  {
    files: ['{host-shell,shared-ui,mfe-*}/src/**/*.tsx'],
    excludeFiles: ['**/*.test.tsx', '**/testing/**'],
    rules: { 'portal/words-in-bundles': 'error' },
  },
];
