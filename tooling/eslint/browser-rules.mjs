/**
 * How code that runs in a browser reaches its libraries and the network. Which file may import which is held by
 * dependency-cruiser: see tooling/src/checks/imports.
 */
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

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** ESLint blocks for the shell, the remotes and what they share. */
export const browserRules = [
  { files: ['{shared-contracts,shared-ui}/src/**'], rules: restrict(antdRule) },
  {
    files: ['{host-shell,mfe-*}/src/**'],
    rules: {
      ...restrict(antdRule, iconRule),
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Components call the API through callApi(endpoint).' },
        { name: 'it', message: 'Tests are written with `test`.' },
      ],
    },
  },
  // The loader and the reports of the shell talk to the network below the contract.
  {
    files: ['host-shell/src/remotes/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'it', message: 'Tests are written with `test`.' }],
    },
  },
];
