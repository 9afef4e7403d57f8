import { listFirmPeople, searchFirm } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

afterEach(clearStubs);
afterEach(() => jest.restoreAllMocks());

const field = () => screen.findByRole('combobox', { name: /^Number, name/ });

test('BO-109 what is typed while the search opens stands in its field, and is gone with it', async () => {
  silenceSockets();
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(searchFirm, () => ({ status: true, found: [] }));
  await renderShell({
    path: '/admin/people',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
  await screen.findByRole('button', { name: /^Search/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: /^Number, name/ })).not.toBeInTheDocument();
  await userEvent.keyboard('cla');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('ra');
  expect(await field()).toHaveValue('clara');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('x{Control>}k{/Control}');
  expect(await field()).toHaveValue('');
});

test('BO-109 PL-15 without a line the search says so at once and asks nothing; with the line it finds', async () => {
  silenceSockets();
  const asked: string[] = [];
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(searchFirm, ({ q }) => {
    asked.push(q);
    return { status: true, found: [] };
  });
  await renderShell({
    path: '/admin/people',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  const box = await field();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => fireEvent.offline(window));
  await userEvent.type(box, 'clara');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('You are offline. Only pages and settings are found.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(dialog.queryByText('Searching…')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  line.mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  expect(await dialog.findByText('Nothing found for “clara”.')).toBeVisible();
  expect(asked).toEqual(['clara']);
});
