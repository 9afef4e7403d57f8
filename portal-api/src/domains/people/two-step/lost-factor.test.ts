import { getCurrentUser } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { createCommandLine } from '../../../cli/command-line.ts';
import { runCommand } from '../../../cli/run-command.ts';

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
  const lines: string[] = [];
  const reset = async () => {
    const { platform, siteContext } = portal.app.portal;
    const cli = createCommandLine({
      platform,
      siteContext,
      folder: '.',
      operator: 'ann',
      print: (line) => lines.push(line),
      forgetSites: () => undefined,
    });
    return runCommand(['person', 'reset-factor', 'northwind', 'writer@example.com'], cli);
  };
  expect(await reset()).toBe(0);
  expect(lines).toEqual(['writer@example.com signs in with the password alone.']);
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  expect(await portal.db().query('select 1 from second_factors')).toEqual([]);
  await reset();
  expect(lines[1]).toBe('It was not on.');
  const rows = await portal
    .db()
    .query("select 1 from audit_entries where action like '%reset-factor%'");
  expect(rows).toHaveLength(2);
});
