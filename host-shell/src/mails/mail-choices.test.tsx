import { type MailChoice, readMailChoices, saveMailChoice } from '@portal/shared-contracts/mails';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('BO-51 each mail is chosen in the profile, is saved at once, and goes back when it is refused', async () => {
  const saved: object[] = [];
  let choice: MailChoice = 'at-once';
  stubApi(readMailChoices, () => ({ status: true, items: [{ event: 'customer-turn', choice }] }));
  stubApi(saveMailChoice, (input) => {
    saved.push(input);
    if (saved.length > 1) throw new RefusedReply('unprocessable', 'Not now');
    choice = input.choice;
    return { status: true };
  });
  await renderShell({ path: '/profile', user: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose mails' }));
  const select = await screen.findByLabelText('It is my turn');
  expect(select).toHaveValue('at-once');
  await userEvent.selectOptions(select, 'In the digest');
  await expectShown('Saved');
  expect(saved[0]).toMatchObject({ event: 'customer-turn', choice: 'digest' });
  expect(saved[0]).toHaveProperty('timeZone');
  await userEvent.selectOptions(select, 'Off');
  await expectShown('Not now');
  await waitFor(() => expect(screen.getByLabelText('It is my turn')).toHaveValue('digest'));
});

test('BO-51 a choice that is refused after the page was left is said all the same', async () => {
  let refuse: (() => void) | undefined;
  stubApi(readMailChoices, () => ({
    status: true,
    items: [{ event: 'customer-turn', choice: 'at-once' }],
  }));
  stubApi(saveMailChoice, async () => {
    await new Promise<void>((resolve) => (refuse = resolve));
    throw new RefusedReply('unprocessable', 'Not now');
  });
  const { go } = await renderShell({ path: '/profile', user: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose mails' }));
  await userEvent.selectOptions(await screen.findByLabelText('It is my turn'), 'Off');
  await waitFor(() => expect(refuse).toBeDefined());
  await act(() => go('/notifications'));
  expect(screen.queryByLabelText('It is my turn')).not.toBeInTheDocument();
  await act(async () => refuse?.());
  await expectShown('Not now');
});
