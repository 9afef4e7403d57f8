import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { login } from '@portal/shared-contracts/auth';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { writeBuild } from '../../test/releases/build-fixture.ts';
import {
  fillPlace,
  folderPlace,
  type Place,
  rowsOf,
  serverPlace,
  withoutNote,
} from '../../test/recovery/places.ts';
import { addShell, expectNewerSets, keptRows } from '../../test/recovery/settled-registry.ts';
import { testClient } from '../../test/test-client.ts';
import { createApp } from '../app.ts';
import type { DatabaseServer } from '../kernel/database.ts';
import { createLog } from '../kernel/log.ts';
import { openPlatform } from '../open-platform.ts';
import { openReleases } from '../releases/registry/open-registry.ts';
import { restoreHere } from '../restore-here.ts';
import { runHere } from '../run-here.ts';

const onPostgres = await postgresAnswers();

let folder: string;
const places: Place[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-drill-'));
});
afterAll(async () => {
  for (const place of places) await place.destroy();
  await rm(folder, { recursive: true });
});

const open = async (make: () => Promise<Place>): Promise<Place> => {
  const place = await make();
  places.push(place);
  return place;
};

const at = (name: string) => path.join(folder, name);

const run = async (place: Place, ...argv: string[]) => {
  const lines: string[] = [];
  const hear = (line: string) => void lines.push(line);
  const exit =
    argv[0] === 'restore'
      ? await restoreHere(argv.slice(1), place.config, hear)
      : await runHere(argv, place.config, hear);
  return { exit, text: lines.join('\n') };
};

/** Values that are lost by whoever takes them for numbers, dates or JSON of JavaScript. */
const addOddities = async (server: DatabaseServer): Promise<void> => {
  const owner = server.owner();
  await owner.query(
    `update people set first_name = E'Zoë "\\\\ \\t\\n \\U0001F600', writer_data = 'null'::jsonb,
       created_at = '2026-01-02 03:04:05.678901+05:30' where role = 'writer'`,
  );
  await owner.query(
    `insert into sandbox_intents (id, site_id, client_secret, status, amount, currency, methods, metadata, created_at)
     select 'odd', site_id, 's', 'x', 9223372036854775807, 'usd', '[1.10, {"b": null}]', '{}', 'infinity' from sites limit 1`,
  );
};

