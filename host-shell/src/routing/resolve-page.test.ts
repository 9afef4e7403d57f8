import type { Role } from '@portal/shared-contracts';
import { defineManifest, type ResolvedRemote } from '@portal/shared-contracts/remote';
import { everywhere } from '../testing/render-shell.tsx';
import { resolvePage, type ResolveInput } from './resolve-page.ts';

const page = (key: string, path: string, roles: 'public' | Role[], more: object = {}) => ({
  key,
  path,
  roles,
  title: everywhere(key),
  ...more,
});

const remote: ResolvedRemote = {
  release: '1.0.0',
  base: '/remotes/mfe-test/1.0.0/',
  container: 'test',
  integrity: `sha384-${'A'.repeat(64)}`,
  channel: 'stable',
  previous: [],
  manifest: defineManifest({
    name: 'mfe-test',
    version: '1.0.0',
    contracts: '^3.0.0',
    title: everywhere('Test'),
    namespace: 'test',
    slots: [],
    events: { sends: [], hears: [] },
    pages: [
      page('customerDashboard', '/dashboard', ['user']),
      page('writerDashboard', '/dashboard', ['writer']),
      page('list', '/orders/list', ['user', 'writer', 'reviewer']),
      page('chat', '/chat', ['writer']),
      page('invoices', '/invoices', ['user']),
      page('jobs', '/jobs', ['user'], { requires: ['enable_customer_job_search'] }),
      page('answers', '/orders/questionnaire-answers/:id/:questionnaire_id/:service?', [
        'user',
        'writer',
        'reviewer',
      ]),
      page('review', '/review/:id', 'public'),
      page('adminPackages', '/admin/packages', ['admin'], { area: 'catalogue' }),
    ],
  }),
};

const at = (path: string, role: Role | null, more: Partial<ResolveInput> = {}) =>
  resolvePage({
    path,
    role,
    remotes: [remote],
    flag: () => false,
    hasCustomLogin: false,
    hasCustomCheckout: false,
    arrival: null,
    ...more,
  });

const key = (path: string, role: Role | null): string => {
  const found = at(path, role);
  if (found.kind === 'remote') return found.found.page.key;
  return found.kind === 'own' ? found.page.key : found.kind;
};

test('HS-20 public pages open without a session', () => {
  for (const path of [
    '/login',
    '/logout',
    '/forgot-password',
    '/forgot-password-2/abc',
    '/autologin/abc',
  ]) {
    expect(at(path, null).kind).toBe('own');
  }
  expect(key('/review/7', null)).toBe('review');
});

test('HS-21 HS-22 HS-23 one address shows each role its own page', () => {
  expect(key('/dashboard', 'user')).toBe('customerDashboard');
  expect(key('/dashboard', 'writer')).toBe('writerDashboard');
  expect(key('/orders/questionnaire-answers/1/2', 'reviewer')).toBe('answers');
  expect(key('/orders/questionnaire-answers/1/2/3', 'writer')).toBe('answers');
});

test('HS-24 a reviewer is refused on a closed route of the writers', () => {
  expect(key('/chat', 'reviewer')).toBe('refused');
  expect(key('/profile', 'reviewer')).toBe('refused');
  expect(key('/notifications', 'reviewer')).toBe('refused');
});

test('HS-25 an unknown address and another set are not found', () => {
  expect(key('/nowhere', 'user')).toBe('not-found');
  expect(key('/chat', 'user')).toBe('not-found');
  expect(key('/invoices', 'writer')).toBe('not-found');
});

test('FX-49 HS-25 a guest at an unknown or switched-off address is told so, and not asked to sign in', () => {
  expect(at('/nowhere', null)).toEqual({ kind: 'not-found' });
  expect(at('/jobs', null, { flag: () => false })).toEqual({ kind: 'not-found' });
  expect(at('/jobs', null, { flag: () => true })).toEqual({ kind: 'sign-in' });
});

test('HS-26 a protected address without a session asks for one', () => {
  for (const path of ['/dashboard', '/orders/list', '/profile', '/']) {
    expect(at(path, null)).toEqual({ kind: 'sign-in' });
  }
});

test('HS-27 a signed-in person who opens the login page goes to the dashboard', () => {
  expect(at('/login', 'user')).toEqual({ kind: 'redirect', to: '/dashboard' });
  expect(at('/login', 'reviewer')).toEqual({ kind: 'redirect', to: '/orders/list' });
  expect(at('/login', 'user', { arrival: '/orders/list' })).toEqual({
    kind: 'redirect',
    to: '/orders/list',
  });
});

test('HS-29 with a custom login domain the profile redirects to the dashboard', () => {
  expect(at('/profile', 'user', { hasCustomLogin: true })).toEqual({
    kind: 'redirect',
    to: '/dashboard',
  });
  expect(key('/profile', 'user')).toBe('profile');
});

test('HS-30 with a custom checkout, or hidden invoices, the invoices redirect to the dashboard', () => {
  expect(at('/invoices', 'user', { hasCustomCheckout: true })).toEqual({
    kind: 'redirect',
    to: '/dashboard',
  });
  expect(at('/invoices', 'user', { flag: (name) => name === 'hide_invoices' })).toEqual({
    kind: 'redirect',
    to: '/dashboard',
  });
  expect(key('/invoices', 'user')).toBe('invoices');
});

test('HS-31 the dashboard of a reviewer is the list of orders', () => {
  expect(at('/dashboard', 'reviewer')).toEqual({ kind: 'redirect', to: '/orders/list' });
});

test('HS-14 a page whose switch is off is not available and loads nothing', () => {
  expect(key('/jobs', 'user')).toBe('unavailable');
  expect(at('/jobs', 'user', { flag: () => true }).kind).toBe('remote');
});

test('HS-14 a remote that is not in the set leaves no route', () => {
  expect(at('/jobs', 'user', { remotes: [] })).toEqual({ kind: 'not-found' });
});

const owner = { rights: { isOwner: true, areas: [] } };

test('BO-04 the doors and the dashboard lead admins to the back office, an order to its page there', () => {
  for (const path of ['/login', '/login/second-step', '/dashboard', '/admin/login'])
    expect(at(path, 'admin')).toEqual({ kind: 'redirect', to: '/admin' });
  expect(at('/orders/view/7', 'admin')).toEqual({ kind: 'redirect', to: '/admin/orders/7' });
  expect(key('/', 'admin')).toBe('home');
});

test('BO-04 everybody else reads Not Found at every address of the back office', () => {
  for (const role of ['user', 'writer', 'reviewer'] as const)
    for (const path of ['/admin', '/admin/login', '/admin/people', '/admin/packages'])
      expect(at(path, role)).toEqual({ kind: 'not-found' });
});

test('BO-05 strangers at the back office are asked to sign in, at its own door', () => {
  for (const path of ['/admin', '/admin/people', '/admin/packages'])
    expect(at(path, null)).toEqual({ kind: 'sign-in' });
  expect(key('/admin/login', null)).toBe('adminLogin');
});

test('BO-02 a page of an area opens for whoever holds it, and for owners', () => {
  expect(at('/admin/packages', 'admin').kind).toBe('refused');
  const rights = { isOwner: false, areas: ['money' as const] };
  expect(at('/admin/packages', 'admin', { rights }).kind).toBe('refused');
  expect(at('/admin/packages', 'admin', owner).kind).toBe('remote');
  const granted = { rights: { isOwner: false, areas: ['catalogue' as const] } };
  expect(at('/admin/packages', 'admin', granted).kind).toBe('remote');
});
