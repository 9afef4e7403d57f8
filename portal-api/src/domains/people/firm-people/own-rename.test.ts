import { changeFirmPerson, readFirmPerson, undoAudited } from '@portal/shared-contracts/admin';
import { updateProfile } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const begin = async () => {
  const id = portal.personId('customer');
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const person = async () => (await admin.call(readFirmPerson, { id })).body.person;
  const { email, firstName, lastName } = await person();
  const profile = { _id: id, email, firstName, lastName };
  const rename = async (change: Partial<typeof profile>) =>
    expect((await customer.call(updateProfile, { ...profile, ...change })).status).toBe(200);
  return { id, admin, person, rename };
};

test('BO-114 a save that began before the person changed their own name is refused and names them', async () => {
  const { id, admin, person, rename } = await begin();
  const { version: baseVersion } = await person();
  // The same name once more is no change.
  await rename({});
  expect((await person()).version).toBe(baseVersion);
  await rename({ firstName: 'Clarissa' });
  const stale = await admin.call(changeFirmPerson, { id, baseVersion, firstName: 'Klara' });
  expect([stale.status, stale.error.message]).toEqual([409, 'Clarissa changed this 1 minute ago.']);
  expect((await person()).firstName).toBe('Clarissa');
});

test('BO-111 undoing what the firm changed never takes back a name that the person changed since', async () => {
  const { id, admin, person, rename } = await begin();
  const { version: baseVersion } = await person();
  const change = { id, baseVersion, note: 'Calls on Mondays' };
  const { undo } = (await admin.call(changeFirmPerson, change)).body;
  await rename({ lastName: 'Married' });
  expect((await admin.call(undoAudited, { id: undo ?? '' })).status).toBe(409);
  expect(await person()).toMatchObject({ lastName: 'Married', note: 'Calls on Mondays' });
});

test('BO-111 an undo brings back what its change named', async () => {
  const { id, admin, person } = await begin();
  const { version: baseVersion, lastName, note } = await person();
  const change = { id, baseVersion, lastName: 'Wrong' };
  const { undo } = (await admin.call(changeFirmPerson, change)).body;
  expect((await admin.call(undoAudited, { id: undo ?? '' })).status).toBe(200);
  expect(await person()).toMatchObject({ lastName, note });
});
