import type { RemoteReport } from '@portal/shared-contracts/remote';
import { EventBus, type Participant, type TabChannel } from './event-bus.ts';

const orders: Participant = {
  name: 'mfe-orders',
  release: '1.0.0',
  sends: ['order.changed'],
  hears: ['order.changed'],
};
const chat: Participant = {
  name: 'mfe-chat',
  release: '2.0.0',
  sends: ['chat.unread-changed'],
  hears: ['order.changed'],
};
const shell: Participant = { name: 'shell', release: '', sends: 'all', hears: 'all' };

const setUp = (tabs?: TabChannel) => {
  const reports: RemoteReport[] = [];
  const bus = new EventBus({ now: () => 0, report: (report) => void reports.push(report), tabs });
  return { bus, reports };
};

test('PL-18 an event reaches everybody who hears it, parsed, and nobody else', () => {
  const { bus } = setUp();
  const heard: unknown[] = [];
  bus.for(chat).subscribe('order.changed', (payload) => heard.push(payload));
  bus.for(chat).subscribe('board.changed', () => heard.push('not named in the manifest'));
  bus.for(shell).publish('board.changed', { boardId: 'b1' });
  bus.for(orders).publish('order.changed', { orderId: 'o1', extra: true } as { orderId: string });
  expect(heard).toEqual([{ orderId: 'o1' }]);
});

test('PL-18 a wrong payload is dropped and reported against its sender', () => {
  const { bus, reports } = setUp();
  const hear = jest.fn();
  bus.for(shell).subscribe('order.changed', hear);
  bus.for(orders).publish('order.changed', { orderId: 5 } as never);
  expect(hear).not.toHaveBeenCalled();
  expect(reports).toMatchObject([{ remote: 'mfe-orders', release: '1.0.0', cause: 'bad-event' }]);
  expect(bus.log).toMatchObject([{ sender: 'mfe-orders', outcome: 'dropped' }]);
});

test('PL-18 a remote cannot send what its manifest does not name', () => {
  const { bus, reports } = setUp();
  const hear = jest.fn();
  bus.for(shell).subscribe('order.changed', hear);
  bus.for(chat).publish('order.changed', { orderId: 'o1' });
  expect(hear).not.toHaveBeenCalled();
  expect(reports[0]).toMatchObject({ remote: 'mfe-chat', cause: 'bad-event' });
});

test("a listener's error reaches neither the sender nor the next listener", () => {
  const { bus, reports } = setUp();
  const heard = jest.fn();
  bus.for(chat).subscribe('order.changed', () => {
    throw new Error('chat is broken');
  });
  bus.for(shell).subscribe('order.changed', heard);
  expect(() => bus.for(orders).publish('order.changed', { orderId: 'o1' })).not.toThrow();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reports[0]).toMatchObject({ remote: 'mfe-chat', cause: 'render-error' });
});

test('a listener cannot change what the next one hears', () => {
  const { bus } = setUp();
  const heard: string[] = [];
  bus.for(chat).subscribe('order.changed', (payload) => {
    payload.orderId = 'changed';
  });
  bus.for(shell).subscribe('order.changed', ({ orderId }) => heard.push(orderId));
  bus.for(orders).publish('order.changed', { orderId: 'o1' });
  expect(heard).toEqual(['o1']);
});

test('events marked so reach other tabs, and what comes from there is checked too', () => {
  const sent: unknown[] = [];
  const tabs: TabChannel = { postMessage: (message) => void sent.push(message), onmessage: null };
  const { bus } = setUp(tabs);
  const heard: unknown[] = [];
  bus.for(shell).subscribe('order.changed', (payload) => heard.push(payload));
  bus.for(orders).publish('order.changed', { orderId: 'o1' });
  bus.for(shell).publish('session.expired', {});
  expect(sent).toMatchObject([{ name: 'order.changed', payload: { orderId: 'o1' } }]);
  const fromThere = (data: unknown): void => tabs.onmessage?.({ data } as MessageEvent);
  fromThere({
    name: 'order.changed',
    version: 1,
    sender: 'mfe-orders',
    payload: { orderId: 'o2' },
  });
  fromThere({ name: 'order.changed', version: 1, sender: 'mfe-orders', payload: 'rubbish' });
  fromThere({ name: 'session.expired', version: 1, sender: 'shell', payload: {} });
  fromThere('rubbish');
  expect(heard).toEqual([{ orderId: 'o1' }, { orderId: 'o2' }]);
});

// A small generator with a fixed seed: the same thousand payloads in every run.
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const next = random(42);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
const hostile = (): unknown => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const throwing = {
    get orderId(): string {
      throw new Error('getter');
    },
  };
  return pick<unknown>([
    null,
    undefined,
    NaN,
    '',
    '\u0000',
    '__proto__',
    [],
    [[]],
    { orderId: null },
    { orderId: 'x'.repeat(10_000) },
    { orderId: () => 1 },
    { orderId: Symbol('x') },
    { orderId: 10n },
    JSON.parse('{"__proto__":{"orderId":"o1"}}'),
    circular,
    throwing,
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    ),
    Object.create(null),
    new Map([['orderId', 'o1']]),
    new Date(NaN),
    { orderId: 'o1', extra: circular },
    { orderId: 'o1' },
  ]);
};
const names = [
  'order.changed',
  'task.completed',
  'nobody.knows',
  '__proto__',
  'constructor',
  'chat.unread-changed',
];

test('PL-18 among 1,000 fuzzed payloads no throw crosses from one remote to another', () => {
  const tabs: TabChannel = {
    postMessage: (message) => void structuredClone(message),
    onmessage: null,
  };
  const { bus } = setUp(tabs);
  let heard = 0;
  bus.for(chat).subscribe('order.changed', () => {
    heard += 1;
    if (heard % 2 === 0) throw new Error('listener');
  });
  for (let count = 0; count < 1_000; count += 1) {
    const publish = (): void => bus.for(shell).publish(pick(names) as never, hostile() as never);
    expect(publish).not.toThrow();
    expect(() =>
      tabs.onmessage?.({
        data: { name: pick(names), version: pick([0, 1, 2]), sender: 'x', payload: hostile() },
      } as MessageEvent),
    ).not.toThrow();
  }
  expect(heard).toBeGreaterThan(0);
  expect(bus.log.length).toBeLessThanOrEqual(200);
});
