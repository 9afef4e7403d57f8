import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { controlAddress } from '../../cli/control-address.ts';
import { askServer } from '../../cli/control-client.ts';
import { listenForCommands } from '../../cli/control-server.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { restoreHere } from '../../restore-here.ts';

let portal: TestApp;
let folder: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  portal = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  stop = await listenForCommands(portal.app, controlAddress(folder));
  await run('backup-key', at('key'));
});
afterAll(async () => {
  await stop();
  await portal.close();
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const exit = await askServer(controlAddress(folder), argv, (line) => lines.push(line));
  return { exit, text: lines.join('\n') };
};

const restore = async (backup: string, key: string) => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: at('empty') });
  const exit = await restoreHere([backup, '--key', key], config, (line) => lines.push(line));
  return { exit, text: lines.join('\n') };
};

test('PL-41 a running server backs itself up, overwrites nothing and remembers when it was', async () => {
  expect(await run('backup', at('first'), '--key', at('key'))).toMatchObject({ exit: 0 });
  const [note] = await portal.platform.database
    .platform()
    .query<{ made_at: Date; rows: number }>('select made_at, row_count as rows from backups');
  expect(note?.made_at).toEqual(portal.clock.now());
  expect(note?.rows).toBeGreaterThan(10);
  const before = await readFile(at('first'));
  expect(await run('backup', at('first'), '--key', at('key'))).toMatchObject({
    exit: 1,
    text: expect.stringContaining('is there already'),
  });
  expect((await readFile(at('first'))).equals(before)).toBe(true);
});

test('PL-41 the public half of a key is enough to back up, and never to restore', async () => {
  const [line = ''] = (await readFile(at('key'), 'utf8')).split('\n');
  await writeFile(at('public'), `${line.replace('# public key: ', '')}\n`);
  expect(await run('backup', at('second'), '--key', at('public'))).toMatchObject({ exit: 0 });
  expect((await restore(at('second'), at('public'))).text).toContain('needs the secret one');
  await writeFile(at('nonsense'), 'hello');
  expect((await run('backup', at('x'), '--key', at('nonsense'))).text).toContain('holds no key');
});

test('PL-41 a table that cannot be read whole stops the backup and is named', async () => {
  const owner = portal.platform.database.owner();
  for (const [made, undone] of [
    ['create table hidden (a int)', 'drop table hidden'],
    [
      'alter policy platform on people using (first_name <> $$x$$)',
      'alter policy platform on people using (true)',
    ],
    ['create schema apart; create table apart.hidden (a int)', 'drop schema apart cascade'],
  ] as const) {
    await owner.script(made);
    const { exit, text } = await run('backup', at('hidden'), '--key', at('key'));
    await owner.script(undone);
    expect({ exit, text }).toEqual({
      exit: 1,
      text: expect.stringMatching(/cannot be read whole.*(hidden|people)/),
    });
  }
  expect(existsSync(at('hidden'))).toBe(false);
  expect(existsSync(at('hidden.part'))).toBe(false);
});

test('PL-41 a file whose bytes are lost or changed is named, and the backup is there all the same', async () => {
  const { files } = await portal.context();
  const content = Buffer.from('%PDF-1.4 lost');
  const { key } = await files.store({ filename: 'a.pdf', content } as never, null, {
    kind: 'site',
    id: 'northwind',
  } as never);
  await portal.platform.fileStore.remove(key);
  const { exit, text } = await run('backup', at('unsound'), '--key', at('key'));
  // An end of its own: older backups may go, and yet somebody has to look.
  expect({ exit, text }).toEqual({ exit: 3, text: expect.stringContaining(key) });
  expect((await restore(at('unsound'), at('key'))).text).toContain(
    `Lost before the backup already: ${key}`,
  );
  await rm(at('empty'), { recursive: true });
  await files.remove(key);
});

test('PL-41 a file that is erased while the backup is made is not missed', async () => {
  const { files } = await portal.context();
  const { fileStore } = portal.platform;
  const content = Buffer.from('%PDF-1.4 erased');
  const { key } = await files.store({ filename: 'a.pdf', content } as never, null, {
    kind: 'site',
    id: 'northwind',
  } as never);
  const { get } = fileStore;
  fileStore.get = async (asked) => {
    if (asked === key) {
      await files.remove(key);
      await fileStore.remove(key);
    }
    return get(asked);
  };
  const { exit, text } = await run('backup', at('erased'), '--key', at('key'));
  fileStore.get = get;
  expect({ exit, text }).toEqual({ exit: 0, text: expect.not.stringContaining(key) });
});

test('PL-41 the backup of a newer portal is refused and leaves nothing', async () => {
  const owner = portal.platform.database.owner();
  await owner.query("insert into migrations (name, checksum) values ('9999_later.sql', 'x')");
  await run('backup', at('newer'), '--key', at('key'));
  await owner.query("delete from migrations where name = '9999_later.sql'");
  const { exit, text } = await restore(at('newer'), at('key'));
  expect({ exit, text }).toEqual({
    exit: 1,
    text: expect.stringMatching(/newer portal \(9999_later.sql\).*Nothing was changed/),
  });
});
