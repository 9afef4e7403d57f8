import { limits } from '../limits.ts';
import {
  ReconnectingSocket,
  reconnectDelay,
  type ReconnectingSocketOptions,
} from './reconnecting-socket.ts';

const OVER = 4401;
const FLOOD = 4429;
const TIMINGS = { readyAfter: 100, reconnectDelay: 2000, reconnectMax: 30_000, answerWithin: 5000 };

/** A socket whose other end is the test. */
class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const opened: ReconnectingSocket[] = [];

const setUp = (more: Partial<ReconnectingSocketOptions> = {}) => {
  const sockets: FakeSocket[] = [];
  const network = new EventTarget();
  const heard = { onReady: jest.fn(), onMessage: jest.fn(), onLost: jest.fn() };
  const socket = new ReconnectingSocket({
    url: 'ws://test',
    timings: TIMINGS,
    finalCodes: [OVER],
    random: () => 1,
    network,
    openSocket: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    ...heard,
    ...more,
  });
  opened.push(socket);
  return { ...heard, socket, sockets, network, latest: () => sockets.at(-1)! };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  opened.splice(0).forEach((socket) => socket.close());
  jest.useRealTimers();
});

test('CH-10 later tries wait longer, with jitter, at most half a minute', () => {
  expect(reconnectDelay(1, () => 1, limits.chat)).toBe(2000);
  expect(reconnectDelay(2, () => 0, limits.chat)).toBe(2000);
  expect(reconnectDelay(3, () => 1, limits.chat)).toBe(8000);
  expect(reconnectDelay(20, () => 1, limits.chat)).toBe(30_000);
  expect(reconnectDelay(20, () => 0, limits.chat)).toBe(15_000);
});

test('CH-10 failures count until a connection is ready, and one that closes before is not', () => {
  const { sockets, latest, onReady } = setUp();
  latest().end();
  jest.advanceTimersByTime(2000);
  latest().open();
  jest.advanceTimersByTime(99);
  latest().end();
  expect(onReady).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3999);
  expect(sockets).toHaveLength(2);
  jest.advanceTimersByTime(1);
  latest().open();
  jest.advanceTimersByTime(100);
  expect(onReady).toHaveBeenCalledTimes(1);
  latest().end();
  jest.advanceTimersByTime(2000);
  expect(sockets).toHaveLength(4);
});

test('CH-10 a close may count as several failures', () => {
  const { sockets, latest } = setUp({ failuresFor: (code) => (code === FLOOD ? 3 : 1) });
  latest().end(FLOOD);
  jest.advanceTimersByTime(7999);
  expect(sockets).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
});

test('CH-10 when the network is back it tries at once, once, and an open connection stays', () => {
  const { sockets, network, latest } = setUp();
  network.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(1);
  latest().end();
  network.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  jest.advanceTimersByTime(4999);
  expect(sockets).toHaveLength(2);
});

test('CH-09 when the network is back a connection that stands is asked whether it does', () => {
  const probe = jest.fn();
  const { network, latest } = setUp({ probe });
  latest().open();
  network.dispatchEvent(new Event('online'));
  expect(probe).toHaveBeenCalledTimes(1);
});

test('SC-32 a final close is not tried again, not even when the network comes back', () => {
  const { sockets, network, latest, onLost } = setUp();
  latest().open();
  latest().end(OVER);
  network.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(1);
  expect(onLost.mock.calls).toEqual([[{ hadOpened: true, isFinal: true }]]);
});

test('CH-09 silence while opening or before an answer is a loss; anything that arrives ends the wait', () => {
  const { socket, sockets, latest, onLost } = setUp();
  const [first] = sockets;
  jest.advanceTimersByTime(5000);
  expect(onLost.mock.calls).toEqual([[{ hadOpened: false, isFinal: false }]]);
  jest.advanceTimersByTime(2000);
  first?.open();
  expect(socket.send('to the one that was given up')).toBe(false);
  latest().open();
  socket.expectAnswer();
  jest.advanceTimersByTime(4999);
  latest().onmessage?.({ data: 'here' });
  jest.advanceTimersByTime(60_000);
  expect(onLost).toHaveBeenCalledTimes(1);
  socket.expectAnswer();
  jest.advanceTimersByTime(5000);
  expect(onLost).toHaveBeenCalledTimes(2);
});

test('CH-09 a question that stays unanswered is a loss, and one that could not be sent is not', () => {
  const { socket, latest, onLost } = setUp();
  latest().open();
  latest().readyState = 3;
  expect(socket.ask('gone')).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
  latest().readyState = 1;
  expect(socket.ask('there?')).toBe(true);
  expect(latest().sent).toEqual(['there?']);
  jest.advanceTimersByTime(5000);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('CH-07 it says whether it could send, and queues nothing', () => {
  const { socket, latest } = setUp();
  expect(socket.send('early')).toBe(false);
  latest().open();
  expect(socket.send('now')).toBe(true);
  expect(latest().sent).toEqual(['now']);
});

test('CH-10 closed on purpose, it stays closed', () => {
  const { socket, sockets, network, latest, onLost } = setUp();
  latest().open();
  socket.close();
  latest().end();
  network.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(1);
  expect(onLost).not.toHaveBeenCalled();
});
