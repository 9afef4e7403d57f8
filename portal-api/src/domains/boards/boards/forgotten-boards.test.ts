import {
  boardCalls,
  createBoard,
  deleteBoard,
  getCustomerBoard,
} from '@portal/shared-contracts/boards';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { openTracker } from '../../../../test/tracker.ts';
import { sweep } from '../../../housekeeping.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('UX-10 what was deleted of boards is gone for good after a day, and what lives stays', async () => {
  const customer = await portal.signIn('customer');
  const writer = await portal.signIn('writer');
  const tracker = openTracker(customer);
  const kept = await tracker.addColumn('Kept');
  const gone = await tracker.addColumn('Gone');
  await tracker.addCard(kept, 'Kept card');
  await tracker.addCard(gone, 'Gone with its list');
  await customer.call(boardCalls.customer.removeCard, {
    id: await tracker.addCard(kept, 'Gone card'),
  });
  await tracker.move(await tracker.addCard(kept, 'Moved'), kept, 0, crypto.randomUUID());
  await customer.call(boardCalls.customer.removeColumn, { id: gone });
  const { _id: id } = (await writer.call(createBoard, { boardTitle: 'Gone' })).body;
  await writer.call(boardCalls.writer.addColumn, { boardId: id });
  await writer.call(deleteBoard, { id });
  const rows = async (): Promise<number[]> => {
    const [counts] = await portal.db().query<{ counts: number[] }>(
      `select array[(select count(*) from boards), (select count(*) from board_columns),
         (select count(*) from board_cards), (select count(*) from board_operations)]::int[] as counts`,
    );
    return counts?.counts ?? [];
  };
  const before = await tracker.read();
  await sweep(portal.platform);
  expect(await rows()).toEqual([2, 3, 4, 1]);
  portal.clock.advance(86_400_001);
  await sweep(portal.platform);
  expect(await rows()).toEqual([1, 1, 2, 0]);
  expect(await (await portal.signIn('customer')).call(getCustomerBoard, {})).toMatchObject({
    body: before,
  });
});
