import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

jest.mock('../layout/footer.tsx', () => ({
  Footer: () => {
    throw new Error('secret detail of the failure');
  },
}));

beforeEach(() => {
  silenceSockets();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('SC-36 a frame that fails says so in plain words, without its details, and offers Retry', async () => {
  const { container } = await renderShell({ path: '/notifications', user: {} });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please Try Again Later!');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(container).not.toHaveTextContent('secret detail');
});
