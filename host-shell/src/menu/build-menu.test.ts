import type { Role } from '@portal/shared-contracts';
import { remotePage } from '@portal/shared-contracts/remote';
import { everywhere } from '../testing/render-shell.tsx';
import { buildMenu, currentLink, isGroup } from './build-menu.ts';

interface MenuPage {
  label: string;
  order: number;
  roles: Role[];
  more?: object;
}

const page = (path: string, { label, order, roles, more = {} }: MenuPage) =>
  remotePage.parse({
    key: label,
    path,
    roles,
    title: everywhere(label),
    menu: [{ roles, order, label: everywhere(label), icon: 'list', ...more }],
  });

const orders = { group: { key: 'orders', label: everywhere('Orders'), icon: 'orders' } };
const pages = [
  page('/invoices', {
    label: 'Invoices',
    order: 400,
    roles: ['user'],
    more: { requires: [{ not: 'hide_invoices' }], hiddenByCustomCheckout: true },
  }),
  page('/orders/new', { label: 'New Order', order: 210, roles: ['user'], more: orders }),
  page('/orders/list', { label: 'View', order: 200, roles: ['user'], more: orders }),
  page('/dashboard', { label: 'Dashboard', order: 100, roles: ['user', 'writer'] }),
  page('/jobs', {
    label: 'Jobs',
    order: 300,
    roles: ['user'],
    more: { requires: ['enable_customer_job_search'] },
  }),
  page('/board', {
    label: 'Job Search Tracker',
    order: 500,
    roles: ['user'],
    more: { requires: ['enable_boards'] },
  }),
  page('/staff', { label: 'Orders', order: 200, roles: ['writer', 'reviewer'] }),
];

const labels = (role: Role, flags: string[] = [], hasCustomCheckout = false): string[] =>
  buildMenu({
    pages,
    role,
    language: 'en',
    flag: (name) => flags.includes(name),
    hasCustomCheckout,
  }).map((item) =>
    isGroup(item)
      ? `${item.label}: ${item.links.map((link) => link.label).join(', ')}`
      : item.label,
  );

test('HS-43 the customer menu follows the switches of the site', () => {
  expect(labels('user')).toEqual(['Dashboard', 'Orders: View, New Order', 'Invoices']);
  expect(labels('user', ['enable_customer_job_search', 'enable_boards'])).toEqual([
    'Dashboard',
    'Orders: View, New Order',
    'Jobs',
    'Invoices',
    'Job Search Tracker',
  ]);
});

test('HS-43 invoices are hidden by their switch and by a custom checkout', () => {
  expect(labels('user', ['hide_invoices'])).not.toContain('Invoices');
  expect(labels('user', [], true)).not.toContain('Invoices');
});

test('HS-44 HS-45 each role sees its own entries only', () => {
  expect(labels('writer')).toEqual(['Dashboard', 'Orders']);
  expect(labels('reviewer')).toEqual(['Orders']);
});

test('HS-41 the current entry is the longest one that begins the address', () => {
  const items = buildMenu({
    pages,
    role: 'user',
    language: 'en',
    flag: () => false,
    hasCustomCheckout: false,
  });
  expect(currentLink(items, '/orders/new')).toBe('/orders/new');
  expect(currentLink(items, '/dashboard')).toBe('/dashboard');
  expect(currentLink(items, '/elsewhere')).toBeUndefined();
});
