import { changeFirmPerson, deactivatePerson, readFirmPerson } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { saveRights } from '../admins/admins.repository.ts';

const ROUNDS = 12;
const OWNERS = ['admin', 'moneyAdmin'] as const;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

/** Both run the firm, and both are here. */
const bothOwners = async () => {
  const ids = OWNERS.map((name) => portal.personId(name));
  const change = "update people set deactivated_at = null, role = 'admin' where id = any($1)";
  await portal.db().query(change, [ids]);
  for (const id of ids) await saveRights(portal.db(), id, { isOwner: true, areas: [] });
  return Promise.all(
    OWNERS.map(async (name) => ({ id: portal.personId(name), browser: await portal.signIn(name) })),
  );
};

const ownersLeft = () =>
  portal.db().query(
    `select p.id from admins a join people p on p.site_id = a.site_id and p.id = a.person_id
     where a.is_owner and p.role = 'admin' and p.deactivated_at is null`,
  );

const close = async (browser: TestClient, id: string): Promise<number> =>
  (await browser.call(deactivatePerson, { id })).status;

const demote = async (browser: TestClient, id: string): Promise<number> => {
  const { body } = await browser.call(readFirmPerson, { id });
  const admin = { isOwner: false, areas: ['people' as const] };
  const change = { id, baseVersion: body.person?.version ?? 0, admin };
  return (await browser.call(changeFirmPerson, change)).status;
};

test.each([
  ['close', close, close],
  ['demote', demote, demote],
  ['close and demote', close, demote],
])('BO-03 of two owners who %s each other at once one stays', async (_name, first, second) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ann, milo] = await bothOwners();
    if (!ann || !milo) throw new Error('Nobody runs the firm');
    const answers = await Promise.all([first(ann.browser, milo.id), second(milo.browser, ann.id)]);
    // Who was slower is refused, or is not here any more.
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(Math.max(...answers)).toBeLessThan(500);
    expect(await ownersLeft()).toHaveLength(1);
  }
});

test('BO-02 an admin without areas is made and unmade by owners alone', async () => {
  const [ann, milo] = await bothOwners();
  if (!ann || !milo) throw new Error('Nobody runs the firm');
  await saveRights(portal.db(), milo.id, { isOwner: false, areas: ['people'] });
  const id = portal.personId('newCustomer');
  const change = async (browser: TestClient, role: 'admin' | 'user') => {
    const { body } = await browser.call(readFirmPerson, { id });
    const baseVersion = body.person?.version ?? 0;
    return browser.call(changeFirmPerson, { id, baseVersion, role });
  };
  const refused = { error: { refusal: { code: 'area-not-granted' } } };
  const rightsOf = () => portal.db().query('select 1 from admins where person_id = $1', [id]);
  // Their rights are read anew.
  const people = await portal.signIn('moneyAdmin');
  expect(await change(people, 'admin')).toMatchObject(refused);
  expect((await change(ann.browser, 'admin')).status).toBe(200);
  expect(await rightsOf()).toHaveLength(1);
  expect(await change(people, 'user')).toMatchObject(refused);
  expect((await change(ann.browser, 'user')).status).toBe(200);
  expect(await rightsOf()).toEqual([]);
});
