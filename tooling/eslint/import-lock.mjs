/**
 * The import rule as lint: tooling is for builds; shared-contracts <- shared-ui <- the shell and the remotes;
 * shared-contracts <- the server and the journeys; no app imports another; features never import each other.
 * Flat config replaces a rule's options where two blocks match one file, so one function builds each list.
 */
const apps = 'host-shell|portal-api|e2e|mfe-[a-z-]+';
const folders = `${apps}|shared-contracts|shared-ui|tooling`;

const packageRules = [
  {
    regex: `^@portal/(${apps})($|/)`,
    message: 'Apps are independent: share through shared-contracts or shared-ui.',
  },
  { regex: `^(\\.\\./)+(${folders})/`, message: 'A relative import may not leave its package.' },
  { regex: '^@portal/[a-z-]+/src', message: 'Import a package by its exports, not its insides.' },
];
const antdRule = {
  // One level deep only: the shell provides component paths, and no others.
  regex: '^(antd|@ant-design/icons)$|^antd/es/(?!locale/)[^/]+/',
  message:
    "Import by component path ('antd/es/table'), so that nobody downloads the whole library.",
};
const iconRule = {
  regex: '^@ant-design/icons',
  message: 'Icons come from @portal/shared-ui/icons.',
};
const featureRules = [
  { regex: '^\\.\\./[^.]', message: 'Features do not import each other; pages/ composes them.' },
  { regex: '^(\\.\\./)+pages/', message: 'pages/ composes features, never the reverse.' },
];
const toolingRule = {
  regex: '^@portal/tooling',
  message: 'Tooling is for builds and never shipped.',
};
const noUi = { regex: '^@portal/shared-ui', message: 'Only the shell and the remotes draw.' };
const noFetch = {
  'no-restricted-globals': [
    'error',
    { name: 'fetch', message: 'Components call the API through callApi(endpoint).' },
  ],
};

const restrict = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.flat() }],
});

/** ESLint blocks that hold the import rule. */
export const importLock = [
  {
    files: ['shared-contracts/src/**'],
    rules: restrict(packageRules, antdRule, noUi, toolingRule),
  },
  { files: ['shared-ui/src/**'], rules: restrict(packageRules, antdRule, toolingRule) },
  {
    files: ['{portal-api,e2e}/**/*.ts'],
    rules: restrict(packageRules, antdRule, noUi, toolingRule),
  },
  { files: ['tooling/**'], rules: restrict(packageRules.slice(0, 1), packageRules.slice(2)) },
  {
    files: ['{host-shell,mfe-*}/src/**'],
    rules: { ...restrict(packageRules, antdRule, iconRule, toolingRule), ...noFetch },
  },
  {
    files: ['{host-shell,mfe-*}/src/features/*/**'],
    rules: restrict(packageRules, antdRule, iconRule, toolingRule, featureRules),
  },
  // Portals of the platform itself: the loader and the reports talk to the network below the contract.
  {
    files: ['host-shell/src/remotes/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' },
  },
];
