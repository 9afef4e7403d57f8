import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

/** A page whose content comes when it is told to. */
const SlowPage = () => {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const come = () => setHere(true);
    addEventListener('content', come);
    return () => removeEventListener('content', come);
  }, []);
  return isHere ? (
    <div>
      <h1 data-page-heading="">Jobs found</h1>
    </div>
  ) : (
    <h1 data-page-heading="" data-waiting="">
      Jobs
    </h1>
  );
};

const roles: 'user'[] = ['user'];
const remote = {
  manifest: {
    pages: [
      { key: 'orders', path: '/orders/list', roles, title: everywhere('List Orders') },
      { key: 'jobs', path: '/jobs', roles, title: everywhere('Jobs') },
    ],
  },
  pages: { orders: headingPage('List Orders'), jobs: SlowPage },
};

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const open = () => renderShell({ path: '/orders/list', user: {}, remotes: [remote] });

test('UX-07 the focus stays with the heading when the one that stood while it loaded gives way', async () => {
  const shell = await open();
  await screen.findByRole('heading', { name: 'List Orders' });
  await act(() => shell.go('/jobs'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus());
  fireEvent(window, new Event('content'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs found' })).toHaveFocus());
});

test('UX-07 whoever went on while the content was coming is left alone', async () => {
  const shell = await open();
  await screen.findByRole('heading', { name: 'List Orders' });
  await act(() => shell.go('/jobs'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus());
  const link = screen.getByRole('link', { name: 'Skip to content' });
  link.focus();
  fireEvent(window, new Event('content'));
  await expectVisible(() => screen.getByRole('heading', { name: 'Jobs found' }));
  expect(link).toHaveFocus();
});
