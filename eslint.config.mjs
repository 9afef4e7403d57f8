import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserRules } from './tooling/eslint/browser-rules.mjs';
import { portalRules } from './tooling/eslint/portal-rules.mjs';

// One way to write a function; a generator has no arrow.
const arrowsOnly = {
  selector: 'FunctionDeclaration[generator=false]',
  message: 'Functions are arrows: const name = () => …',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.cache/**',
      '.data/**',
      '**/node_modules/**',
      '**/released/**',
      'e2e/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A non-null assertion and an empty function both have honest uses here; the types and tests hold the rest.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-params': ['error', { max: 4 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', arrowsOnly],
      'no-restricted-globals': ['error', { name: 'it', message: 'Tests are written with `test`.' }],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        globalThis: 'readonly',
        BroadcastChannel: 'readonly',
        Blob: 'readonly',
        URL: 'readonly',
        WebAssembly: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{host-shell,shared-ui,shared-contracts,mfe-*}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
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
  {
    files: ['{host-shell,shared-ui,mfe-*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      // Every shown word comes from a language bundle.
      'no-restricted-syntax': [
        'error',
        arrowsOnly,
        {
          selector: 'JSXText[value=/[A-Za-z]{2}/]',
          message: 'Shown text belongs in the language bundles.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(title|placeholder|alt|label|aria-label|aria-description|okText|cancelText)$/] > Literal[value=/^(?!https?:).*[A-Za-z]{2}/]',
          message: 'Shown text belongs in the language bundles.',
        },
      ],
    },
  },
  ...browserRules,
  ...portalRules,
);
