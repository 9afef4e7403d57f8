import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../query-client.ts';
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

describe('an order that changes while it is read for the first time', () => {
  // Time stands still, or the pause would end on a busy machine and read again.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(10);

  test('HS-70 is read once more', async () => {
    const { asked, change, order, end } = readOrder();
    change();
    change();
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('before the change');
    await settle();
    expect(asked).toHaveLength(2);
    expect(order.getCurrentResult().data).toBe('before the change');
    asked[1]?.resolve('after the change');
    await settle();
    expect(order.getCurrentResult().data).toBe('after the change');
    expect(asked).toHaveLength(2);
    end();
  });

  test('HS-70 is not asked for again by what changed, where the first reading fails', async () => {
    const { asked, change, order, end } = readOrder();
    change();
    asked[0]?.reject(new Error('no answer'));
    await settle();
    expect(order.getCurrentResult().isError).toBe(true);
    expect(asked).toHaveLength(1);
    end();
  });
});

describe('a rush of events', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What a page would read again, by the beginnings of the keys and in order; it has read nothing itself. */
  const listen = () => {
    const client = createQueryClient();
    const read: string[] = [];
    jest.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
      read.push((filters?.queryKey ?? []).join('.'));
    });
    const events = new EventBus({ now: () => 0, report: () => undefined }).for(SHELL);
    const stop = invalidateOnEvents(events, client);
    const ofOrders = () => read.filter((key) => key === 'orders').length;
    return { events, read, ofOrders, stop };
  };

  test('HS-70 BO-66 one act on many orders reads them at once and once more, however many events it sends', () => {
    const { events, ofOrders, stop } = listen();
    for (let n = 0; n < 500; n += 1) events.publish('order.changed', { orderId: `o${n}` });
    expect(ofOrders()).toBe(1);
    jest.advanceTimersByTime(700);
    expect(ofOrders()).toBe(2);
    // Whatever comes after it waits for the next pause, and silence reads nothing.
    events.publish('order.changed', { orderId: 'o1' });
    expect(ofOrders()).toBe(2);
    jest.advanceTimersByTime(700);
    expect(ofOrders()).toBe(3);
    jest.advanceTimersByTime(7000);
    expect(ofOrders()).toBe(3);
    events.publish('order.changed', { orderId: 'o1' });
    expect(ofOrders()).toBe(4);
    stop();
  });

  test('HS-70 a rush about orders holds nothing else up, and what waits at the end is read', () => {
    const { events, read, ofOrders, stop } = listen();
    events.publish('order.changed', { orderId: 'o1' });
    events.publish('order.changed', { orderId: 'o2' });
    events.publish('notifications.changed', {});
    expect(read).toContain('notifications');
    expect(ofOrders()).toBe(1);
    stop();
    expect(ofOrders()).toBe(2);
    jest.advanceTimersByTime(7000);
    expect(ofOrders()).toBe(2);
  });

  test.each([
    ['order.changed', { orderId: 'o1' }, ['orders', 'documents', 'questionnaires', 'invoices']],
    ['board.changed', { boardId: 'b1' }, ['boards']],
    ['payment.succeeded', { kind: 'tip' }, ['orders', 'invoices', 'packages']],
  ] as const)('HS-70 %s reads what pages show of it, none of which reads by itself', (...heard) => {
    const [name, payload, keys] = heard;
    const { events, read, stop } = listen();
    events.publish(name, payload);
    expect(read).toEqual(expect.arrayContaining([...keys]));
    stop();
  });
});
