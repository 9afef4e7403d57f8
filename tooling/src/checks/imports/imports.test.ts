import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Finding } from '../report.ts';
import { findForbiddenImports } from './find-imports.ts';

/** What a file imports, the rule that refuses it and a piece of the sentence that says where the code belongs. */
const refused: readonly [file: string, code: string, rule: string, advice: string][] = [
  [
    'mfe-orders/src/pages/a.tsx',
    "import { b } from '@portal/mfe-chat';",
    'independent-apps',
    'share through shared-contracts or shared-ui',
  ],
  [
    'mfe-orders/src/pages/b.tsx',
    "import type { b } from '@portal/host-shell';",
    'independent-apps',
    'share through shared-contracts or shared-ui',
  ],
  [
    'host-shell/src/app/a.tsx',
    "import { b } from '../../../mfe-orders/src/remote.ts';",
    'independent-apps',
    'apps are independent',
  ],
  [
    'mfe-orders/src/manifest.ts',
    "import { b } from '@portal/shared-contracts/admin';",
    'manifest-for-everybody',
    'adminRoutes stand in',
  ],
  [
    'mfe-orders/src/pages/c.tsx',
    "import { b } from '../../../shared-ui/src/button.tsx';",
    'inside-the-package',
    'use the exports',
  ],
  [
    'mfe-orders/src/pages/d.tsx',
    "import { b } from '@portal/shared-ui/src/button.tsx';",
    'public-exports',
    'not by its insides',
  ],
  [
    'mfe-orders/src/features/list/a.tsx',
    "import { b } from '../detail/detail.tsx';",
    'independent-features',
    'pages/ composes them',
  ],
  [
    'mfe-orders/src/features/list/b.tsx',
    "import { b } from '../../pages/home.tsx';",
    'pages-compose',
    'never the reverse',
  ],
  [
    'shared-contracts/src/a.ts',
    "import { b } from '@portal/shared-ui';",
    'no-drawing',
    'only the shell and the remotes draw',
  ],
  [
    'portal-api/src/domains/orders/draw.ts',
    "import { b } from '@portal/shared-ui';",
    'no-drawing',
    'only the shell and the remotes draw',
  ],
  [
    'host-shell/src/app/b.tsx',
    "import { b } from '@portal/tooling/x';",
    'tooling-is-for-builds',
    'never shipped',
  ],
  [
    'portal-api/src/kernel/a.ts',
    "import { b } from '../database/pool.ts';",
    'floor-0',
    'hand it in as a plain value',
  ],
  [
    'portal-api/src/adapters/a.ts',
    "import type { b } from '../http/bind.ts';",
    'floor-1',
    'the domain that wants it',
  ],
  [
    'portal-api/src/http/a.ts',
    "import type { b } from '../domains/people/people.service.ts';",
    'floor-2',
    'declare a small interface in http',
  ],
  [
    'portal-api/src/domains/people/a.ts',
    "import { b } from '../orders/orders.service.ts';",
    'floor-3',
    'a registration that app.ts fills',
  ],
  [
    'portal-api/src/domains/catalogue/a.ts',
    "import { b } from '../orders/orders.service.ts';",
    'floor-4',
    'what a firm sells',
  ],
  [
    'portal-api/src/domains/orders/a.ts',
    "import { b } from '../payments/payments.service.ts';",
    'floor-5',
    'what is done with an order',
  ],
  [
    'portal-api/src/domains/chat/a.ts',
    "import type { b } from '../../app.ts';",
    'floor-6',
    'register it in app.ts',
  ],
  [
    'portal-api/src/releases/a.ts',
    "import { b } from '../app.ts';",
    'floor-7',
    'put together in app.ts',
  ],
  [
    'portal-api/src/loose.ts',
    "import { b } from './kernel/clock.ts';",
    'no-floor',
    'move this one into the room',
  ],
  [
    'portal-api/src/domains/payments/a.ts',
    "import { b } from '../orders/orders.repository.ts';",
    'public-face',
    'domains meet through *.service.ts',
  ],
  [
    'mfe-chat/src/circle/a.ts',
    "import type { b } from './b.ts'; export const a = 1;",
    'no-circle',
    'move what both need into a third file',
  ],
];

const allowed: Readonly<Record<string, string>> = {
  'mfe-orders/src/pages/home.tsx':
    "import { a } from '../features/list/list.tsx'; import { b } from '@portal/shared-ui';",
  'mfe-orders/webpack.config.ts': "import { b } from '@portal/tooling/x';",
  'portal-api/src/domains/chat/b.ts':
    "import { a } from '../orders/orders.service.ts'; import { b } from '../orders/orders.policy.ts';",
  'portal-api/src/domains/chat/b.test.ts': "import { a } from '../../app.ts';",
};

const targets: Readonly<Record<string, string>> = {
  'mfe-chat/src/circle/b.ts': "import type { a } from './a.ts'; export const b = 1;",
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
      'portal-api/src/domains/payments/payments.service.ts',
      'portal-api/src/domains/orders/orders.service.ts',
      'portal-api/src/domains/orders/orders.policy.ts',
      'portal-api/src/domains/orders/orders.repository.ts',
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

test('nothing else is refused', () => {
  const files = [...refused.map(([file]) => file), 'mfe-chat/src/circle/b.ts'];
  expect(findings.filter(({ file }) => !files.includes(file))).toEqual([]);
});
