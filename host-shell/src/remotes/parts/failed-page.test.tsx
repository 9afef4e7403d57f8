import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

let isBroken: boolean;

const JobsPage = () => {
  if (isBroken) throw new Error('boom');
  return <h1 data-page-heading="">Jobs found</h1>;
};

const roles: 'user'[] = ['user'];
const remote = {
  manifest: {
    pages: [
      { key: 'orders', path: '/orders/list', roles, title: everywhere('List Orders') },
      { key: 'jobs', path: '/jobs', roles, title: everywhere('Jobs') },
    ],
  },
  pages: { orders: headingPage('List Orders'), jobs: JobsPage },
};

beforeEach(() => {
  isBroken = true;
  silenceSockets();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const open = (website: Record<string, unknown> = {}) =>
  renderShell({ path: '/orders/list', user: {}, remotes: [remote], website });

test('UX-07 PL-15 a page that cannot be shown keeps its heading with the focus, and so does the page that Retry brings', async () => {
  const shell = await open();
  await screen.findByRole('heading', { name: 'List Orders' });
  await act(() => shell.go('/jobs'));
  expect(await screen.findByText('Test part could not be loaded.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveFocus(),
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs found' })).toHaveFocus());
});

test('HS-13 the page around a widget hears that a page could not be loaded', async () => {
  const around = { postMessage: jest.fn() };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
  const shell = await open({ allowedWidgetParents: ['https://firm.example'] });
  await act(() => shell.go('/jobs'));
  await screen.findByText('Test part could not be loaded.');
  const message = 'Test part could not be loaded.';
  expect(around.postMessage).toHaveBeenCalledWith(
    { type: 'critiqueReviewError', payload: { message } },
    'https://firm.example',
  );
});
