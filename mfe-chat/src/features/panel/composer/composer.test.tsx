import { limits } from '@portal/shared-contracts';
import { createVault } from '@portal/shared-contracts/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { useParams } from 'react-router-dom';
import en from '../../../locales/en.json';
import { Composer } from './composer.tsx';

const vault = createVault({ site: 'test', person: 'person-1' });
afterAll(() => vault.close());

const onSend = jest.fn();
const onFiles = jest.fn();

/** The same composer, mounted once, for whatever order the address names. */
const ComposerOfOrder = () => {
  const { id = '' } = useParams();
  const nothing = () => undefined;
  return (
    <Composer
      vaultKey={`chat:${id}`}
      problems={[]}
      onFiles={onFiles}
      onSend={onSend}
      onTyping={nothing}
      tools={(insert) => <button onClick={() => insert('a saved reply')}>Insert</button>}
    />
  );
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

test('CH-13 under a new key of the vault the old text neither shows nor is sent', async () => {
  const page = await renderPage(<ComposerOfOrder />, {
    path: '/orders/view/o1',
    pattern: '/orders/view/:id',
    bundles: { chat: en },
    portal: { user: testUser(), vault },
  });
  fireEvent.change(field(), { target: { value: 'For the first order' } });
  await page.navigate('/orders/view/o2');
  expect(field()).toHaveValue('');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  await page.navigate('/orders/view/o1');
  await waitFor(() => expect(field()).toHaveValue('For the first order'));
});

test('CH-13 SC-32 a message sent in one tab leaves what another tab of the chat has typed', async () => {
  await renderPage(<ComposerOfOrder />, {
    path: '/orders/view/o3',
    pattern: '/orders/view/:id',
    bundles: { chat: en },
    portal: { user: testUser(), vault },
  });
  fireEvent.change(field(), { target: { value: 'Thanks' } });
  await waitFor(async () => expect((await vault.peek('chat:o3'))?.value).toBe('Thanks'));
  const other = createVault({ site: 'test', person: 'person-1' });
  await other.save('chat:o3', 'A long thought');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('Thanks');
  expect(field()).toHaveValue('');
  await waitFor(async () => expect((await vault.peek('chat:o3'))?.value).toBe('A long thought'));
  other.close();
});

const openOrder = (id: string) =>
  renderPage(<ComposerOfOrder />, {
    path: `/orders/view/${id}`,
    pattern: '/orders/view/:id',
    bundles: { chat: en },
    portal: { user: testUser(), vault },
  });

test('CH-13 after Send one goes on writing in the same field', async () => {
  await openOrder('o4');
  fireEvent.change(field(), { target: { value: 'Thanks' } });
  const send = screen.getByRole('button', { name: 'Send message' });
  send.focus();
  fireEvent.click(send);
  expect(onSend).toHaveBeenCalledWith('Thanks');
  expect(field()).toHaveFocus();
});

test('CH-13 BO-107 a saved reply makes no message longer than the server takes', async () => {
  await openOrder('o5');
  const { messageLength } = limits.chat;
  fireEvent.change(field(), { target: { value: 'x'.repeat(messageLength - 5) } });
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(field().value).toHaveLength(messageLength);
  expect(field().value).toMatch(/x\na sa$/);
});

/** Pastes a picture that lies in the clipboard with what else it has, and says whether the browser takes the words. */
const pastesText = (...types: string[]): boolean => {
  const picture = new File(['picture'], 'image.png', { type: 'image/png' });
  const clipboardData = { files: [picture], types: ['Files', ...types] };
  const event = createEvent.paste(field(), { clipboardData });
  fireEvent(field(), event);
  return !event.defaultPrevented;
};

test('CH-13 CH-14 cells of a table are pasted as their words, although the clipboard has a picture of them too', async () => {
  await openOrder('o6');
  onFiles.mockClear();
  expect(pastesText('text/plain', 'text/html')).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
  // A picture of a page comes with its element, a file of the device with its name.
  expect(pastesText('text/html')).toBe(false);
  expect(pastesText('text/plain')).toBe(false);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('CH-13 a message that is as long as it may be says so, because more of it was left out', async () => {
  await openOrder('o7');
  const { messageLength } = limits.chat;
  fireEvent.change(field(), { target: { value: 'x'.repeat(messageLength - 1) } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field(), { target: { value: 'x'.repeat(messageLength) } });
  expect(screen.getByRole('alert')).toHaveTextContent('10,000');
  expect(field()).toHaveAccessibleDescription(/10,000/);
});

test('CH-13 what is written from right to left stands so while it is written', async () => {
  await openOrder('o8');
  expect(field()).toHaveAttribute('dir', 'auto');
});
