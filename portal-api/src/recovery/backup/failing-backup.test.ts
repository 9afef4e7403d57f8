import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { controlAddress } from '../../cli/control-address.ts';
import { askServer } from '../../cli/control-client.ts';
import { listenForCommands } from '../../cli/control-server.ts';

let portal: TestApp;
let folder: string;
let stop: () => Promise<void>;
let key: string;
let get: TestApp['platform']['fileStore']['get'];
beforeAll(async () => {
  portal = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-failing-backup-'));
  stop = await listenForCommands(portal.app, controlAddress(folder));
  await run('backup-key', at('key'));
  const { files } = await portal.context();
  const content = Buffer.from('%PDF-1.4 kept');
  const subject = { kind: 'site', id: 'northwind' };
  ({ key } = await files.store({ filename: 'a.pdf', content }, null, subject));
  get = portal.platform.fileStore.get;
});
afterEach(() => {
  portal.platform.fileStore.get = get;
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const exit = await askServer(controlAddress(folder), argv, (line) => lines.push(line));
  return { exit, text: lines.join('\n') };
};

const backUp = (name: string) => run('backup', at(name), '--key', at('key'));

const countBackups = async (): Promise<number> =>
  (await portal.platform.database.platform().query('select 1 from backups')).length;

const rowsOfBackups = async (): Promise<unknown[]> =>
  (await run('audit', 'export')).text
    .split('\n')
    .map((line) => (JSON.parse(line) as { action: string }).action)
    .filter((action) => action === 'portal backup');

test('PL-41 a store that fails once has lost nothing', async () => {
  let asked = 0;
  portal.platform.fileStore.get = async (name) => {
    asked += 1;
    if (asked === 1) throw new Error('socket hang up');
    return get(name);
  };
  expect(await backUp('again')).toMatchObject({
    exit: 0,
    text: expect.stringMatching(/ [1-9]\d* files /),
  });
});

test('PL-41 a store that stays silent ends the backup, and nothing passes for one', async () => {
  const before = await countBackups();
  portal.platform.fileStore.get = () => Promise.reject(new Error('socket hang up'));
  expect(await backUp('silent')).toEqual({ exit: 1, text: 'socket hang up' });
  expect([existsSync(at('silent')), existsSync(at('silent.part'))]).toEqual([false, false]);
  expect(await countBackups()).toBe(before);
});

test('PL-41 a second backup of the same name leaves the first one alone', async () => {
  await writeFile(at('twice.part'), 'half');
  expect(await backUp('twice')).toEqual({
    exit: 1,
    text: expect.stringMatching(/twice\.part is there: another backup .* delete this one/),
  });
  expect(await readFile(at('twice.part'), 'utf8')).toBe('half');
});

test('PL-41 PL-60 a backup that lacks files leaves its row as well', async () => {
  const before = (await rowsOfBackups()).length;
  portal.platform.fileStore.get = (name) =>
    name === key ? Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })) : get(name);
  expect(await backUp('lacking')).toMatchObject({ exit: 3 });
  expect(await rowsOfBackups()).toHaveLength(before + 1);
});

test('PL-41 PL-40 a server that ends waits for the backup that is under way', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  portal.platform.fileStore.get = async (name) => {
    ask();
    await answered;
    return get(name);
  };
  const made = backUp('late');
  await asked;
  let isStopped = false;
  const stopped = stop().then(() => void (isStopped = true));
  // Far longer than a stop takes that waits for nothing.
  for (let turn = 0; turn < 100; turn += 1) await readFile(at('key'));
  expect(isStopped).toBe(false);
  answer();
  await stopped;
  expect((await made).exit).toBe(0);
});
