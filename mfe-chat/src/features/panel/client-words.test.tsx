import { ApiError } from '@portal/shared-contracts';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import en from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import { ChatPanel } from './chat-panel.tsx';

const mockBroken = 'Something went wrong, try again later.';
jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: () =>
    Promise.reject(new ApiError({ code: 'timeout', status: 0, messages: [mockBroken] })),
}));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  FakeSocket.install();
});
afterEach(() => jest.useRealTimers());

test('SC-37 SC-38 SC-54 why a file was not sent is said in the language of the page', async () => {
  const client = { fileName: 'Kein Komma!', uploadBroken: 'Es ging nicht.' };
  await renderPage(
    <ChatPanel
      target={{ chatType: 'writerToCustomer', order_id: 'o1' }}
      height={400}
      label="Chat"
    />,
    { bundles: { chat: en, ui: { client } }, portal: { user: testUser() } },
  );
  ready();
  receive(history());
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent
    .setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    .upload(picker as HTMLInputElement, [new File(['x'], 'a,b.pdf'), new File(['x'], 'c.pdf')]);
  expect(screen.getByText('a,b.pdf: Kein Komma!')).toBeVisible();
  expect(await screen.findByText(/Es ging nicht\./)).toBeVisible();
});
