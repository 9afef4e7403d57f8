import 'fake-indexeddb/auto';
import { openOutbox } from './outbox.ts';

const openLater = (version: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('portal-chat', version);
    request.onsuccess = () => resolve(request.result);
    request.onblocked = () => reject(new Error('held up'));
  });

test('CH-07 the conversations of a page share one connection, which makes way for a later version', async () => {
  const opening = jest.spyOn(indexedDB, 'open');
  for (const conversation of ['o1', 'o2', 'o3']) {
    const outbox = openOutbox({ site: 's', person: 'p', conversation });
    await outbox.put({ clientId: conversation, kind: 'text', content: 'Hello', at: 1 });
    expect(await outbox.read()).toHaveLength(1);
  }
  expect(opening).toHaveBeenCalledTimes(1);
  (await openLater(2)).close();
});
