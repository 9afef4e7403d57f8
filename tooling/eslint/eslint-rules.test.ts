/** The linter runs in one process of its own: it is ES modules only, and Jest is not. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const SCRIPT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const { file, code } of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(code, { filePath: file });
    found.push(result.messages.map(({ message }) => message));
  }
  console.log(JSON.stringify(found));`;

interface Sample {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** What the linter says; nothing where the code is allowed. */
  readonly message?: string;
}

const page = 'mfe-orders/src/pages/a.tsx';

const samples: readonly Sample[] = [
  {
    name: 'the antd barrel',
    file: page,
    code: "export * from 'antd';",
    message: 'by component path',
  },
  {
    name: 'insides of an antd component',
    file: 'shared-ui/src/a.tsx',
    code: "export * from 'antd/es/table/Table';",
    message: 'by component path',
  },
  {
    name: 'icons past shared-ui',
    file: page,
    code: "export * from '@ant-design/icons/es/icons/EyeOutlined';",
    message: 'Icons come from',
  },
  {
    name: 'the network past the contract',
    file: page,
    code: "export const a = fetch('/x');",
    message: 'callApi(endpoint)',
  },
  {
    name: 'a test that is called it',
    file: 'mfe-orders/src/pages/a.test.tsx',
    code: "it('x', () => undefined);",
    message: 'written with `test`',
  },
  {
    name: 'nothing of a page with allowed imports',
    file: page,
    code: "export * from 'antd/es/table';\nexport * from '@portal/shared-ui';\n",
  },
];

let said: string[][];
beforeAll(() => {
  const args = ['--input-type=module', '-e', SCRIPT, JSON.stringify(samples)];
  said = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as string[][];
});

test.each(samples.map(({ name, message }, at) => [name, message, at] as const))(
  'lint refuses %s',
  (_, message, at) => {
    if (message) expect(said[at]?.join('\n')).toContain(message);
    else expect(said[at]).toEqual([]);
  },
);
