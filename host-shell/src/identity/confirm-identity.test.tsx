import { apiSettings, configureApi } from '@portal/shared-contracts';
import { confirmOwnIdentity, invitePerson, listFirmPeople } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };
const UNCONFIRMED = 'Please show once more that it is you.';

let invited: number;
let isConfirmed: boolean;
beforeEach(() => {
  silenceSockets();
  invited = 0;
  isConfirmed = false;
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(invitePerson, () => {
    invited += 1;
    return { status: true, _id: 'i1' };
  });
  stubApi(confirmOwnIdentity, ({ password }) => {
    if (password !== 'right') throw new RefusedReply('unprocessable', 'That is not it.');
    isConfirmed = true;
    return { status: true };
  });
});
afterEach(clearStubs);

// What the server answers to whoever has not shown for ten minutes who it is.
const refuseUnconfirmed = (): void => {
  const { fetch: stubbed = fetch } = apiSettings();
  const refusal = { code: 'identity-unconfirmed', params: {} };
  const body = { status: false, code: 'forbidden', message: UNCONFIRMED, refusal };
  configureApi({
    fetch: (input, init) => {
      const { method, url } = input instanceof Request ? input : { method: '', url: '' };
      const isGuarded = method === 'POST' && url.endsWith(invitePerson.path);
      return isGuarded && !isConfirmed
        ? Promise.resolve(Response.json(body, { status: 403 }))
        : stubbed(input, init);
    },
  });
};

const invite = async () => {
  await renderShell({ path: '/admin/people', user: owner });
  refuseUnconfirmed();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  return screen.findByLabelText('Your password, or the code of your app');
};

test('BO-07 what was refused goes out again by itself once the password is right', async () => {
  const field = await invite();
  await userEvent.type(field, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await expectVisible(() => screen.getByText('That is not it.'));
  expect(invited).toBe(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(invited).toBe(1));
});

test('BO-07 whoever does not answer reads the refusal, and what was typed stays', async () => {
  await invite();
  const buttons = screen.getAllByRole('button', { name: 'Cancel' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await expectVisible(() => screen.getByText(UNCONFIRMED));
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  expect(invited).toBe(0);
});
