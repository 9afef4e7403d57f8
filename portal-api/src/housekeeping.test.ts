import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { sweep } from './housekeeping.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('P-04 a step of the hourly sweep that fails stops none of the others, and is told', async () => {
  await portal.signIn('customer');
  portal.clock.advance(400 * 86_400_000);
  const { fileStore } = portal.platform;
  portal.platform.fileStore = {
    ...fileStore,
    keys: () => {
      throw new Error('the store is away');
    },
  };
  const failure = await sweep(portal.platform).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors).toEqual([new Error('the store is away')]);
  const left = await portal.db().query('select id from sessions');
  expect(left).toEqual([]);
  portal.platform.fileStore = fileStore;
  await expect(sweep(portal.platform)).resolves.toMatchObject({ sessions: 0 });
});

test('BO-111 what was there before an act is kept for days, not longer than anybody can take it back', async () => {
  const db = portal.db();
  const insert = (id: string) =>
    db.query(
      `insert into undoable_acts (id, site_id, act, person_id, former, created_at)
       values ($1, 'northwind', 'person.change', $2, '{"first_name": "Former"}', $3)`,
      [id, portal.personId('admin'), portal.clock.now()],
    );
  await insert('old');
  portal.clock.advance(4 * 86_400_000);
  await insert('new');
  await sweep(portal.platform);
  expect(await db.query('select id from undoable_acts')).toEqual([{ id: 'new' }]);
});
