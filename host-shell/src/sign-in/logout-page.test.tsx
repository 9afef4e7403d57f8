import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { logout } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { openOutboxDatabase, outboxScope } from '@portal/shared-contracts/outbox';
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

/** Leaves a message with a file on this device, as a chat does that could not send it. */
const leaveUnsent = async (person: string) => {
  const scope = outboxScope({ site: '', person }, 'order-7');
  const file = new File(['a letter'], 'letter.pdf');
  const database = await openOutboxDatabase();
  await database.put('outbox', { id: `${scope}|c1`, scope, message: { clientId: 'c1' }, file });
  return database;
};

test('HS-54 FX-12 what the chat could not send is warned of as well, and goes with the sign-out', async () => {
  stubApi(logout, () => ({ status: true }));
  await (await leaveUnsent('person-2')).close();
  const database = await leaveUnsent('person-1');
  const shell = await renderShell({ path: '/logout', user: {}, remotes: [] });
  await screen.findByText(/typed or attached has not been sent/);
  expect(await database.count('outbox')).toBe(2);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove it and sign out' }));
  await waitFor(() => expect(shell.address()).toBe('/login'));
  expect((await database.getAll('outbox')).map(({ scope }) => scope)).toEqual([
    '|person-2|order-7',
  ]);
  database.close();
});
