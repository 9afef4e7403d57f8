import type { ServerFrame } from '@portal/shared-contracts/chat';
import { act } from '@testing-library/react';

/** A socket whose other end is the test. */
export class FakeSocket {
  static OPEN = 1;
  static latest: FakeSocket | undefined;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** Replaces the browser's socket, and forgets what earlier tests opened. */
  static install(): void {
    FakeSocket.latest = undefined;
    Object.assign(globalThis, { WebSocket: FakeSocket });
  }
  /** Messages that the page has sent. */
  static messages(): Record<string, unknown>[] {
    return (FakeSocket.latest?.sent ?? []).filter(({ type }) => type === 'new_message');
  }
}

type History = Extract<ServerFrame, { type: 'all_messages' }>;

/** A conversation with one message of the writer. */
export const history = (over: Partial<History> = {}): ServerFrame => ({
  type: 'all_messages',
  chatType: 'writerToCustomer',
  order_id: 'o1',
  messages: [
    {
      _id: 'm1',
      seq: 1,
      client_id: 'c1',
      type: 'text',
      content: 'Good morning',
      sent_by: 'writer-1',
      sender_name: 'William Okafor',
      order_id: 'o1',
      writerName: 'William Okafor',
      createdAt: new Date(2026, 2, 4, 9, 5, 7).toISOString(),
    },
  ],
  writers: [{ _id: 'writer-1', firstName: 'William', lastName: 'Okafor' }],
  clientName: 'Ada Byron',
  range: 'latest',
  has_older: false,
  read_upto: 0,
  seen_upto: 0,
  can_send: true,
  ...over,
});

/** The server says something. */
export const receive = (frame: ServerFrame): void =>
  act(() => FakeSocket.latest?.onmessage?.({ data: JSON.stringify(frame) }));

/** What happens a second after the socket opened, without waiting for it; Jest's fake timers must be on. */
export const ready = (): void => {
  act(() => FakeSocket.latest?.onopen?.());
  act(() => jest.advanceTimersByTime(1000));
};
