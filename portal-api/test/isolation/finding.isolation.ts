import {
  changeView,
  createView,
  deleteView,
  listViews,
  readView,
} from '@portal/shared-contracts/admin';
import { expectCall, isolationTable } from './isolation.ts';

// Whoever lacks the list's area does not know the view; the other firm does not either.
const ownView = { sameSite: 404, otherSite: 404, own: 200 };
const id = 'northwind-view';
const view = { list: 'orders', name: 'Everything', filter: { shown: 'all' } } as const;

export const isolation = isolationTable<object>({
  prepare: async (portal) => {
    await portal.db().query(
      `insert into saved_views (id, site_id, owner_id, list, name, filter, is_shared, changed_at)
       values ($1, 'northwind', $2, 'orders', 'Only of the orders', '{}', true, now())`,
      [id, portal.personId('admin')],
    );
    return {};
  },
  secrets: () => [id, 'Only of the orders'],
  rows: [
    expectCall(listViews, 'admin', () => ({}), { sameSite: 200, otherSite: 200, own: 200 }),
    expectCall(createView, 'admin', () => view, { sameSite: 403, otherSite: 200, own: 200 }),
    expectCall(readView, 'admin', () => ({ id }), ownView),
    expectCall(changeView, 'admin', () => ({ id, baseVersion: 1, name: 'Mine' }), ownView),
    expectCall(deleteView, 'admin', () => ({ id }), ownView),
  ],
});
