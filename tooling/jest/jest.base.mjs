import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that ship ES modules only; Jest runs CommonJS, so they go through the transform too. */
const esModulesOnly = [
  '@electric-sql',
  'cookie',
  'ky',
  'idb',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit\\+text-codec',
  '@borewit/text-codec',
  '@tokenizer\\+inflate',
  '@tokenizer/inflate',
  'commander',
  'react-router',
  'react-router-dom',
  'diff',
  'until-async',
  'fast-check',
  'pure-rand',
  'msw',
  'sanitize-html',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'escape-string-regexp',
  'is-plain-object',
  'styled-components',
  'react-easy-crop',
  'apexcharts',
  'react-apexcharts',
  'pdfjs-dist',
  'ioredis',
  'dompurify',
  'i18next',
  'react-i18next',
  '@exodus',
  'jsdom',
];

const base = {
  transform: {
    '^.+\\.(?:[cm]?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `node_modules/(?!\\.pnpm/)(?!(?:${esModulesOnly.join('|')})(?:@|/))`,
    `node_modules/\\.pnpm/(?!(?:${esModulesOnly.map((name) => name.replace('/', '\\+')).join('|')})(?:@|\\+|/))`,
  ],
  moduleNameMapper: {
    // The CommonJS build of the same components needs no transform.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '\\.(?:css|less)$': here('./style-stub.cjs'),
    '\\.(?:svg|png|jpg|woff2)$': here('./asset-stub.cjs'),
  },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 300_000,
  clearMocks: true,
  restoreMocks: true,
  cacheDirectory: here('../../.cache/jest'),
};

/** Tests of code that runs in a browser: jsdom with Testing Library's matchers. */
export const browserJest = (displayName, extra = {}) => ({
  ...base,
  displayName,
  testEnvironment: here('./browser-environment.mjs'),
  setupFiles: [here('./browser-globals.ts')],
  setupFilesAfterEnv: [here('./browser-setup.ts')],
  ...extra,
});

/** Tests of code that runs on Node: the server, the contracts, the tooling. */
export const nodeJest = (displayName, extra = {}) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  ...extra,
});
