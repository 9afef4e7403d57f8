import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from '../app/query-client.ts';
import { EventBus, SHELL } from '../remotes/events/event-bus.ts';
import { invalidateOnEvents } from './invalidate-queries.ts';

/** A page that reads an order, with the answers in the test's hand. */
const readOrder = () => {
  const client = createQueryClient();
  const events = new EventBus({ now: () => 0, report: () => undefined }).for(SHELL);
  const asked: PromiseWithResolvers<string>[] = [];
  const order = new QueryObserver(client, {
    queryKey: ['orders', 'o1'],
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const stops = [invalidateOnEvents(events, client), order.subscribe(() => undefined)];
  const change = () => events.publish('order.changed', { orderId: 'o1' });
  return { asked, change, order, end: () => stops.forEach((stop) => stop()) };
};

test('HS-70 an order that changes while it is read for the first time is read once more', async () => {
  const { asked, change, order, end } = readOrder();
  change();
  change();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('before the change');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(order.getCurrentResult().data).toBe('before the change');
  asked[1]?.resolve('after the change');
  await waitFor(() => expect(order.getCurrentResult().data).toBe('after the change'));
  expect(asked).toHaveLength(2);
  end();
});

test('HS-70 a first reading that fails is not asked again by what changed meanwhile', async () => {
  const { asked, change, order, end } = readOrder();
  change();
  asked[0]?.reject(new Error('no answer'));
  await waitFor(() => expect(order.getCurrentResult().isError).toBe(true));
  expect(asked).toHaveLength(1);
  end();
});
