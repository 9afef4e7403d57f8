import { randomUUID } from 'node:crypto';
import { inviteMany, invitePerson, listFirmPeople } from '@portal/shared-contracts/admin';
import { readInvitation } from '@portal/shared-contracts/invitations';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, listMails } from '../../../../test/people/reset-mail.ts';
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

/** A mail server that takes the mail and is silent: whoever waits for the reply gives up first. */
const silent = () => {
  const { promise: later, reject } = Promise.withResolvers<never>();
  const asked = Promise.withResolvers<void>();
  const send = jest.spyOn(portal.platform.mailer, 'send').mockImplementation(() => {
    asked.resolve();
    return later;
  });
  return {
    asked: asked.promise,
    // The server said nothing to the end.
    fail: () => reject(new MailRefused('silent')),
    heal: () => send.mockRestore(),
  };
};

const linksTo = async (to: string) =>
  (await listMails(portal)).flatMap((mail) =>
    mail.recipient === to ? [codeIn(mail, 'invite')] : [],
  );

test('BO-34 BO-35 an invitation whose mail did not leave is mailed by the same call, once', async () => {
  const admin = await portal.signIn('admin');
  const person = { email: 'a@example.com', role: 'writer' as const };
  const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
  const [one, many] = [key(), key()];
  for (const [to, call] of [
    [person.email, () => admin.call(invitePerson, person, one)],
    [
      'b@example.com',
      () => admin.call(inviteMany, { people: [{ ...person, email: 'b@example.com' }] }, many),
    ],
  ] as const) {
    const server = silent();
    const first = call();
    await server.asked;
    server.heal();
    expect((await call()).status).toBe(200);
    server.fail();
    await first;
    const [code = ''] = await linksTo(to);
    expect((await portal.visit().call(readInvitation, { code })).status).toBe(200);
    expect((await call()).status).toBe(200);
    expect(await linksTo(to)).toEqual([code]);
  }
});

test('BO-35 a table that still goes out mails nobody whom a second call of it has mailed', async () => {
  const admin = await portal.signIn('admin');
  const options = { headers: { 'idempotency-key': randomUUID() } };
  const people = Array.from({ length: 11 }, (_, place) => ({
    email: `t${place}@example.com`,
    role: 'user' as const,
  }));
  const call = () => admin.call(inviteMany, { people }, options);
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const send = jest.spyOn(portal.platform.mailer, 'send').mockImplementation(() => {
    asked.resolve();
    return taken;
  });
  const first = call();
  await asked.promise;
  send.mockRestore();
  expect((await call()).body).toMatchObject({ invited: 11, unmailed: [] });
  take();
  expect((await first).status).toBe(200);
  const links = await linksTo('t10@example.com');
  expect(links).toHaveLength(1);
  expect((await portal.visit().call(readInvitation, { code: links[0] ?? '' })).status).toBe(200);
});
