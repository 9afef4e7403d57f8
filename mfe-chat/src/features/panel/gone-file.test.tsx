import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { openOutbox } from '../../conversation/outbox.ts';
import en from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import { ChatPanel } from './chat-panel.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'setTimeout'] });
  FakeSocket.install();
});
afterEach(() => jest.useRealTimers());

test('FX-14 CH-12 a file that is gone here and on the server can only be taken away', async () => {
  const website = readWebsiteConfig({ companyName: 'Northwind Writing' }).value;
  const outbox = openOutbox({ site: website.client_id, person: 'person-1', conversation: 'o1' });
  const data = { key: 'k1', mimetype: 'application/pdf', originalname: 'cv.pdf' };
  await outbox.put({ clientId: 'c9', kind: 'file', fileName: 'cv.pdf', data, at: 1 });
  await renderPage(
    <ChatPanel
      target={{ chatType: 'writerToCustomer', order_id: 'o1' }}
      height={400}
      label="Chat"
    />,
    { bundles: { chat: en }, portal: { user: testUser(), website } },
  );
  ready();
  receive(history());
  await waitFor(() => expect(FakeSocket.messages()).toMatchObject([{ client_id: 'c9' }]));
  receive({
    type: 'message_refused',
    client_id: 'c9',
    code: 'not-found',
    message: 'Not there any more: cv.pdf. Please upload again.',
    refusal: { code: 'file-gone', params: { names: 'cv.pdf' } },
  });
  expect(await screen.findByText(/Not there any more: cv\.pdf/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});
