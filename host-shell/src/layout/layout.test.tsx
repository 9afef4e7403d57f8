import { listNotifications } from '@portal/shared-contracts/notifications';
import { updateLanguage } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';
import { useSidebar } from '../menu/sidebar-mode.ts';

const menu = (label: string, order: number) => [
  {
    roles: ['user' as const, 'writer' as const, 'reviewer' as const],
    order,
    label: everywhere(label),
    icon: 'list',
  },
];
const roles: ('user' | 'writer' | 'reviewer')[] = ['user', 'writer', 'reviewer'];
const remote = {
  manifest: {
    pages: [
      {
        key: 'orders',
        path: '/orders/list',
        roles,
        title: everywhere('List Orders'),
        menu: menu('Orders', 1),
      },
      { key: 'jobs', path: '/jobs', roles, title: everywhere('Jobs'), menu: menu('Jobs', 2) },
    ],
  },
  pages: { orders: headingPage('List Orders'), jobs: headingPage('Jobs found') },
};

beforeEach(() => {
  silenceSockets();
  localStorage.clear();
  useSidebar.setState({ mode: 'default' });
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(updateLanguage, () => ({ status: true }));
});
afterEach(clearStubs);

const open = (options: Parameters<typeof renderShell>[0] = {}) =>
  renderShell({ path: '/orders/list', user: {}, remotes: [remote], ...options });

test('HS-38 HS-40 HS-41 a protected page has bar, bell, user menu, side menu and footer with social links', async () => {
  await open({
    website: { logo: '/logo.svg', socialLinks: { linkedin: 'https://linkedin.com/company/nw' } },
  });
  await expectVisible(() => screen.getByRole('heading', { name: 'List Orders' }));
  expect(screen.getByRole('img', { name: 'Northwind Writing' })).toHaveAttribute(
    'src',
    '/logo.svg',
  );
  expect(screen.getByRole('button', { name: /Notifications/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Orders' }),
  ).toHaveAttribute('aria-current', 'page');
  const foot = within(screen.getByRole('contentinfo'));
  const social = await foot.findByRole('link', { name: 'LinkedIn' });
  expect(social).toHaveAttribute('href', 'https://linkedin.com/company/nw');
  expect(social).toHaveAttribute('rel', 'noopener noreferrer');
});

test('HS-42 the side menu is default or condensed, kept on the device', async () => {
  const user = userEvent.setup();
  const { container, unmount } = await open();
  const side = () => container.ownerDocument.querySelector('[data-mode]');
  expect(side()).toHaveAttribute('data-mode', 'default');
  await user.click(screen.getByRole('button', { name: 'Narrow the menu' }));
  expect(side()).toHaveAttribute('data-mode', 'condensed');
  expect(localStorage.getItem('portal.sidebar')).toBe('condensed');
  unmount();
  await open();
  expect(side()).toHaveAttribute('data-mode', 'condensed');
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
});

test("HS-42 BO-112 a closed phone's menu is no dialog any more that keeps the keys from the page", async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('link', { name: 'Jobs' }));
  await waitFor(() => expect(document.querySelector('[aria-modal="true"]')).toBeNull());
  jest.restoreAllMocks();
});

const userMenu = async (): Promise<string[]> => {
  await userEvent.setup().click(await screen.findByRole('button', { name: /Account of/ }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
};

test('HS-46 a customer has Profile and Logout', async () => {
  await open();
  const items = await userMenu();
  expect(items).toContain('Profile');
  expect(items).toContain('Logout');
  expect(items).not.toContain('Writing Profile');
});

test('HS-46 a writer has the Writing Profile too, a reviewer only Logout', async () => {
  const { unmount } = await open({ user: { role: 'writer' } });
  expect(await userMenu()).toEqual(
    expect.arrayContaining(['Profile', 'Writing Profile', 'Logout']),
  );
  unmount();
  await open({ user: { role: 'reviewer' } });
  const items = await userMenu();
  expect(items).toContain('Logout');
  expect(items).not.toContain('Profile');
});

test('HS-05 the title follows the path', async () => {
  const shell = await open();
  await waitFor(() => expect(document.title).toBe('List Orders · Northwind Writing'));
  await act(() => shell.go('/jobs'));
  await waitFor(() => expect(document.title).toBe('Jobs · Northwind Writing'));
  await act(() => shell.go('/nowhere'));
  await waitFor(() => expect(document.title).toBe('Not Found · Northwind Writing'));
});

test('HS-25 an unmatched path shows Not Found', async () => {
  await open({ path: '/no/such/page' });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not Found' }));
});

test('HS-25 a stranger at an unmatched path sees whose portal it is', async () => {
  await renderShell({ path: '/no/such/page' });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not Found' }));
  expect(within(screen.getByRole('main')).getByText('Northwind Writing')).toBeVisible();
});

test('HS-24 a reviewer on a closed route is refused in words', async () => {
  await open({ path: '/profile', user: { role: 'reviewer' } });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not for your role' }));
});

test('UX-07 after a change of page the focus is on its heading, and a skip link comes first', async () => {
  const shell = await open();
  await screen.findByRole('heading', { name: 'List Orders' });
  await act(() => shell.go('/jobs'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs found' })).toHaveFocus());
  const [first] = shell.container.querySelectorAll('a');
  expect(first).toHaveTextContent('Skip to content');
  expect(first).toHaveAttribute('href', '#main');
});

test('SC-54 the language changes in one step, html lang follows and the choice is kept', async () => {
  const told: string[] = [];
  stubApi(updateLanguage, ({ language }) => {
    told.push(language);
    return { status: true };
  });
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  await user.hover(await screen.findByText('Language'));
  await user.click(await screen.findByText('Deutsch'));
  await expectVisible(() => screen.getByRole('navigation', { name: 'Menü' }));
  expect(document.documentElement.lang).toBe('de');
  expect(document.cookie).toContain('portal_language=de');
  await waitFor(() => expect(told).toEqual(['de']));
});

test('HS-13 inside a frame of another page there is no bar, menu or footer', async () => {
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  await open();
  await expectVisible(() => screen.getByRole('heading', { name: 'List Orders' }));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
