import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import en from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import { ChatPanel } from './chat-panel.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  FakeSocket.install();
});
afterEach(() => jest.useRealTimers());

const open = async (role: 'user' | 'writer', order_id: string) => {
  const target = { chatType: 'writerToCustomer' as const, order_id };
  await renderPage(<ChatPanel target={target} height={400} label="Chat" />, {
    bundles: { chat: en },
    portal: {
      user: testUser({ role }),
      website: readWebsiteConfig({ expectedReplyTime: 'Usually within 4 hours' }).value,
    },
  });
  ready();
  receive(history({ order_id }));
  await screen.findByText('Good morning');
};

test('FX-31 the customer reads how soon the firm promises an answer', async () => {
  await open('user', 'reply-1');
  await expectVisible(() => screen.getByText('Expected answer: Usually within 4 hours'));
});

test('FX-31 the writer, who gives the answer, does not', async () => {
  await open('writer', 'reply-2');
  expect(screen.queryByText(/Expected answer/)).toBeNull();
});
