import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { SilentSocket } from '../testing/silent-socket.ts';
import { connectLive } from './live-socket.ts';

beforeEach(() => {
  jest.useFakeTimers();
  SilentSocket.made = [];
});
afterEach(() => jest.useRealTimers());

const connect = (age = 0) => {
  const heard = {
    onEvent: jest.fn(),
    onSessionEnd: jest.fn(),
    onRefused: jest.fn(),
    onGap: jest.fn(),
  };
  const stop = connectLive({
    ...heard,
    age: () => age,
    openSocket: (url) => new SilentSocket(url) as unknown as WebSocket,
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

test('HS-70 a lost connection is opened again after two seconds and everything is read afresh', () => {
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

test('HS-70 what changed before the first connection is asked for once, and nothing is read twice for it', () => {
  const { onGap, stop } = connect(1234.5);
  socket().onopen?.();
  expect(socket().sent).toEqual(['{"type":"recall","milliseconds":1235}']);
  socket().onclose?.({ code: 1006 });
  expect(onGap).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  socket().onopen?.();
  expect(socket().sent).toEqual([]);
  expect(onGap).toHaveBeenCalledTimes(1);
  stop();
});

test('HS-70 a first connection that comes later than the server remembers is a gap', () => {
  const { onGap, stop } = connect(30_001);
  socket().onopen?.();
  expect(socket().sent).toEqual([]);
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

test('SC-32 a connection that would not open may mean that the session is over, a lost one does not', () => {
  const { onRefused, onSessionEnd, stop } = connect();
  socket().onclose?.({ code: 1006 });
  expect(onRefused).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  socket().onopen?.();
  socket().onclose?.({ code: 1006 });
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(onSessionEnd).not.toHaveBeenCalled();
  stop();
});

const PING = '{"type":"ping"}';

test('HS-70 a connection that nothing comes through is given up, and everything is read afresh', () => {
  const { onGap, stop } = connect();
  socket().onopen?.();
  jest.advanceTimersByTime(60_000);
  expect(socket().sent.at(-1)).toBe(PING);
  socket().onmessage?.({ data: '{"type":"pong"}' });
  jest.advanceTimersByTime(60_000);
  expect(SilentSocket.made).toHaveLength(1);
  jest.advanceTimersByTime(22_000);
  expect(SilentSocket.made).toHaveLength(2);
  socket().onopen?.();
  expect(onGap).toHaveBeenCalledTimes(1);
  stop();
});

test('HS-70 a page that nobody sees asks nothing, and asks at once when it is seen again or the network is back', () => {
  const { stop } = connect();
  socket().onopen?.();
  const pings = () => socket().sent.filter((text) => text === PING).length;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(300_000);
  expect(pings()).toBe(0);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(pings()).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(pings()).toBe(2);
  stop();
});
