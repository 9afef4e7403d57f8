import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { createVault } from '@portal/shared-contracts/vault';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const remote = {
  manifest: {
    pages: [
      { key: 'form', path: '/form/:id', roles: ['user' as const], title: everywhere('Form') },
    ],
  },
  pages: { form: headingPage('Form') },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('FX-12 staying signed in leads back to the page that is half filled', async () => {
  const vault = createVault({ site: location.host, person: 'person-1' });
  await vault.save('review:7', 'half a sentence');
  const shell = await renderShell({ path: '/form/7?step=2', user: {}, remotes: [remote] });
  await screen.findByRole('heading', { name: 'Form' });
  await act(() => shell.go('/logout'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(shell.address()).toBe('/form/7?step=2'));
  expect(await vault.keys()).toEqual(['review:7']);
  vault.close();
});
