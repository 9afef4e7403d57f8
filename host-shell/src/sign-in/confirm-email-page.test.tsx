import { confirmEmail, restoreEmail } from '@portal/shared-contracts/auth';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

afterEach(clearStubs);

test('P-09 a confirmed address is said aloud, and the focus goes to the heading when the button goes away', async () => {
  stubApi(confirmEmail, () => ({ status: true, passwordCode: null }));
  await renderShell({ path: '/confirm-email/c1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Go to the portal' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const said = (): HTMLElement[] => screen.getAllByRole('status');
  await waitFor(() =>
    expect(said().some((region) => within(region).queryByText('Your email is confirmed.'))).toBe(
      true,
    ),
  );
});

const usedBefore = () => {
  throw new RefusedReply('gone', 'This link was used or is too old.');
};

test.each([
  {
    path: '/confirm-email/c1',
    refuse: () => stubApi(confirmEmail, usedBefore),
    button: 'Confirm',
  },
  {
    path: '/restore-email/c1',
    refuse: () => stubApi(restoreEmail, usedBefore),
    button: 'Bring it back',
  },
])('P-09 a link to $path that was used before leads on to the portal', async (page) => {
  page.refuse();
  await renderShell({ path: page.path });
  expect(screen.queryByRole('link', { name: 'Go to the portal' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: page.button }));
  await expectVisible(() => screen.getByText('This link was used or is too old.'));
  expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
});
