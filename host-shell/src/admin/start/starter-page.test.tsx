import { listStarters, takeStarter } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const user: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

let taken: unknown[];

beforeEach(() => {
  silenceSockets();
  taken = [];
  stubApi(listStarters, () => ({
    status: true,
    currency: 'eur',
    starters: [
      {
        name: 'resume-firm',
        packages: [
          { key: 'full', name: 'Career Package', description: 'All of it.' },
          { key: 'resume', name: 'Resume', description: 'One document.' },
        ],
        questionnaires: 5,
        contracts: 1,
        surveys: 1,
      },
      { name: 'empty', packages: [], questionnaires: 0, contracts: 0, surveys: 0 },
    ],
  }));
  stubApi(takeStarter, (input) => {
    taken.push(input);
    return { status: true, created: 11, changed: 0 };
  });
});
afterEach(clearStubs);

test('BO-12 a starter catalogue asks for prices, is drafted, and what comes next is said in its order', async () => {
  await renderShell({ path: '/admin/start/catalogue', user });
  await userEvent.click(await screen.findByRole('radio', { name: /^Resume firm/ }));
  await userEvent.type(screen.getByLabelText(/Price of Career Package \(EUR\)/), '599,50');
  await userEvent.click(screen.getByRole('button', { name: 'Draft this catalogue' }));
  expect((await screen.findAllByText(/Enter an amount/)).length).toBeGreaterThan(0);
  expect(taken).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Price of Resume \(EUR\)/), '149');
  await userEvent.click(screen.getByRole('button', { name: 'Draft this catalogue' }));
  await screen.findByText(/The catalogue is drafted/);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/questionnaires',
    '/admin/surveys',
    '/admin/contracts',
    '/admin/packages',
    '/admin/start',
  ]);
  expect(taken).toEqual([{ name: 'resume-firm', prices: { full: 59_950, resume: 14_900 } }]);
});

test('BO-12 nothing and a file lead to where they are made', async () => {
  await renderShell({ path: '/admin/start/catalogue', user });
  await userEvent.click(await screen.findByRole('radio', { name: /^Empty/ }));
  const first = screen.getByRole('link', { name: 'Write the first package' });
  expect(first.getAttribute('href')).toBe('/admin/packages');
  await userEvent.click(screen.getByRole('radio', { name: /^From a file/ }));
  const file = screen.getByRole('link', { name: 'Choose the file' });
  expect(file.getAttribute('href')).toBe('/admin/settings/data');
});
