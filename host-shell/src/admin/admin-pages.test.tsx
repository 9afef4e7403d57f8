import { readStart, skipStep, startSteps } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };
const ofMoney: Partial<PortalUser> = { role: 'admin', admin: { isOwner: false, areas: ['money'] } };

const packages = {
  manifest: {
    pages: [
      {
        key: 'packages',
        path: '/admin/packages',
        roles: ['admin' as const],
        area: 'catalogue' as const,
        title: everywhere('Packages'),
        menu: [
          { roles: ['admin' as const], order: 100, label: everywhere('Packages'), icon: 'list' },
        ],
      },
    ],
  },
  pages: { packages: headingPage('All packages') },
};

const pageOf = (key: string, area: 'catalogue' | 'money') => ({
  key,
  path: `/admin/${key}`,
  roles: ['admin' as const],
  area,
  title: everywhere(key),
});

const money = {
  manifest: { pages: [pageOf('contracts', 'catalogue'), pageOf('payment-account', 'money')] },
  pages: {},
};

let skipped: string[];

beforeEach(() => {
  silenceSockets();
  skipped = [];
  stubApi(readStart, () => ({
    status: true,
    steps: startSteps.map((step, index) => ({
      step,
      isDone: index < 6,
      isSkipped: skipped.includes(step),
    })),
  }));
  stubApi(skipStep, ({ step, isSkipped }) => {
    skipped = isSkipped ? [step] : [];
    return { status: true };
  });
});
afterEach(clearStubs);

const menu = () => screen.findByRole('navigation', { name: 'Menu' });

test('BO-11 the start page of the back office says how far the firm is and leads to the guide', async () => {
  const shell = await renderShell({ path: '/', user: owner });
  await expectVisible(() => screen.getByText('6 of 9'));
  expect(shell.address()).toBe('/admin');
  await waitFor(() => expect(document.title).toBe('Good to see you, Ada · Northwind Writing'));
  await userEvent.click(screen.getByRole('link', { name: 'Go on with the first steps' }));
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'First steps' }));
  expect(shell.address()).toBe('/admin/start');
});

test('BO-11 an open step is put aside and taken up again; a step leads only to a page that is there', async () => {
  await renderShell({ path: '/admin/start', user: owner, remotes: [packages] });
  await userEvent.click(await screen.findByRole('button', { name: 'Put aside: People' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take up again: People' }));
  await screen.findByRole('button', { name: 'Put aside: People' });
  const list = within(screen.getByRole('main')).getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
  expect(within(list).getByRole('link', { name: 'Catalogue' })).toHaveAttribute(
    'href',
    '/admin/packages',
  );
  expect(within(list).queryByRole('link', { name: 'Open for sale' })).toBeNull();
});

test('BO-11 every step leads to where it is done', async () => {
  await renderShell({ path: '/admin/start', user: owner, remotes: [money] });
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Contract')).toHaveAttribute('href', '/admin/contracts');
  expect(await link('Payments')).toHaveAttribute('href', '/admin/payment-account');
  expect(await link('Open for sale')).toHaveAttribute('href', '/admin/payment-account');
});

test('BO-02 the menu shows an entry with its area only, and no step is put aside without it', async () => {
  await renderShell({ path: '/admin/start', user: ofMoney, remotes: [packages] });
  expect(await within(await menu()).findByRole('link', { name: 'First steps' })).toBeVisible();
  expect(within(await menu()).queryByRole('link', { name: 'Packages' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Put aside/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull();
});

const reports = {
  manifest: {
    pages: [
      {
        key: 'reports',
        path: '/admin/reports',
        roles: ['admin' as const],
        anyArea: ['orders' as const, 'money' as const],
        title: everywhere('Reports'),
        menu: [
          { roles: ['admin' as const], order: 650, label: everywhere('Reports'), icon: 'list' },
        ],
      },
    ],
  },
  pages: { reports: headingPage('Figures') },
};

test('BO-02 BO-70 a page for several areas stands in the menu of whoever holds one of them, and is refused without', async () => {
  await renderShell({ path: '/admin/reports', user: ofMoney, remotes: [reports] });
  expect(await within(await menu()).findByRole('link', { name: 'Reports' })).toBeVisible();
  await expectVisible(() => screen.getByRole('heading', { name: 'Figures' }));
});

test('BO-02 BO-70 who holds none of the areas of a page has no entry for it', async () => {
  const ofPeople = {
    role: 'admin' as const,
    admin: { isOwner: false, areas: ['people' as const] },
  };
  await renderShell({ path: '/admin/reports', user: ofPeople, remotes: [reports] });
  expect(await within(await menu()).findByRole('link', { name: 'First steps' })).toBeVisible();
  expect(within(await menu()).queryByRole('link', { name: 'Reports' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Figures' })).toBeNull();
});

test('BO-02 the daily work stands first; what is sold, its money and the firm stand under headings', async () => {
  await renderShell({ path: '/admin/packages', user: owner, remotes: [packages] });
  const part = async (name: string) => within(await menu()).findByRole('list', { name });
  expect(within(await part('Catalogue')).getByRole('link')).toHaveTextContent('Packages');
  const firm = within(await part('Firm')).getAllByRole('link');
  expect(firm.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['People', 'Settings', 'First steps']),
  );
  expect(within(await menu()).getAllByRole('link')[0]).toHaveTextContent('Home');
  expect(within(await menu()).queryByRole('list', { name: 'Money' })).toBeNull();
});

test('BO-01 an admin has the entries of remotes, an account and sign-out, and no bell', async () => {
  await renderShell({ path: '/admin/packages', user: owner, remotes: [packages] });
  await expectVisible(() => screen.getByRole('heading', { name: 'All packages' }));
  expect(await within(await menu()).findByRole('link', { name: 'Packages' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /otification/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Byron' }));
  await expectVisible(() => screen.getByRole('menuitem', { name: 'Profile' }));
});

test('BO-04 an unknown address of the back office is not found, and so is all of it for a customer', async () => {
  const shell = await renderShell({ path: '/admin/nowhere', user: owner });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not Found' }));
  shell.unmount();
  await renderShell({ path: '/admin/start', user: {} });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not Found' }));
});
