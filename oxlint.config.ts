import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { browserRules } from './tooling/lint/browser-rules.mjs';
import { portalRules } from './tooling/lint/portal-rules.mjs';
import { recommended } from './tooling/lint/recommended.mjs';

export default defineConfig({
  plugins: ['typescript', 'react'],
  // By its place, so that these rules hold in a folder elsewhere as well.
  jsPlugins: [fileURLToPath(new URL('tooling/lint/portal-plugin.mjs', import.meta.url))],
  // Named one by one: a raised version brings no rule that nobody chose.
  categories: { correctness: 'off' },
  env: { builtin: true },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '.cache/**',
    '.data/**',
    '**/node_modules/**',
    '**/released/**',
    'e2e/fixtures/**',
  ],
  rules: {
    ...recommended,
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'max-params': ['error', { max: 4 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-restricted-globals': ['error', { name: 'it', message: 'Tests are written with `test`.' }],
    'no-useless-assignment': 'error',
    'portal/arrows-only': 'error',
  },
  overrides: [
    {
      files: ['**/*.{mjs,cjs,js}'],
      env: { node: true, browser: true },
      // In TypeScript the types say so.
      rules: {
        'no-redeclare': 'error',
        'no-undef': 'error',
        'typescript/no-require-imports': 'off',
      },
    },
    {
      files: ['{host-shell,shared-ui,shared-contracts,mfe-*}/src/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: [
        'tooling/**',
        'e2e/**',
        'portal-api/src/cli/**',
        'portal-api/src/{server,portal}.ts',
        'portal-api/seed/**',
      ],
      rules: { 'no-console': 'off' },
    },
    ...browserRules,
    ...portalRules,
  ],
});
