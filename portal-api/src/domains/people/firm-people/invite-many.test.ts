import { inviteMany, listFirmPeople } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { MailRefused } from '../../../kernel/mailer.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

test('BO-35 a table of people is invited as a whole, and a wrong line is named', async () => {
  const admin = await portal.signIn('admin');
  const line = (email: string) => ({ email, role: 'writer' as const });
  const wrong = { people: [line('a@example.com'), line('writer@example.com')] };
  expect((await admin.call(inviteMany, wrong)).error.errors).toEqual({
    'people.1.email': 'This address has an account already.',
  });
  const many = Array.from({ length: 201 }, (_, place) => line(`w${place}@example.com`));
  expect((await admin.call(inviteMany, { people: many })).status).toBe(400);
  const right = { people: [line('a@example.com'), line('b@example.com')] };
  expect((await admin.call(inviteMany, right)).body.invited).toBe(2);
  const { items } = (await admin.call(listFirmPeople, { state: 'invited' })).body;
  expect(items.map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com']);
});

test('BO-35 a mail server that fails midway is asked no further, and whoever was not mailed is invited and named', async () => {
  const admin = await portal.signIn('admin');
  const { mailer } = portal.platform;
  const asked: string[] = [];
  const send = jest.spyOn(mailer, 'send').mockImplementation(async ({ to }) => {
    asked.push(to);
    if (to === 'p3@example.com') throw new MailRefused('unknown', { isBounce: true });
    if (to === 'p14@example.com') throw new MailRefused('down');
  });
  const people = Array.from({ length: 32 }, (_, place) => ({
    email: `p${place}@example.com`,
    role: 'user' as const,
  }));
  const { body } = await admin.call(inviteMany, { people });
  send.mockRestore();
  expect(asked).toHaveLength(20);
  const late = people.slice(20).map(({ email }) => email);
  expect(body).toMatchObject({
    invited: 32,
    unmailed: ['p3@example.com', 'p14@example.com', ...late],
  });
  expect((await admin.call(listFirmPeople, { state: 'invited' })).body.total).toBe(32);
});
