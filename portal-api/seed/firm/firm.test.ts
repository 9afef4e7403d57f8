import { listDownloadables } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp, type TestSite } from '../../test/create-test-app.ts';
import { exported, readIn } from '../../test/catalogue/firm-desk.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test.each<TestSite>(['northwind', 'acme'])(
  'HS-06 BO-29 BO-31 the demo firm %s is made of nothing but what its file can say',
  async (site) => {
    const admin = await portal.signIn('admin', site);
    const { lines } = (await readIn(admin, await exported(portal, admin))).body.operation;
    const ofPart = (part: string) => lines.filter((line) => line.part === part);
    expect(lines.filter(({ act }) => act !== 'same')).toEqual([]);
    expect(lines.filter(({ isPublished }) => isPublished === false)).toEqual([]);
    expect(
      ofPart('packages')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Executive Suite', 'LinkedIn Makeover', 'Professional Package', 'Resume Starter']);
    expect(
      ['questionnaires', 'surveys', 'contracts', 'coupons', 'external-products'].map(
        (part) => ofPart(part).length,
      ),
    ).toEqual([5, 1, 1, 3, 2]);
    const { items } = (await admin.call(listDownloadables, {})).body;
    expect(items.map(({ title, packages }) => [title, packages])).toEqual([
      ['Interview guide', ['Executive Suite', 'Professional Package']],
      ['Salary negotiation checklist', ['Executive Suite']],
    ]);
  },
);

test('BO-41 the audit log of a demo firm says who took its file in, and its chain holds', async () => {
  const rows = await portal.db().query<{ person_id: string; n: number }>(
    `select person_id, count(*)::int as n from audit_entries
       where site_id = $1 and action = 'firm imported' group by person_id`,
    ['northwind'],
  );
  expect(rows).toEqual([{ person_id: portal.personId('admin'), n: 16 }]);
});
