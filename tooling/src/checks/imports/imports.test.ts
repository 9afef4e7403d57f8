import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Finding } from '../report.ts';
import { cruiseOptions } from './config.ts';
import { findForbiddenImports } from './find-imports.ts';
import { FOLDERS_IN_ORDER } from './folder-circles.ts';
import { refused } from './refused.data.ts';

const allowed: Readonly<Record<string, string>> = {
  'mfe-orders/src/pages/home.tsx':
    "import { a } from '../features/list/list.tsx'; import { b } from '@portal/shared-ui';",
  'mfe-orders/webpack.config.ts': "import { b } from '@portal/tooling/x';",
  'portal-api/src/domains/chat/b.ts':
    "import { a } from '../orders/orders.service.ts'; import { b } from '../orders/orders.policy.ts';",
  'portal-api/src/domains/mail-notices/b.ts': "import { a } from '../people/people.service.ts';",
  'portal-api/src/domains/chat/b.test.ts':
    "import { a } from '../../app.ts'; import { b } from '../../../test/pictures.ts';",
  'portal-api/src/handed-in/demo.ts': "void import('../../seed/index.ts');",
};

const targets: Readonly<Record<string, string>> = {
  'mfe-chat/src/circle/b.ts': "import type { a } from './a.ts'; export const b = 1;",
  // With mfe-chat/src/rooms no two files need each other, but two folders do, by way of a third.
  'mfe-chat/src/lines/b.ts': "import type { d } from '../files/d.ts'; export const b = 1;",
  'mfe-chat/src/files/d.ts': "import { c } from '../rooms/c.ts'; export const d = c;",
  'mfe-chat/src/rooms/c.ts': 'export const c = 1;',
  ...Object.fromEntries(
    [
      'mfe-orders/src/remote.ts',
      'mfe-orders/src/features/detail/detail.tsx',
      'mfe-orders/src/features/list/list.tsx',
      'shared-ui/src/button.tsx',
      'portal-api/src/app.ts',
      'portal-api/src/kernel/clock.ts',
      'portal-api/src/database/pool.ts',
      'portal-api/src/http/bind.ts',
      'portal-api/src/domains/people/people.service.ts',
      'portal-api/src/domains/mail-notices/mail-notices.service.ts',
      'portal-api/src/domains/payments/payments.service.ts',
      'portal-api/src/domains/orders/orders.service.ts',
      'portal-api/src/domains/orders/orders.policy.ts',
      'portal-api/src/domains/orders/orders.repository.ts',
      'portal-api/seed/index.ts',
      'portal-api/test/pictures.ts',
    ].map((file) => [file, 'export const a = 1; export const b = 1;']),
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'portal-imports-'));
let findings: Finding[];

beforeAll(async () => {
  const samples = Object.fromEntries(refused.map(([file, code]) => [file, code]));
  for (const [file, code] of Object.entries({ ...targets, ...allowed, ...samples })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  ({ findings } = await findForbiddenImports(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)('%s may not say %s (%s)', (name, _, rule, advice) => {
  const found = findings.find(({ file }) => file === name);
  expect(found?.rule).toBe(rule);
  expect(found?.message).toContain(advice);
});

test('every rule has a sample that it refuses', () => {
  const rules = [
    FOLDERS_IN_ORDER,
    ...(cruiseOptions.ruleSet?.forbidden?.map(({ name }) => name) ?? []),
  ];
  expect([...new Set(refused.map(([, , rule]) => rule))].sort()).toEqual(
    [...new Set(rules)].sort(),
  );
});

test('nothing else is refused', () => {
  const files = [
    ...refused.map(([file]) => file),
    'mfe-chat/src/circle/b.ts',
    'mfe-chat/src/lines/b.ts',
    'mfe-chat/src/files/d.ts',
    // What these may import is one half of a circle that a refused sample closes.
    'mfe-orders/src/pages/home.tsx',
    'portal-api/src/domains/mail-notices/b.ts',
  ];
  expect(findings.filter(({ file }) => !files.includes(file))).toEqual([]);
});
