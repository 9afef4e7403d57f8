import {
  erasePerson,
  exportPerson,
  keepPerson,
  type PersonPrivacy,
  readFirmPerson,
  readPersonPrivacy,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../../testing/render-shell.tsx';
import { silenceSockets } from '../../../testing/silent-socket.ts';
import { clara } from '../../../testing/firm-person.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

let privacy: PersonPrivacy;
const shown = () => ({ status: true as const, privacy });
beforeEach(() => {
  silenceSockets();
  privacy = { counts: { orders: 3, messages: 41 }, obstacles: [], export: null, erasure: null };
  stubApi(readFirmPerson, () => ({ status: true, person: clara }));
  stubApi(readPersonPrivacy, shown);
});
afterEach(clearStubs);

const open = async () => {
  await renderShell({ path: '/admin/people/p1', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Show what is kept' }));
};

test('BO-45 an erasure shows its counts, is asked twice, then waits and is cancelled', async () => {
  stubApi(erasePerson, () => {
    const [askedAt, dueAt] = ['2026-03-02T09:00:00.000Z', '2026-03-05T09:00:00.000Z'];
    privacy = { ...privacy, erasure: { askedAt, dueAt } };
    return shown();
  });
  stubApi(keepPerson, () => {
    privacy = { ...privacy, erasure: null };
    return { status: true };
  });
  await open();
  await expectVisible(() => screen.getByText('41'));
  await userEvent.click(screen.getByRole('button', { name: 'Erase this person' }));
  await userEvent.click(screen.getByRole('button', { name: 'Erase in 72 hours' }));
  await expectVisible(() => screen.getByText(/^Everything is erased on Mar/));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Erase this person' }));
});

test('BO-45 what stands in the way is said instead of the button', async () => {
  privacy = { ...privacy, obstacles: ['There are open orders.'] };
  await open();
  await expectVisible(() => screen.getByText('There are open orders.'));
  expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
});

test('BO-44 an archive is asked for and saved by its link; a refusal is said', async () => {
  let asked = 0;
  stubApi(exportPerson, () => {
    asked += 1;
    if (asked === 1) throw new RefusedReply('forbidden', 'Please show once more that it is you.');
    const dates = { askedAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-09T09:00:00.000Z' };
    privacy = { ...privacy, export: { id: 'e1', state: 'ready', ...dates } };
    return shown();
  });
  await open();
  const button = await screen.findByRole('button', { name: 'Make an archive' });
  await userEvent.click(button);
  await expectVisible(() => screen.getByText('Please show once more that it is you.'));
  await userEvent.click(button);
  const link = await screen.findByRole('link', { name: 'Save the archive' });
  expect(link).toHaveAttribute('href', '/api/admin/people/p1/export/e1');
});
