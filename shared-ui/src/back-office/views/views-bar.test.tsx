import type { EndpointInput } from '@portal/shared-contracts';
import {
  changeView,
  createView,
  deleteView,
  listViews,
  type SavedView,
  undoAudited,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectVisible, renderPage } from '../../testing/index.ts';
import { ViewsBar } from './views-bar.tsx';

const late: SavedView = {
  ...{ _id: 'v1', list: 'orders', name: 'Late ones', filter: { due: 'overdue' } },
  ...{ isShared: false, isOwn: true, owner: 'Ada Byron', canChange: true },
  ...{ fits: true, count: 10_000, version: 1 },
};
const paid: SavedView = {
  ...{ ...late, _id: 'v2', name: 'Paid', filter: { paid: 'paid' }, count: 7 },
  ...{ isShared: true, isOwn: false, owner: 'Bob Bern', canChange: false },
};

let stored: SavedView[];
beforeEach(() => {
  stored = [late, paid, { ...late, _id: 'v3', list: 'people', name: 'Elsewhere' }];
  stubApi(listViews, () => ({ status: true, items: stored, nextCursor: null, total: 3 }));
});
afterEach(clearStubs);

const open = async (path = '/admin/orders?due=overdue') => {
  const page = await renderPage(<ViewsBar list="orders" />, { path });
  return page;
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

test('BO-110 the views of a list stand beside its filters with their counts, and open in its address', async () => {
  const { address } = await open('/admin/orders');
  await press('Views');
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Late ones10,000+', 'PaidBob Bern7']);
  await choose(/Paid/);
  expect(address()).toBe('/admin/orders?paid=paid');
  await expectVisible(() => screen.getByText('Shared by Bob Bern'));
  expect(screen.queryByRole('button', { name: 'More for Paid' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('BO-110 what a list is narrowed to is saved by name, alone or for colleagues, and a taken name is said at the field', async () => {
  const asked: EndpointInput<typeof createView>[] = [];
  stubApi(createView, (input) => {
    asked.push(input);
    if (asked.length === 1)
      throw new RefusedReply('conflict', 'Taken.', { name: 'You have a view by this name.' });
    const made: SavedView = { ...late, _id: 'v4', filter: { turn: 'writer' }, name: input.name };
    stored = [...stored, made];
    return { status: true, view: made };
  });
  await open('/admin/orders?turn=writer&search=');
  await press('Save this view');
  const name = screen.getByRole('textbox', { name: 'Name of the view' });
  expect(name).toHaveFocus();
  await press('Save view');
  await expectVisible(() => screen.getByText('Please give it a name.'));
  await userEvent.type(name, 'With writers');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with colleagues' }));
  await press('Save view');
  await waitFor(() => expect(name).toHaveAccessibleDescription('You have a view by this name.'));
  await press('Save view');
  await screen.findByRole('button', { name: 'Views, With writers is shown' });
  expect(screen.getByRole('button', { name: 'More for With writers' })).toHaveFocus();
  expect(asked[1]).toEqual({
    ...{ list: 'orders', name: 'With writers', filter: { turn: 'writer' }, isShared: true },
  });
});

test('BO-110 the own view is renamed and shared in place, and fifty of them are said with their number', async () => {
  const changes: unknown[] = [];
  stubApi(changeView, (input) => {
    changes.push(input);
    stored = [{ ...late, name: 'Later', isShared: true, version: 2 }, paid];
    return { status: true, view: stored[0] as SavedView };
  });
  await open();
  await press('More for Late ones');
  await choose('Rename or share');
  const name = screen.getByRole('textbox', { name: 'Name of the view' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Later');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with colleagues' }));
  await press('Save view');
  await expectVisible(() => screen.getByText('Shared with colleagues'));
  expect(screen.getByRole('button', { name: 'More for Later' })).toHaveFocus();
  expect(changes).toEqual([{ id: 'v1', baseVersion: 1, name: 'Later', isShared: true }]);
});

test('BO-110 a fifty-first view is refused in words, and what was typed stays', async () => {
  stubApi(createView, () => {
    throw new RefusedReply('conflict', 'You have 50 saved views.');
  });
  await open('/admin/orders?turn=writer');
  await press('Save this view');
  await userEvent.type(screen.getByRole('textbox'), 'One more');
  await press('Save view');
  await expectVisible(() => screen.getByText('You have 50 saved views.'));
  expect(screen.getByRole('textbox')).toHaveValue('One more');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Save this view' })).toHaveFocus();
});

test('BO-110 a name that was typed outlives a reading of the views that failed', async () => {
  const { client } = await open('/admin/orders?turn=writer');
  await press('Save this view');
  await userEvent.type(screen.getByRole('textbox'), 'With writers');
  stubApi(listViews, () => {
    throw new RefusedReply('unavailable', 'Not now.');
  });
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('textbox')).toHaveValue('With writers');
});

test('BO-110 BO-111 a view is deleted at once, and for ten seconds the way back stands in its place', async () => {
  const taken: string[] = [];
  stubApi(deleteView, () => {
    stored = [paid];
    return { status: true, undo: 'act-1' };
  });
  stubApi(undoAudited, ({ id }) => {
    taken.push(id);
    stored = [late, paid];
    return { status: true };
  });
  await open();
  await press('More for Late ones');
  await choose('Delete');
  await expectVisible(() => screen.getByText('The view is deleted.'));
  await press('Undo');
  await screen.findByRole('button', { name: 'Views, Late ones is shown' });
  expect(taken).toEqual(['act-1']);
  expect(screen.queryByText('The view is deleted.')).not.toBeInTheDocument();
});

test('BO-110 what a list is narrowed to now takes the place of an own view, never of a colleague’s', async () => {
  stubApi(changeView, (input) => {
    const { filter = {} } = input;
    expect(input).toEqual({ id: 'v1', baseVersion: 1, filter: { turn: 'writer' } });
    const view: SavedView = { ...late, filter, version: 2 };
    stored = [view, paid];
    return { status: true, view };
  });
  await open('/admin/orders?turn=writer');
  await press('Replace a view');
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Late ones']);
  await choose('Late ones');
  await screen.findByRole('button', { name: 'Views, Late ones is shown' });
});

test('BO-110 a view that the list has no filters for any more says so, and where nothing is narrowed nothing stands', async () => {
  stored = [{ ...late, filter: { former: 'x' }, fits: false, count: null }];
  await open('/admin/orders?former=x');
  await expectVisible(() => screen.getByText(/does not have all filters of this view/));
  await press(/Late ones is shown/);
  expect(await screen.findByRole('menuitem', { name: /–/ })).toBeVisible();
});

test('BO-110 without views and without filters nothing stands there', async () => {
  stored = [];
  const { client } = await open('/admin/orders');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
