import type { FrameInput } from '@portal/shared-contracts/doors';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { testUser } from '@portal/shared-ui/testing';
import { within } from '@testing-library/react';
import { everywhere, resolveRemote } from '../testing/render-shell.tsx';
import { renderFrame, signInPath } from './index.ts';

const remote = resolveRemote({
  manifest: {
    pages: [
      {
        key: 'list',
        path: '/orders/list',
        roles: ['user', 'writer'],
        title: { ...everywhere('List Orders'), de: 'Aufträge' },
        menu: [{ roles: ['user'], order: 100, label: everywhere('Orders'), icon: 'orders' }],
      },
      { key: 'pay', path: '/pay', roles: ['user'], title: everywhere('Pay'), layout: 'bare' },
      {
        key: 'review',
        path: '/review/:id',
        roles: 'public',
        title: { ...everywhere('Review'), de: 'Analyse' },
        layout: 'bare',
        drawn: 'brand',
      },
      {
        key: 'intake',
        path: '/review',
        roles: 'public',
        title: everywhere('Free review'),
        intro: { ...everywhere('Choose your resume.'), de: 'Wählen Sie Ihren Lebenslauf.' },
        layout: 'bare',
        drawn: 'brand',
        width: 'reading',
        offer: 'freeReview',
      },
      {
        key: 'desk',
        path: '/admin/orders',
        roles: ['admin'],
        area: 'orders',
        title: everywhere('Desk'),
        menu: [{ roles: ['admin'], order: 100, label: everywhere('Desk'), icon: 'orders' }],
      },
    ],
  },
});

const input = (change: Partial<FrameInput> = {}, user: Parameters<typeof testUser>[0] = {}) => ({
  path: '/orders/list',
  language: 'en' as const,
  website: readWebsiteConfig({ companyName: 'Northwind Writing' }).value,
  remotes: [remote],
  session: { status: true as const, currency: 'usd' as const, orders: 1, user: testUser(user) },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  isCondensed: false,
  ...change,
});

const draw = async (asked: FrameInput) => {
  const drawn = await renderFrame(asked);
  const body = document.createElement('div');
  body.innerHTML = drawn?.html ?? '';
  document.body.replaceChildren(body);
  return { title: drawn?.title, page: within(body), body };
};

afterEach(() => document.body.replaceChildren());

test('PL-54 brand, menu, person and heading stand in the page, in its language and the words of the firm', async () => {
  const website = readWebsiteConfig({
    companyName: 'Northwind Writing',
    textOverrides: { de: { 'menu.title': 'Wohin?' } },
  }).value;
  const { title, page } = await draw(input({ language: 'de', website }));
  expect(title).toBe('Aufträge · Northwind Writing');
  expect(page.getByRole('heading', { level: 1, name: 'Aufträge' })).toBeInTheDocument();
  const menu = within(page.getByRole('navigation', { name: 'Wohin?' }));
  const entry = menu.getByRole('link', { name: 'Orders' });
  expect(entry).toHaveAttribute('href', '/orders/list');
  expect(entry).toHaveAttribute('aria-current', 'page');
  expect(page.getByText('Ada Byron')).toBeInTheDocument();
});

test('PL-54 HS-42 the menu is as wide as it was left, and a phone has none beside its page', async () => {
  const narrow = await draw(input({ isCondensed: true }));
  expect(narrow.body.querySelector('aside')).toHaveAttribute('data-mode', 'condensed');
  const phone = await draw(input({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' }));
  expect(phone.body.querySelector('aside')).toBeNull();
  expect(phone.page.getByRole('heading', { name: 'List Orders' })).toBeInTheDocument();
});

test('PL-54 a page without a frame that asks for it stands with mark, title and bones, for strangers too', async () => {
  const website = readWebsiteConfig({ companyName: 'Northwind Writing', logo: '/l.png' }).value;
  const { title, page, body } = await draw(
    input({ path: '/review/r7', language: 'de', website, session: undefined }),
  );
  expect(title).toBe('Analyse · Northwind Writing');
  expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeInTheDocument();
  expect(page.getByRole('img', { name: 'Northwind Writing' })).toHaveAttribute('height', '32');
  expect(body.querySelector('[aria-busy="true"]')).not.toBeNull();
  const mine = await draw(input({ path: '/review/r7' }));
  expect(mine.page.getByRole('heading', { level: 1, name: 'Review' })).toBeInTheDocument();
  expect(await renderFrame(input({ session: undefined }))).toBeUndefined();
});

test('PL-54 an admin gets the menu of the back office with the areas that are held', async () => {
  const rights = (areas: ('orders' | 'people')[]) => ({
    role: 'admin' as const,
    admin: { isOwner: false, areas },
  });
  const people = await draw(input({ path: '/admin/people' }, rights(['people'])));
  expect(people.page.getByRole('heading', { name: 'People' })).toBeInTheDocument();
  expect(people.page.getByRole('link', { name: 'People' })).toBeInTheDocument();
  expect(people.page.queryByRole('link', { name: 'Desk' })).toBeNull();
  const settings = {
    role: 'admin' as const,
    admin: { isOwner: false, areas: ['settings' as const] },
  };
  const words = await draw(input({ path: '/admin/mail-templates' }, settings));
  expect(words.page.getByRole('link', { name: 'Mails' })).toHaveAttribute('aria-current', 'page');
  const desk = await draw(input({ path: '/admin/orders' }, rights(['orders'])));
  expect(desk.page.getByRole('heading', { name: 'Desk' })).toBeInTheDocument();
});

test.each([
  ['leads elsewhere', '/login', {}],
  ['has no frame', '/pay', {}],
  ['does not exist', '/nowhere', {}],
  ['is closed to the person', '/admin/people', {}],
  ['waits for a second factor', '/orders/list', { needsSecondFactor: true }],
])('PL-54 nothing is drawn for an address that %s', async (_why, path, user) => {
  expect(await renderFrame(input({ path }, user))).toBeUndefined();
});

test('RV-01 PL-54 a page for visitors is drawn with its sentence, which search engines get as well', async () => {
  const website = readWebsiteConfig({ freeReview: { enabled: true } }).value;
  const asked = input({ path: '/review', session: undefined, language: 'de', website });
  const { page } = await draw(asked);
  expect(page.getByRole('heading', { name: 'Free review' })).toBeVisible();
  expect(page.getByText('Wählen Sie Ihren Lebenslauf.')).toBeVisible();
  expect((await renderFrame(asked))?.description).toBe('Wählen Sie Ihren Lebenslauf.');
});

test('RV-02 what the firm does not offer is not drawn', async () => {
  const website = readWebsiteConfig({ freeReview: { enabled: false } }).value;
  const asked = input({ path: '/review', session: undefined, website });
  expect(await renderFrame(asked)).toBeUndefined();
});

test.each([
  ['/orders/list', '?q=a', '/login?from=%2Forders%2Flist%3Fq%3Da'],
  ['/admin/orders', '', '/admin/login?from=%2Fadmin%2Forders'],
  ['/', '', '/login'],
  ['/review/a', '', undefined],
  ['/login', '', undefined],
  ['/nowhere', '', undefined],
])('PL-53 HS-26 the door before %s%s is %s for a stranger', (path, search, door) => {
  expect(signInPath?.(input({ path, session: undefined }), search)).toBe(door);
});

test('PL-53 HS-26 nobody with a session is sent to a door', () => {
  expect(signInPath?.(input(), '')).toBeUndefined();
});
