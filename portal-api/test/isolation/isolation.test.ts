import { listNotifications } from '@portal/shared-contracts/notifications';
import { clientFrame } from '@portal/shared-contracts/chat';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { recordFilters } from './each-site-filter.ts';
import { expectCall, type IsolationTable, isolationTable } from './isolation.ts';
import { playAll, playTable } from './isolation-run.ts';
import { listIsolationTables } from './isolation-tables.ts';
import { fileRules } from './files.isolation.ts';
import { FILE_READERS } from '../../src/handed-in/file-readers.ts';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

test('PL-03 RV-58 every bound call has a line in an isolation table', async () => {
  const portal = await createTestApp();
  const tables = [...(await listIsolationTables()).values()];
  const covered = new Set(
    tables.flatMap(({ rows }) => rows.map(({ endpoint }) => nameOf(endpoint))),
  );
  const missing = portal.app.portal.endpoints.map(nameOf).filter((name) => !covered.has(name));
  await portal.close();
  expect(missing).toEqual([]);
});

test('PL-03 every socket, every frame and every kind of file has a line in an isolation table', async () => {
  const portal = await createTestApp();
  const sockets = [...(await listIsolationTables()).values()].flatMap((table) => [
    ...(table.sockets ?? []),
  ]);
  const paths = new Set(sockets.map(({ path }) => path));
  const frames = new Set(sockets.map(({ frame }) => frame?.({} as never).type));
  const missing = [
    ...portal.app.portal.sockets.paths().filter((path) => !paths.has(path)),
    ...clientFrame.options.map(({ shape }) => shape.type.value).filter((type) => !frames.has(type)),
    ...Object.keys(FILE_READERS).filter((kind) => !(kind in fileRules)),
  ];
  await portal.close();
  expect(missing).toEqual([]);
});

test('PL-03 the table notices a wrong status, a missing answer and a leak', async () => {
  const portal = await createTestApp();
  const { notifications } = await portal.context();
  const problems = await playTable(
    portal,
    isolationTable<object>({
      prepare: async () => {
        await notifications.notify({
          personId: portal.personId('newCustomer'),
          orderId: 'invoices',
          notice: { code: 'draft-approved', params: { number: '1001', name: 'Not for Clara' } },
        });
        return {};
      },
      // The stranger's own notice stands for one that leaked to it.
      secrets: () => ['Not for Clara'],
      rows: [
        expectCall(listNotifications, 'customer', () => ({}), {
          own: 404,
          sameSite: 200,
          otherSite: 200,
        }),
        expectCall(getWebsite, 'customer', () => ({}), { own: 200 }),
      ],
    }) as unknown as IsolationTable<never>,
  );
  await portal.close();
  const found = problems.join('\n');
  expect(found).toContain('GET /api/notifications by own: 200 instead of 404');
  expect(found).toContain('GET /api/notifications by sameSite: the reply holds Not for Clara');
  expect(found).toContain('GET /api/notifications by writer: the table does not say');
  expect(found).toContain('GET /api/website by nobody: the table does not say');
});

describe('PL-01 strangers get nothing', () => {
  let portal: TestApp;
  afterEach(() => portal.close());

  test('from any call, socket or file; and each statement without its site filter meets row-level security', async () => {
    const filters = recordFilters();
    portal = await createTestApp({ seed: 'demo', wrap: filters.wrap });
    expect(await playAll(portal)).toEqual([]);
    expect(filters.count()).toBeGreaterThan(150);
    expect(await filters.replay('northwind', 'acme')).toEqual([]);
    // On the site itself they find what is its own, so the comparison would notice.
    expect((await filters.replay('northwind', 'northwind')).length).toBeGreaterThan(50);
  });
});
