import type { ServerFrame } from '@portal/shared-contracts/chat';
import { connect, type Connection, type ConnectionStatus } from './connection.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let statuses: ConnectionStatus[] = [];
let connection: Connection;
const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
  connection = connect({
    url: 'ws://test/ws',
    random: () => 0.5,
    firstFrames: () => [{ type: 'subscribe', order_id: 'o1' }],
    onFrame: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
});
afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

test('CH-06 it subscribes 1000 ms after the socket opened', () => {
  latest().open();
  jest.advanceTimersByTime(999);
  expect(latest().sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(latest().sent).toEqual([{ type: 'subscribe', order_id: 'o1' }]);
});

test('CH-09 it pings every 60 s and gives up a server that stays silent for 20 s', () => {
  latest().open();
  jest.advanceTimersByTime(1000 + 60_000);
  expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
  latest().receive({ type: 'pong' });
  jest.advanceTimersByTime(60_000);
  expect(latest().sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
  jest.advanceTimersByTime(20_000);
  expect(latest().readyState).toBe(3);
  expect(statuses.at(-1)).toBe('connecting');
});

test('CH-09 a server that accepts and never answers is given up after 20 s, before and after subscribing', () => {
  jest.advanceTimersByTime(19_999);
  expect(latest().readyState).toBe(0);
  jest.advanceTimersByTime(1 + 2000);
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
  connection = connect({
    url: 'ws://test/ws',
    firstFrames: () => [{ type: 'request_all_messages', order_id: 'o1' }],
    onFrame: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
  latest().open();
  jest.advanceTimersByTime(1000 + 19_999);
  expect(latest().readyState).toBe(1);
  jest.advanceTimersByTime(1);
  expect(latest().readyState).toBe(3);
  expect(statuses.at(-1)).toBe('connecting');
});

test('CH-10 it reopens 2000 ms after closing, but not after a deliberate close', () => {
  latest().open();
  latest().end();
  jest.advanceTimersByTime(1999);
  expect(FakeSocket.all).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
  jest.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('CH-10 a server in trouble is not asked again in step by everybody: the next try waits longer', () => {
  latest().open();
  jest.advanceTimersByTime(1_000);
  latest().end(1011);
  jest.advanceTimersByTime(3_999);
  expect(FakeSocket.all).toHaveLength(1);
  jest.advanceTimersByTime(4_001);
  expect(FakeSocket.all).toHaveLength(2);
});

test('SC-32 a socket that is refused before it opened asks whether the session is over; a lost one does not', () => {
  connection.close();
  const onRefused = jest.fn();
  connection = connect({
    url: 'ws://test/ws',
    firstFrames: () => [],
    onFrame: () => undefined,
    onStatus: () => undefined,
    onRefused,
  });
  latest().end();
  expect(onRefused).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  latest().open();
  latest().end();
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('CH-10 an ended session is not tried again', () => {
  latest().open();
  latest().end(4401);
  jest.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(statuses.at(-1)).toBe('ended');
});
