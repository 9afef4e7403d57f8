import {
  changePart,
  listParts,
  previewPart,
  readHealth,
  readPart,
  readSettings,
} from '@portal/shared-contracts/admin';
import { languages } from '@portal/shared-contracts';
import { type RemoteManifestInput, sendRemoteReports } from '@portal/shared-contracts/remote';
import { housekept } from '../../housekeeping.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = releaseDesk(portal);
  await desk.live({ remote, version: '1.0.0', pages: [page('/chats')] });
  await desk.live({ remote, version: '1.1.0', pages: [page('/chats'), page('/chats/new')] });
});
afterAll(() => portal.close());

const remote = 'mfe-orders';
const page = (path: string): NonNullable<RemoteManifestInput['pages']>[number] => ({
  key: path,
  path,
  roles: ['user'],
  title: Object.fromEntries(languages.map((language) => [language, `Page ${path}`])) as Record<
    (typeof languages)[number],
    string
  >,
});

const running = async () => versionOf(await setOf(portal.visit()), remote);

test('BO-24 a part is switched, kept at a release and let go again; off deletes nothing', async () => {
  const admin = await portal.signIn('admin');
  const read = (await admin.call(readPart, { remote })).body.part;
  expect(read).toMatchObject({ isOn: true, channel: 'stable', pinned: null, running: '1.1.0' });
  expect(read.pages.map(({ path }) => path)).toEqual(['/chats', '/chats/new']);
  expect(read.releases.find(({ release }) => release === '1.0.0')?.vanishing).toEqual([
    { path: '/chats/new', title: 'Page /chats/new' },
  ]);
  expect(read.history[0]).toMatchObject({ action: 'promote', release: '1.1.0' });
  const back = (await admin.call(changePart, { remote, goBack: true })).body.part;
  expect(back).toMatchObject({ pinned: '1.0.0', running: '1.0.0', earlier: null });
  expect(await running()).toBe('1.0.0');
  expect((await admin.call(changePart, { remote, goBack: true })).status).toBe(409);
  expect((await admin.call(changePart, { remote, pinned: '9.9.9' })).status).toBe(400);
  await admin.call(changePart, { remote, pinned: null });
  expect(await running()).toBe('1.1.0');
  const off = (await admin.call(changePart, { remote, isOn: false })).body.part;
  expect([off.isOn, await running()]).toEqual([false, undefined]);
  expect((await admin.call(readSettings, {})).body.settings['enabledRemotes']).toMatchObject({
    [remote]: false,
  });
  await admin.call(changePart, { remote, isOn: true });
  expect(await running()).toBe('1.1.0');
  expect((await admin.call(readPart, { remote: 'mfe-none' })).status).toBe(404);
});

test('BO-24 a firm follows canary, and a link shows a release for a day', async () => {
  const admin = await portal.signIn('admin');
  await desk.publish({ remote, version: '1.2.0', pages: [page('/chats')] });
  await desk.release('canary', remote, '1.2.0', '0');
  await admin.call(changePart, { remote, channel: 'canary' });
  expect(await running()).toBe('1.2.0');
  await admin.call(changePart, { remote, channel: 'stable' });
  const { link } = (await admin.call(previewPart, { remote, release: '1.2.0' })).body;
  const token = new URL(link).searchParams.get('preview') ?? '';
  const seen = await setOf(portal.visit(), { cookie: `portal_preview=${token}` });
  expect(versionOf(seen, remote)).toBe('1.2.0');
  expect(await running()).toBe('1.1.0');
});

test('BO-25 what a command switched off stays off', async () => {
  const admin = await portal.signIn('admin');
  await desk.release('off', 'northwind', remote);
  const { items } = (await admin.call(listParts, {})).body;
  expect(items.find((part) => part.remote === remote)).toMatchObject({ offByPlatform: true });
  const refused = await admin.call(changePart, { remote, isOn: true });
  expect([refused.status, refused.error.message]).toEqual([409, 'Switched off by the platform.']);
  await desk.release('on', 'northwind', remote);
});

test('BO-26 health says on how many of the firm’s devices each part works, and since when', async () => {
  const admin = await portal.signIn('admin');
  const report = (cause: 'loaded' | 'render-error', network: string) =>
    desk
      .device(network)
      .call(sendRemoteReports, { reports: [{ remote, release: '1.1.0', cause }] });
  await report('loaded', '192.0.2.1');
  await report('loaded', '192.0.2.2');
  await report('render-error', '192.0.2.3');
  const line = async () =>
    (await admin.call(readHealth, {})).body.items.find(({ key }) => key === `part:${remote}`);
  const first = await line();
  expect(first).toMatchObject({
    state: 'warning',
    sentence: expect.stringMatching(/ works on 2 of 3 devices\.$/),
    to: '/admin/settings/parts',
  });
  portal.clock.advance(60_000);
  expect((await line())?.since).toBe(first?.since);
  const other = (await (await portal.signIn('admin', 'acme')).call(readHealth, {})).body.items;
  expect(other.find(({ key }) => key === `part:${remote}`)?.sentence).toMatch(/^Nobody opened /);
});

test('BO-26 beside the parts it speaks of mail, providers, jobs, storage, domains and books', async () => {
  const admin = await portal.signIn('admin');
  const topics = async () =>
    new Map((await admin.call(readHealth, {})).body.items.map((item) => [item.key, item]));
  const before = await topics();
  expect(before.get('providers')).toMatchObject({ sentence: 'Sandbox: no real money moves.' });
  for (const key of ['jobs', 'storage', 'domains']) expect(before.get(key)?.state).toBe('well');
  const counted = ['mail', 'books'].map((key) => before.get(key)?.state);
  expect(counted.every((state) => state !== undefined)).toBe(true);
  await portal.db().query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, params, group_key, state, due_at, created_at)
       values ('lost', 'northwind', 'overdue', 'lost', $1, '{}', 'lost', 'failed', $2, $2)`,
    [portal.personId('writer'), portal.clock.now()],
  );
  expect((await topics()).get('mail')).toMatchObject({
    state: 'failing',
    todo: 'Look at them and send them again.',
    to: '/admin/mails',
  });
});

test('BO-26 the hourly work of one server says since when by itself, whatever another server says', async () => {
  const admin = await portal.signIn('admin');
  const jobs = async () =>
    (await admin.call(readHealth, {})).body.items.find(({ key }) => key === 'jobs');
  const now = portal.clock.now().getTime();
  const ago = (hours: number) => new Date(now - hours * 3_600_000);
  const before = { ...housekept };
  // Two servers, one after the other: their processes know of themselves only.
  const well = { wellSince: ago(90).getTime(), lastSuccess: ago(1).getTime() };
  const late = { wellSince: ago(90).getTime(), lastSuccess: ago(8).getTime() };
  for (const server of [well, late, well, late]) {
    Object.assign(housekept, server);
    expect(await jobs()).toMatchObject(
      server === well
        ? { state: 'well', since: ago(90).toISOString() }
        : { state: 'failing', since: ago(5).toISOString() },
    );
  }
  Object.assign(housekept, before);
});
