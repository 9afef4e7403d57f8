import { type ListedMail, listMails, resendMail } from '@portal/shared-contracts/mails';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const ofSettings: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings'] },
};

const mail: ListedMail = {
  _id: 'm1',
  event: 'customer-turn',
  name: 'Clara Jensen',
  recipient: 'clara@example.com',
  subject: '#1001: it is your turn',
  state: 'uncertain',
  reason: 'interrupted',
  attempts: 1,
  createdAt: '2026-03-02T09:00:00.000Z',
  endedAt: '2026-03-02T09:06:00.000Z',
  dueAt: '2026-03-02T09:00:00.000Z',
};

let asked: object[];
beforeEach(() => {
  silenceSockets();
  asked = [];
  stubApi(listMails, (filter) => {
    asked.push(filter);
    return { status: true, items: [mail], nextCursor: null, total: 1 };
  });
});
afterEach(clearStubs);

test('BO-55 an uncertain mail says why and is sent again only after it was asked once more', async () => {
  const sent: string[] = [];
  stubApi(resendMail, ({ id }) => {
    sent.push(id);
    return { status: true };
  });
  const shell = await renderShell({ path: '/admin/mails', user: ofSettings });
  await expectVisible(() => screen.getByText('#1001: it is your turn'));
  expect(screen.getByText('The server stopped while this mail was being sent.')).toBeVisible();
  const again = { name: 'Send again: clara@example.com' };
  await userEvent.click(screen.getByRole('button', again));
  expect(sent).toEqual([]);
  expect(screen.getByText('This mail may have arrived already. Send it again?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', again));
  await waitFor(() => expect(sent).toEqual(['m1']));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'failed');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'failed' }));
  expect(shell.address()).toBe('/admin/mails?state=failed');
});
