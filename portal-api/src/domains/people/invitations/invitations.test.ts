import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { testClient } from '../../../../test/test-client.ts';
import { controlAddress } from '../../../cli/control-address.ts';
import { askServer } from '../../../cli/control-client.ts';
import { listenForCommands } from '../../../cli/control-server.ts';

const DAY = 86_400_000;
const owner = { firstName: 'Olga', lastName: 'Owner', password: 'a-long-new-password' };

let portal: TestApp;
let folder: string;
let stop: () => Promise<void>;
beforeEach(async () => {
  portal = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-invite-'));
  stop = await listenForCommands(portal.app, controlAddress(folder));
});
afterEach(async () => {
  await stop();
  await portal.close();
  await rm(folder, { recursive: true });
});

const createFirm = async (email = 'owner@example.com') => {
  const lines: string[] = [];
  const name = ['--name', 'Fresh Firm', '--host', 'fresh.localhost', '--owner', email];
  const argv = ['site', 'create', 'fresh', ...name];
  const exit = await askServer(controlAddress(folder), argv, (line) => lines.push(line));
  const link = lines.find((line) => line.includes('/invite/')) ?? '';
  return { exit, lines, link, code: link.split('/invite/')[1] ?? '' };
};

const visitFresh = () => testClient(portal.app, 'fresh.localhost');

test('BO-10 a fresh firm mails its owner an invitation, and the link makes the account', async () => {
  const { exit, link, code } = await createFirm();
  expect(exit).toBe(0);
  expect(link).toMatch(/^http:\/\/fresh\.localhost(:\d+)?\/invite\/[\w-]+$/);
  const [mail] = await portal.platform.database
    .platform()
    .query<{ recipient: string }>(
      `select to_jsonb(m)::text as recipient from mails m where site_id = 'fresh'`,
    );
  expect(mail?.recipient).toContain('owner@example.com');
  expect(mail?.recipient).toContain(code);
  const browser = visitFresh();
  const { body } = await browser.call(readInvitation, { code });
  expect(body).toMatchObject({ email: 'owner@example.com', role: 'admin' });
  const made = await browser.call(acceptInvitation, { code, ...owner });
  expect(made.body.user).toMatchObject({ role: 'admin', admin: { isOwner: true } });
  expect((await browser.call(getCurrentUser, {})).status).toBe(200);
  const later = { email: 'owner@example.com', password: owner.password, door: 'admin' as const };
  expect((await visitFresh().call(login, later)).status).toBe(200);
});

test('BO-10 the link works once, on its own site, for seven days, and stays good after a weak password', async () => {
  const { code } = await createFirm();
  const elsewhere = await portal.visit().call(readInvitation, { code });
  expect(elsewhere.status).toBe(410);
  const weak = await visitFresh().call(acceptInvitation, { code, ...owner, password: 'password1' });
  expect(weak.error.errors).toHaveProperty('password');
  portal.clock.advance(7 * DAY - 1000);
  const tries = await Promise.all([
    visitFresh().call(acceptInvitation, { code, ...owner }),
    visitFresh().call(acceptInvitation, { code, ...owner }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect((await visitFresh().call(readInvitation, { code })).status).toBe(410);
});

test('BO-10 an old link opens nothing, and a wrong address makes no firm', async () => {
  const wrong = await createFirm('nobody');
  expect([wrong.exit, wrong.lines.join(' ')]).toEqual([1, expect.stringContaining('--owner')]);
  const { code } = await createFirm();
  portal.clock.advance(7 * DAY);
  expect((await visitFresh().call(acceptInvitation, { code, ...owner })).status).toBe(410);
});
