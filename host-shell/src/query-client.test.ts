import { callApi, configureApi, defineEndpoint, readAhead } from '@portal/shared-contracts';
import { z } from '@portal/shared-contracts/schema';
import { EventBus, SHELL } from './remotes/events/event-bus.ts';
import { invalidateOnEvents } from './live/invalidate-queries.ts';
import { createQueryClient } from './query-client.ts';

const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'signed-in',
  summary: 'One order',
  input: z.object({ id: z.string() }),
  output: z.object({ state: z.string() }),
});

test('PL-52 HS-70 an order that changed since somebody pointed at its link is read anew when the page opens', async () => {
  let state = 'open';
  const asked = Promise.withResolvers<void>();
  configureApi({
    origin: 'http://localhost',
    fetch: async () => {
      asked.resolve();
      return Response.json({ state });
    },
  });
  const client = createQueryClient();
  const events = new EventBus({ now: () => 0, report: () => undefined }).for(SHELL);
  const stop = invalidateOnEvents(events, client);
  readAhead('/api/orders/o1');
  await asked.promise;
  state = 'completed';
  events.publish('order.changed', { orderId: 'o1' });
  const read = client.fetchQuery({
    queryKey: ['orders', 'o1'],
    queryFn: () => callApi(getOrder, { id: 'o1' }),
  });
  expect(await read).toMatchObject({ state: 'completed' });
  stop();
  client.clear();
});
