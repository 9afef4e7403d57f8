import { listViews, type SavedView } from '@portal/shared-contracts/admin';
import { deviceStorage } from '@portal/shared-contracts/storage';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../locales/en.json';
import { ViewsGroup } from './views-group.tsx';

const view = (more: Partial<SavedView>): SavedView => ({
  ...{ _id: 'v1', list: 'orders', name: 'Late ones', filter: { due: 'overdue' } },
  ...{ isShared: false, isOwn: true, owner: 'Ada Byron', canChange: true },
  ...{ fits: true, count: 12, version: 1 },
  ...more,
});

let stored: SavedView[];
let readings: number;
let isDown: boolean;
beforeEach(() => {
  deviceStorage.removeItem('portal.admin-views');
  [readings, isDown] = [0, false];
  stored = [
    view({}),
    view({
      _id: 'v2',
      list: 'people',
      name: 'Writers',
      filter: {},
      isOwn: false,
      owner: null,
      count: 10_000,
    }),
    view({ _id: 'v3', list: 'audit', name: 'Not in my menu' }),
    view({ _id: 'v4', name: 'Former', filter: { gone: 'x' }, fits: false, count: null }),
  ];
  stubApi(listViews, () => {
    readings += 1;
    if (isDown) throw new RefusedReply('bad-input', 'No.');
    return { status: true, items: stored, nextCursor: null, total: stored.length };
  });
});
afterEach(clearStubs);
afterEach(() => jest.useRealTimers());

const names: Readonly<Record<string, string>> = {
  '/admin/orders': 'Orders',
  '/admin/people': 'People',
};

const open = (path = '/admin/orders?due=overdue') =>
  renderPage(<ViewsGroup nameOf={(page) => names[page]} onChosen={undefined} />, {
    path,
    bundles: { admin },
  });

const lines = () =>
  within(screen.getByRole('navigation', { name: 'Views' }))
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

test('BO-110 the menu counts each view, names its list, and leads to it', async () => {
  await open();
  await screen.findByText('Late ones');
  expect(lines()).toEqual([
    ['Late onesOrders1212 entries', '/admin/orders?due=overdue', 'true'],
    ['WritersPeople · the firm10,000+10,000 entries', '/admin/people', null],
    ['FormerOrders–no longer fits', '/admin/orders?gone=x', null],
  ]);
  expect(readings).toBe(1);
});

test('BO-110 the views are folded away by a key, and stay so in this browser', async () => {
  const page = await open();
  await screen.findByText('Late ones');
  screen.getByRole('button', { name: 'Views' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Views' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  page.unmount();
  await open();
  expect(screen.getByRole('button', { name: 'Views' })).toHaveAttribute('aria-expanded', 'false');
  // Nobody counts what nobody sees.
  expect(readings).toBe(1);
});

test('BO-110 a rush of changes is one reading of all counts, and the next one has time', async () => {
  const { emit } = await open();
  await screen.findByText('Late ones');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const change = () => act(async () => emit('admin.changed', { lists: ['orders'], ids: [] }));
  for (let at = 0; at < 20; at += 1) await change();
  stored = [view({ count: 13 })];
  await act(async () => jest.advanceTimersByTimeAsync(20_000));
  expect(readings).toBe(2);
  await change();
  await act(async () => jest.advanceTimersByTimeAsync(5_000));
  expect(readings).toBe(2);
  await act(async () => jest.advanceTimersByTimeAsync(15_000));
  expect(readings).toBe(3);
  jest.useRealTimers();
  await waitFor(() => expect(lines()[0]?.[0]).toBe('Late onesOrders1313 entries'));
});

test('BO-110 whoever has no view sees nothing of them; many show the first ones; a failure is tried again', async () => {
  stored = [];
  const page = await open();
  await waitFor(() => expect(readings).toBe(1));
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  page.unmount();
  deviceStorage.removeItem('portal.admin-views');

  stored = Array.from({ length: 9 }, (_, at) => view({ _id: `n${at}`, name: `View ${at}` }));
  isDown = true;
  await open();
  await screen.findByText(/could not be loaded/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('View 0');
  expect(lines()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 views' }));
  expect(lines()).toHaveLength(9);
});
