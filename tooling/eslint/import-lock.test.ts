/** The linter runs in one process of its own: it is ES modules only, and Jest is not. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

interface Sample {
  file: string;
  code: string;
}

const SCRIPT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const { file, code } of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(code, { filePath: file });
    found.push(result.messages.map(({ message }) => message));
  }
  console.log(JSON.stringify(found));`;

/** What the linter says to each sample, in their order. */
const lint = (samples: readonly Sample[]): string[][] => {
  const args = ['--input-type=module', '-e', SCRIPT, JSON.stringify(samples)];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as string[][];
};

const cases: readonly [string, string, string, string][] = [
  [
    'a remote imports another',
    'mfe-orders/src/pages/a.tsx',
    '@portal/mfe-chat',
    'Apps are independent',
  ],
  [
    'a remote imports the shell',
    'mfe-orders/src/pages/a.tsx',
    '@portal/host-shell',
    'Apps are independent',
  ],
  [
    'the shell imports a remote',
    'host-shell/src/app/a.tsx',
    '@portal/mfe-orders',
    'Apps are independent',
  ],
  [
    'a relative import leaves its package',
    'mfe-orders/src/pages/a.tsx',
    '../../../shared-ui/src/index.ts',
    'may not leave its package',
  ],
  [
    'a package is imported by its insides',
    'mfe-orders/src/pages/a.tsx',
    '@portal/shared-ui/src/x',
    'not its insides',
  ],
  [
    'a feature imports another',
    'mfe-orders/src/features/list/a.tsx',
    '../detail/b.ts',
    'Features do not import each other',
  ],
  [
    'a feature imports a page',
    'mfe-orders/src/features/list/a.tsx',
    '../../pages/b.tsx',
    'never the reverse',
  ],
  ['the antd barrel', 'mfe-orders/src/pages/a.tsx', 'antd', 'by component path'],
  [
    'the server draws',
    'portal-api/src/domains/orders/a.ts',
    '@portal/shared-ui',
    'Only the shell and the remotes draw',
  ],
  [
    'the contracts import the interface',
    'shared-contracts/src/a.ts',
    '@portal/shared-ui',
    'Only the shell and the remotes draw',
  ],
  ['tooling is shipped', 'host-shell/src/app/a.tsx', '@portal/tooling/x', 'never shipped'],
];

const allowed: Sample = {
  file: 'mfe-orders/src/pages/a.tsx',
  code: [
    "import { a } from '../features/list/a.tsx';",
    "import { b } from '@portal/shared-contracts/orders';",
    "import { c } from '@portal/shared-ui';",
    'export const all = [a, b, c];',
  ].join('\n'),
};

let said: string[][];
beforeAll(() => {
  const refused = cases.map(([, file, target]) => ({
    file,
    code: `import * as x from '${target}';\nexport const y = x;\n`,
  }));
  said = lint([...refused, allowed]);
});

test.each(cases.map(([name, , , message], at) => [name, message, at] as const))(
  'the import rule refuses: %s',
  (_, message, at) => expect(said[at]?.join('\n')).toContain(message),
);

test('the import rule lets a page compose its features and use shared packages', () => {
  expect(said.at(-1)).toEqual([]);
});
