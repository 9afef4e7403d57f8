import { getCurrentUser } from '@portal/shared-contracts/auth';
import { runOn } from '../../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('TS-02 for somebody who lost phone and codes the second factor is turned off, and every browser signed out', async () => {
  const browser = await portal.signIn('writer');
  await portal.db().query(
    `insert into second_factors (site_id, person_id, secret, created_at, confirmed_at)
       values ('northwind', $1, 'ABCD', now(), now())`,
    [portal.personId('writer')],
  );
  const reset = () => runOn(portal, 'person', 'reset-factor', 'northwind', 'writer@example.com');
  expect(await reset()).toEqual({
    exit: 0,
    lines: ['writer@example.com signs in with the password alone.'],
  });
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  expect(await portal.db().query('select 1 from second_factors')).toEqual([]);
  expect((await reset()).lines).toEqual(['It was not on.']);
  const rows = await portal
    .db()
    .query("select 1 from audit_entries where action like '%reset-factor%'");
  expect(rows).toHaveLength(2);
});
