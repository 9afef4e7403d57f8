import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { SilentSocket } from '../testing/silent-socket.ts';
import { connectLive, retryDelay } from './live-socket.ts';

beforeEach(() => {
  jest.useFakeTimers();
  SilentSocket.made = [];
});
afterEach(() => jest.useRealTimers());

const connect = () => {
  const heard = { onEvent: jest.fn(), onSessionEnd: jest.fn(), onGap: jest.fn() };
  const stop = connectLive({
    ...heard,
    random: () => 1,
    open: (url) => new SilentSocket(url) as unknown as WebSocket,
  });
  return { ...heard, stop };
};
const socket = (): SilentSocket => SilentSocket.made.at(-1) as SilentSocket;

test('HS-70 a known message becomes an event, anything else is ignored', () => {
  const { onEvent, stop } = connect();
  socket().onmessage?.({ data: '{"type":"order.changed","orderId":"o1"}' });
  for (const data of ['{', '{"type":"unknown"}', '{"type":"order.changed"}', new Blob()])
    socket().onmessage?.({ data });
  expect(onEvent.mock.calls).toEqual([[{ name: 'order.changed', payload: { orderId: 'o1' } }]]);
  stop();
});

test('HS-70 the first retry comes after two seconds, later ones grow to at most thirty', () => {
  expect(retryDelay(0, () => 1)).toBe(2000);
  expect(retryDelay(1, () => 1)).toBe(3600);
  expect(retryDelay(50, () => 1)).toBe(30_000);
  expect(retryDelay(50, () => 0)).toBe(22_500);
});

test('HS-70 a lost connection is opened again and everything is read afresh', () => {
  const { onGap, stop } = connect();
  socket().onopen?.();
  expect(onGap).not.toHaveBeenCalled();
  socket().onclose?.({ code: 1006 });
  jest.advanceTimersByTime(1999);
  expect(SilentSocket.made).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(SilentSocket.made).toHaveLength(2);
  socket().onopen?.();
  expect(onGap).toHaveBeenCalledTimes(1);
  stop();
});

test('SC-32 after the session ended nothing is opened again', () => {
  const { onSessionEnd } = connect();
  socket().onclose?.({ code: SESSION_ENDED });
  jest.advanceTimersByTime(120_000);
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
  expect(SilentSocket.made).toHaveLength(1);
});
