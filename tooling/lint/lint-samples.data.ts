/** A file, and what the linter says of it. */
export interface Sample {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** What the linter says; nothing where the code is allowed. */
  readonly message?: string;
}

const page = 'mfe-orders/src/pages/a.tsx';

const steps = (count: number): string => 'void 0;\n'.repeat(count);
const longFunction = `export const a = () => {\n${steps(60)}};\n`;
const statement = 'export const a = `select id from orders where site_id = 1`;\n';

/** One for each rule of the house, and for what looks alike and is allowed. */
export const samples: readonly Sample[] = [
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
    name: 'a storage of the browser past the one file that may fail',
    file: page,
    code: "window.localStorage.removeItem('x');",
    message: 'Use deviceStorage or tabStorage',
  },
  {
    name: 'words that no bundle has',
    file: page,
    code: 'export const A = () => <p>Hello</p>;\n',
    message: 'Shown text belongs in the language bundles.',
  },
  {
    name: 'a label that no bundle has',
    file: page,
    code: 'export const A = () => <p aria-label="Hello" />;\n',
    message: 'Shown text belongs in the language bundles.',
  },
  {
    name: 'a function that is no arrow',
    file: page,
    code: 'export function a() {}\n',
    message: 'Functions are arrows',
  },
  {
    name: 'a hook that only sometimes runs',
    file: page,
    code: "import { useId } from 'react';\nexport const A = (b) => (b ? useId() : null);\n",
    message: 'conditionally',
  },
  {
    name: 'any',
    file: page,
    code: 'export type A = any;\n',
    message: 'Unexpected `any`',
  },
  {
    name: 'a name that plain JavaScript does not know',
    file: 'tooling/lint/a.mjs',
    code: 'unknownName();\n',
    message: "'unknownName' is not defined",
  },
  {
    name: 'a name that plain JavaScript has twice',
    file: 'tooling/lint/a.cjs',
    code: 'var a = 1;\nvar a = 2;\nmodule.exports = a;\n',
    message: "'a' is already defined",
  },
  {
    name: 'an exception that nothing needs',
    file: page,
    code: '// eslint-disable-next-line no-console\nexport const a = 1;\n',
    message: 'Unused eslint-disable',
  },
  {
    name: 'a file of 201 lines',
    file: page,
    code: steps(201),
    message: 'too many lines (201)',
  },
  {
    name: 'a function of 62 lines',
    file: page,
    code: longFunction,
    message: 'has 62 lines of code',
  },
  {
    name: 'a test of 62 lines',
    file: 'mfe-orders/src/pages/a.test.tsx',
    code: `test('x', () => {\n${steps(60)}});\n`,
    message: 'has 62 lines of code',
  },
  {
    name: 'SQL in a service',
    file: 'portal-api/src/domains/orders/a.service.ts',
    code: statement,
    message: 'SQL belongs in a *.repository.ts',
  },
  {
    name: 'a statement that a route sends',
    file: 'portal-api/src/domains/orders/a.routes.ts',
    code: 'export const a = (db, text) => db.query(text);\n',
    message: 'SQL belongs in a *.repository.ts',
  },
  {
    name: 'a condition that a service adds',
    file: 'portal-api/src/domains/orders/a.service.ts',
    code: "export const a = (where) => where.add('o.client_id = ?', 1);\n",
    message: 'the parts that it is put together from',
  },
  {
    name: 'conditions in the hands of a service',
    file: 'portal-api/src/domains/orders/a.service.ts',
    code: "import type { Conditions } from '../../kernel/rows/conditions.ts';\nexport type A = Conditions;\n",
    message: 'the parts that it is put together from',
  },
  {
    name: 'a part of SQL under its name',
    file: 'portal-api/src/domains/orders/a-query.ts',
    code: "export const a = { sql: 'o.number', isDown: true };\n",
    message: 'the parts that it is put together from',
  },
  {
    name: 'a key to sort by',
    file: 'portal-api/src/domains/orders/a-query.ts',
    code: "export const a = { newest: 'o.created_at desc' };\n",
    message: 'the parts that it is put together from',
  },
  {
    name: 'a case over columns',
    file: 'portal-api/src/domains/orders/a-query.ts',
    code: 'export const a = (b) => `(case when ${b} then 1 else 2 end)`;\n',
    message: 'the parts that it is put together from',
  },
  {
    name: 'nothing of a set that a service adds to',
    file: 'portal-api/src/domains/orders/a.service.ts',
    code: "export const a = (seen, { sql }) => seen.add('What is new?', sql);\n",
  },
  {
    name: 'nothing of a describe block of 62 lines',
    file: 'mfe-orders/src/pages/a.test.tsx',
    code: `describe('x', () => {\n${steps(60)}});\n`,
  },
  {
    name: 'nothing of a describe block of browser tests',
    file: 'e2e/specs/orders/a.spec.ts',
    code: `test.describe('x', () => {\n${steps(60)}});\n`,
  },
  {
    name: 'nothing of comments in a long function',
    file: page,
    code: `export const a = () => {\n${'// why\n'.repeat(60)}};\n`,
  },
  {
    name: 'nothing of a long table of data',
    file: 'portal-api/seed/orders/a.data.ts',
    code: `${longFunction}${steps(150)}`,
  },
  {
    name: 'nothing of SQL in a repository',
    file: 'portal-api/src/domains/orders/a.repository.ts',
    code: statement,
  },
  {
    name: 'nothing of a sentence that begins like SQL',
    file: 'portal-api/src/domains/orders/a.service.ts',
    code: "export const a = 'Select a writer first, then update it.';\n",
  },
  {
    name: 'nothing of a page with allowed imports',
    file: page,
    code: "export * from 'antd/es/table';\nexport * from 'antd/es/locale/de_DE';\nexport * from '@portal/shared-ui';\n",
  },
];
