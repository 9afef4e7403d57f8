import { listInbox } from '@portal/shared-contracts/admin';
import { chatOrder, chatRoom, join, say } from '../../../../test/chat-room.ts';
import { addNamesakes } from '../../../../test/people/add-namesakes.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
let room: ReturnType<typeof chatRoom>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  room = chatRoom(portal, await portal.listen());
});
afterEach(() => room.closeAll());
afterAll(() => portal.close());

test('BO-106 a search that begins the names of many people finds the conversations of all of them', async () => {
  const customer = await room.connect('customer');
  await join(customer);
  say(customer, 'Where is my draft?');
  await customer.next('new_message');
  await addNamesakes(portal, 1200);
  // The last by name, as far as a list that begins with the nearest ones ever comes.
  await portal
    .db()
    .query("update orders set client_id = 'wide-999' where site_id = 'northwind' and id = $1", [
      chatOrder,
    ]);
  const admin = await portal.signIn('admin');
  const { items, total } = (await admin.call(listInbox, { search: 'WID' })).body;
  expect([items.map(({ _id }) => _id), total]).toEqual([[`order:${chatOrder}`], 1]);
});