/** One mail for each state in which a backup may find it. */
const addMails = async (server: DatabaseServer): Promise<void> => {
  await server.owner().query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, params, group_key, state, due_at, created_at)
     select kind, p.site_id, 'customer-turn', kind, case when kind <> 'to the firm' then p.id end, '{}', day, state, due::timestamptz, '2026-01-01'
     from (values ('due', 'today', 'waiting', '2026-01-02'), ('with it', 'today', 'waiting', '2999-01-02'),
       ('under way', 'today', 'sending', '2026-01-02'), ('later', 'other day', 'waiting', '2999-01-02'),
       ('over', 'before', 'sent', '2026-01-02'), ('to the firm', 'firm', 'waiting', '2026-01-02')) mail (kind, day, state, due)
     cross join (select site_id, id from people where email = 'customer@example.com' limit 1) p`,
  );
};

/** What may have left since the backup is doubted, and not mailed again by itself (BO-55). */
const expectDoubtedMails = async (place: Place): Promise<void> => {
  const mails = await place.look((server) =>
    server
      .owner()
      .query(
        "select id, state, reason from mail_notices where event = 'customer-turn' order by id",
      ),
  );
  const doubted = { state: 'uncertain', reason: 'restored' };
  expect(mails).toEqual([
    { id: 'due', ...doubted },
    { id: 'later', state: 'waiting', reason: null },
    { id: 'over', state: 'sent', reason: null },
    { id: 'to the firm', ...doubted },
    { id: 'under way', ...doubted },
    { id: 'with it', ...doubted },
  ]);
};

const fill = async (place: Place): Promise<void> => {
  await fillPlace(place);
  const build = await writeBuild({ remote: 'mfe-drill', version: '1.2.3', code: 'x'.repeat(5000) });
  expect(await run(place, 'release', 'publish', build)).toMatchObject({ exit: 0 });
  await place.look(addOddities);
  await place.look(addMails);
  await place.look(addShell);
};

const expectEmpty = async (place: Place): Promise<void> => {
  const tables = await place.look(async (server) => [...(await rowsOf(server)).keys()]);
  expect(tables).toEqual([]);
  expect([...(await place.bytes()).keys()]).toEqual([]);
};

/** Each is refused with its own sentence, and the place stays as empty as it was. */
const refuseBad = async (place: Place, backup: string, key: string): Promise<void> => {
  const { length } = await readFile(backup);
  await copyFile(backup, at('cut'));
  await truncate(at('cut'), length - 70_000);
  const bytes = await readFile(backup);
  bytes[Math.floor(length / 2)]! ^= 1;
  await writeFile(at('damaged'), bytes);
  await run(place, 'restore', at('cut'), '--key', at('nowhere'));
  for (const [file, with_, sentence] of [
    [at('cut'), key, /damaged or cut/],
    [at('damaged'), key, /damaged or cut/],
    [key, key, /damaged or cut/],
    [backup, at('other-key'), /another key/],
    [at('nowhere'), key, /^ENOENT: no such file/],
  ] as const) {
    const { exit, text } = await run(place, 'restore', file, '--key', with_);
    expect({ exit, text }).toEqual({ exit: 1, text: expect.stringMatching(sentence) });
  }
};

/** Fill, back up, destroy, restore, compare. */
const drill = async (make: () => Promise<Place>): Promise<void> => {
  const first = await open(make);
  await fill(first);
  const key = at(`key-${places.length}`);
  const backup = at(`backup-${places.length}`);
  await run(first, 'backup-key', key);
  if (places.length === 1) await run(first, 'backup-key', at('other-key'));
  const [rows, bytes] = [await first.look(keptRows), withoutNote(await first.bytes())];
  const made = await run(first, 'backup', backup, '--key', key);
  expect(made).toEqual({ exit: 0, text: expect.stringContaining('1 releases') });
  expect(String(await readFile(backup))).not.toContain('northwind');

  const second = await open(make);
  await refuseBad(second, backup, key);
  await expectEmpty(second);
  const restored = await run(second, 'restore', backup, '--key', key);
  expect(restored).toEqual({
    exit: 0,
    text: expect.stringContaining('every count and hash agrees'),
  });
  const compare = async () => {
    expect(await second.look(keptRows)).toEqual(rows);
    expect(withoutNote(await second.bytes())).toEqual(bytes);
  };
  await compare();
  await expectDoubtedMails(second);
  await expectNewerSets(second);
  expect(await run(second, 'restore', backup, '--key', key)).toEqual({
    exit: 1,
    text: expect.stringMatching(/already holds \d+ tables.*Nothing was changed/),
  });
  await compare();
  await signIn(second);
};

/** The restored portal works: a person signs in, and a new row gets a number of its own. */
const signIn = async ({ config }: Place): Promise<void> => {
  const platform = await openPlatform(config, createLog('error'));
  const releases = await openReleases(platform);
  const app = await createApp(platform, releases);
  const { status } = await testClient(app, 'localhost').call(login, {
    email: 'customer@example.com',
    password: 'Portal-demo-1',
  });
  expect(status).toBe(200);
  expect((await releases.store.read('mfe-drill', '1.2.3', 'remoteEntry.js', true))?.encoding).toBe(
    'br',
  );
  await app.close();
  await platform.close();
};

test('PL-41 BO-55 the drill on the embedded database and a folder: every row and every byte is back, and no mail leaves twice', () =>
  drill(folderPlace));

(onPostgres ? test : test.skip)(
  'PL-41 BO-55 the drill on PostgreSQL and a bucket: every row and every byte is back, and no mail leaves twice',
  () => drill(serverPlace),
);
