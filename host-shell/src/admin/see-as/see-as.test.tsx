import { endSeeAs, readFirmPerson, seeAs } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFreshPage } from '../../session/fresh-page.ts';
import { clara } from '../../testing/firm-person.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

jest.mock('../../session/fresh-page.ts', () => ({ openFreshPage: jest.fn() }));

beforeEach(() => {
  silenceSockets();
  jest.mocked(openFreshPage).mockClear();
});
afterEach(clearStubs);

test('BO-09 the banner names whose portal it is and leads back to the person', async () => {
  let ended = 0;
  stubApi(endSeeAs, () => {
    ended += 1;
    return { status: true, _id: 'p1' };
  });
  const until = new Date(Date.now() + 600_000).toISOString();
  const user = { _id: 'p1', firstName: 'Clara', lastName: 'Lindqvist', seeAs: { until } };
  await renderShell({ path: '/profile', user });
  await expectVisible(() =>
    screen.getByText('You see what Clara Lindqvist sees. Nothing can be changed.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(openFreshPage).toHaveBeenCalledWith('/admin/people/p1'));
  expect(ended).toBe(1);
});

test('BO-09 the page of a person opens the look, and says why it is refused', async () => {
  let isRefused = true;
  stubApi(readFirmPerson, () => ({ status: true, person: clara }));
  stubApi(seeAs, () => {
    if (isRefused) throw new RefusedReply('forbidden', 'An owner of the firm can.');
    return { status: true, until: '2026-03-02T09:30:00.000Z' };
  });
  const owner = { role: 'admin' as const, admin: { isOwner: true, areas: [] } };
  await renderShell({ path: '/admin/people/p1', user: owner });
  const button = await screen.findByRole('button', { name: 'See as' });
  await userEvent.click(button);
  await expectVisible(() => screen.getByText('An owner of the firm can.'));
  isRefused = false;
  await userEvent.click(button);
  await waitFor(() => expect(openFreshPage).toHaveBeenCalledWith('/'));
});
