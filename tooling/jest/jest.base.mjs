import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const base = {
  transform: {
    '^.+\\.(?:[cm]?[jt]sx?)$': [
      // Found from here, since a remote elsewhere has it by this package alone.
      fileURLToPath(import.meta.resolve('@swc/jest')),
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
  // These ship ES modules only, and Jest runs CommonJS; pnpm keeps each in a folder of its name and version.
  transformIgnorePatterns: ['node_modules/(?!\\.pnpm/(?:ky@|@portal\\+)|ky/|@portal/)'],
  moduleNameMapper: {
    // The CommonJS build of the same library needs no transform.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    '^culori/fn$': 'culori/require',
    '^aria-query$': here('./aria-roles.cjs'),
    '\\.(?:css|less)$': here('./style-stub.cjs'),
    '\\.(?:svg|png|jpg|woff2)$': here('./asset-stub.cjs'),
  },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 300_000,
  // Looked up among the globals of a test's own world, Math costs more than what it computes.
  sandboxInjectedGlobals: ['Math'],
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
