import { useUnsaved } from '@portal/shared-contracts/react';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const SendingPage = () => {
  const [isSending, setSending] = useState(true);
  useUnsaved(isSending, true);
  return <button onClick={() => setSending(false)}>It arrives</button>;
};

const TypingPage = () => {
  useUnsaved(true);
  return <h1 data-page-heading="">Typing</h1>;
};

const page = (key: string) => ({
  key,
  path: `/${key}`,
  roles: ['user' as const],
  title: everywhere(key),
});

const open = (path: string) =>
  renderShell({
    path,
    user: {},
    remotes: [
      {
        manifest: { pages: [page('sending'), page('typing'), page('other')] },
        pages: { sending: SendingPage, typing: TypingPage, other: headingPage('Other') },
      },
    ],
  });

test('SC-41 another page opens only after a question while something is on its way, and without one once it has arrived', async () => {
  const { go, address } = await open('/sending');
  await screen.findByRole('button', { name: 'It arrives' });
  await act(() => go('/sending?tab=files'));
  expect(address()).toBe('/sending?tab=files');
  await act(() => go('/other'));
  const stay = await screen.findByRole('button', { name: 'Stay here' });
  expect(address()).toBe('/sending?tab=files');
  await userEvent.click(stay);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'It arrives' }));
  await act(() => go('/other'));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
});

test('SC-41 whoever leaves all the same gets where the link leads', async () => {
  const { go, address } = await open('/sending');
  await screen.findByRole('button', { name: 'It arrives' });
  await act(() => go('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
  expect(address()).toBe('/other');
});

test('PL-23 what stays on the device is left without a question', async () => {
  const { go } = await open('/typing');
  await screen.findByRole('heading', { name: 'Typing' });
  await act(() => go('/other'));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
});
