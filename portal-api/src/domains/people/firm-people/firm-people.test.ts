import {
  inviteMany,
  invitePerson,
  listFirmPeople,
  resendInvitation,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import { login } from '@portal/shared-contracts/auth';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveRights } from '../admins/admins.repository.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

const lastCode = async (): Promise<string> => {
  const [mail] = await portal
    .db()
    .query<{ mail: string }>(
      'select to_jsonb(m)::text as mail from mails m order by created_at desc limit 1',
    );
  return /\/invite\/([\w-]+)/.exec(mail?.mail ?? '')?.[1] ?? '';
};

const ada = {
  email: 'ada@example.com',
  role: 'writer',
  firstName: 'Ada',
  note: 'See you!',
} as const;
const own = { firstName: 'Ada', lastName: 'Byron', password: 'a-long-new-password' };

test('BO-34 the list says who somebody is, whether they can sign in, when they were here and what is open', async () => {
  await portal.visit().call(login, { email: 'writer@example.com', password: 'Portal-demo-1' });
  const admin = await portal.signIn('admin');
  const before = (await admin.call(listFirmPeople, {})).body.total;
  await admin.call(invitePerson, ada);
  const { items, total } = (await admin.call(listFirmPeople, {})).body;
  expect([total, items.length]).toEqual([before + 1, before + 1]);
  const by = (email: string) => items.find((item) => item.email === email);
  expect(by('ada@example.com')).toMatchObject({ state: 'invited', kind: 'invitation' });
  expect(by('writer@example.com')).toMatchObject({
    firstName: 'William',
    role: 'writer',
    state: 'active',
    lastSeen: portal.clock.now().toISOString(),
  });
  expect(by('writer@example.com')?.openOrders).toBeGreaterThan(0);
  expect(by('money-admin@example.com')?.admin).toEqual({ isOwner: false, areas: ['money'] });
});

test('BO-34 pages of the list follow each other without a gap, and filters narrow it', async () => {
  const admin = await portal.signIn('admin');
  for (let count = 0; count < 30; count += 1)
    await admin.call(invitePerson, { email: `w${count}@example.com`, role: 'writer' });
  const first = (await admin.call(listFirmPeople, { limit: '25' })).body;
  const cursor = first.nextCursor ?? '';
  const second = (await admin.call(listFirmPeople, { limit: '25', cursor })).body;
  const addresses = [...first.items, ...second.items].map(({ email }) => email);
  expect(new Set(addresses).size).toBe(first.total);
  expect([first.items.length, second.nextCursor]).toEqual([25, null]);
  const found = (await admin.call(listFirmPeople, { role: 'writer', search: 'w2' })).body;
  expect(found.items.every(({ email }) => email.includes('w2'))).toBe(true);
  expect((await admin.call(listFirmPeople, { state: 'invited' })).body.total).toBe(30);
});

test('BO-35 an invitation is mailed with its note, and makes the account that it names', async () => {
  const admin = await portal.signIn('admin');
  await admin.call(invitePerson, ada);
  const code = await lastCode();
  expect((await portal.visit().call(readInvitation, { code })).body.firstName).toBe('Ada');
  const made = await portal.visit().call(acceptInvitation, { code, ...own });
  expect(made.body.user).toMatchObject({ role: 'writer', email: 'ada@example.com' });
  const again = await admin.call(invitePerson, ada);
  expect(again.error.errors).toEqual({ email: 'This address has an account already.' });
});

test('BO-35 a double click on Invite is one invitation and one mail, whose link goes on working', async () => {
  const admin = await portal.signIn('admin');
  const clicked = { headers: { 'idempotency-key': 'invite-grace-once' } };
  const grace = { ...ada, email: 'grace@example.com' };
  const [first, second] = [
    await admin.call(invitePerson, grace, clicked),
    await admin.call(invitePerson, grace, clicked),
  ];
  expect(second.body).toEqual(first.body);
  const code = await lastCode();
  expect((await portal.visit().call(readInvitation, { code })).status).toBe(200);
  expect((await admin.call(listFirmPeople, { search: 'grace@' })).body.total).toBe(1);
});

test('BO-35 mailed once more the earlier link ends, and taken back both do', async () => {
  const admin = await portal.signIn('admin');
  const { _id: id } = (await admin.call(invitePerson, ada)).body;
  const first = await lastCode();
  portal.clock.advance(1000);
  await admin.call(resendInvitation, { id });
  const second = await lastCode();
  const status = async (code: string) =>
    (await portal.visit().call(readInvitation, { code })).status;
  expect([await status(first), await status(second)]).toEqual([410, 200]);
  await admin.call(revokeInvitation, { id });
  expect(await status(second)).toBe(410);
  expect((await admin.call(revokeInvitation, { id })).status).toBe(404);
});

test('BO-02 owners alone make admins, and only with the area anybody is invited', async () => {
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(invitePerson, ada)).status).toBe(403);
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['people'],
  });
  expect((await milo.call(invitePerson, ada)).status).toBe(200);
  const chief = { email: 'chief@example.com', role: 'admin', isOwner: true } as const;
  expect((await milo.call(invitePerson, chief)).status).toBe(403);
  const owner = await portal.signIn('admin');
  expect((await owner.call(invitePerson, chief)).status).toBe(200);
});

test('BO-02 whoever is no owner neither mails, takes back nor replaces the invitation of an admin', async () => {
  const owner = await portal.signIn('admin');
  const chief = { email: 'chief@example.com', role: 'admin', isOwner: true } as const;
  const { _id: id } = (await owner.call(invitePerson, chief)).body;
  const code = await lastCode();
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['people'],
  });
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(resendInvitation, { id })).status).toBe(403);
  expect((await milo.call(revokeInvitation, { id })).status).toBe(403);
  const instead = { email: 'Chief@example.com', role: 'writer' } as const;
  expect((await milo.call(invitePerson, instead)).status).toBe(403);
  expect((await milo.call(inviteMany, { people: [instead] })).status).toBe(403);
  expect((await portal.visit().call(readInvitation, { code })).status).toBe(200);
  expect((await owner.call(revokeInvitation, { id })).status).toBe(200);
  expect((await milo.call(invitePerson, instead)).status).toBe(200);
});
