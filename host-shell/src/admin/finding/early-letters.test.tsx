import { listFirmPeople, searchFirm } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

afterEach(clearStubs);

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
