import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';
import { haveCustomScriptsRun, isSensitive } from './custom-scripts.ts';

afterEach(clearStubs);

const website = { customScripts: { headerTag: '<script>"of the firm"</script>', bodyTag: '' } };

test('HS-07 an address that only leads to a door or a checkout runs none of them, so that nothing is loaded twice', async () => {
  await renderShell({ path: '/notifications', website });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(haveCustomScriptsRun()).toBe(false);
  expect(isSensitive('/buy/spring')).toBe(true);
});

test('HS-07 they run on a page that stays', async () => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  await renderShell({ path: '/notifications', user: {}, website });
  await screen.findByRole('heading', { name: 'Notifications' });
  expect(haveCustomScriptsRun()).toBe(true);
});
