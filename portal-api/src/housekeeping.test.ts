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
