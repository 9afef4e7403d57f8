/**
 * How code that runs in a browser reaches its libraries and the network. Which file may import which is held by
 * dependency-cruiser: see tooling/src/checks/imports.
 */
const byComponentPath =
  "Import by component path ('antd/es/table'), so that nobody downloads the whole library.";
const barrelRule = { regex: '^(antd|@ant-design/icons)$', message: byComponentPath };
// One level deep only: the shell provides component paths, and no others.
const insidesRule = {
  group: ['antd/es/*/**', '!antd/es/locale/*'],
  message: byComponentPath,
};
const iconRule = {
  regex: '^@ant-design/icons',
  message: 'Icons come from @portal/shared-ui/icons.',
};
const schemaRule = {
  regex: '^zod$',
  message: 'Schemas are written with z of @portal/shared-contracts/schema: a browser has no zod.',
};

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const forbidden = {
  it: { name: 'it', message: 'Tests are written with `test`.' },
  fetch: { name: 'fetch', message: 'Components call the API through callApi(endpoint).' },
};

// Naming a forbidden storage throws, so one file alone does it and falls back to memory.
const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use deviceStorage or tabStorage of @portal/shared-contracts/storage.',
}));
const storagesOf = storages.flatMap(({ name: property, message }) =>
  ['window', 'globalThis', 'self'].map((object) => ({ object, property, message })),
);

const globals = (...names) => ({ 'no-restricted-globals': ['error', ...names] });

/** Blocks for the shell, the remotes and what they share. */
export const browserRules = [
  { files: ['{shared-contracts,shared-ui}/src/**'], rules: restrict(barrelRule, insidesRule) },
  {
    files: ['shared-contracts/src/**'],
    // Zod itself stands behind the language; what only servers say may know its issues.
    excludeFiles: ['**/schema/**', '**/refusals/**', '**/*.test.ts'],
    rules: restrict(barrelRule, insidesRule, schemaRule),
  },
  {
    files: ['{host-shell,mfe-*}/src/**'],
    rules: restrict(barrelRule, insidesRule, iconRule, schemaRule),
  },
  {
    files: ['{host-shell,mfe-*,shared-ui,shared-contracts}/src/**'],
    excludeFiles: ['shared-contracts/src/storage/browser-storage.ts'],
    rules: {
      ...globals(forbidden.it, forbidden.fetch, ...storages),
      'no-restricted-properties': ['error', ...storagesOf],
    },
  },
  // The loader and the reports of the shell talk to the network below the contract.
  {
    files: ['{host-shell/src/remotes,shared-contracts/src/client}/**'],
    rules: globals(forbidden.it, ...storages),
  },
  { files: ['**/*.test.{ts,tsx}'], rules: globals(forbidden.it) },
];
