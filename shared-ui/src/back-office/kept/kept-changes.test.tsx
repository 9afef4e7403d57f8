import { PortalContext, type Portal } from '@portal/shared-contracts/react';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useKeptChanges } from './kept-changes.ts';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
});

const shown = { title: 'Fair', note: null as string | null };

/** A row of a key at a version, as a page shows it. */
const open = async (first: { at: string; version: number }) => {
  const page = renderHook(({ at, version }) => useKeptChanges(at, shown, version), {
    initialProps: first,
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalContext value={{ vault } as unknown as Portal}>{children}</PortalContext>
    ),
  });
  await waitFor(() => expect(page.result.current.isReady).toBe(true));
  return page;
};

test('PL-23 what is typed of one row is never shown or kept under another one', async () => {
  const { result, rerender } = await open({ at: 'row:1', version: 3 });
  act(() => result.current.type({ title: 'Spring fair' }));
  rerender({ at: 'row:2', version: 8 });
  expect(result.current).toMatchObject({ typed: {}, baseVersion: 8 });
  act(() => result.current.type({ note: 'In May' }));
  expect(result.current.typed).toEqual({ note: 'In May' });
  rerender({ at: 'row:1', version: 4 });
  await waitFor(() => expect(result.current.typed).toEqual({ title: 'Spring fair' }));
  expect(result.current).toMatchObject({ baseVersion: 3, seen: { title: 'Fair' } });
});

test('BO-114 PL-23 what was sent is let go, what was typed since stands over the saved version', async () => {
  const { result, rerender } = await open({ at: 'row:1', version: 3 });
  act(() => result.current.type({ title: 'Spring fair', note: 'In May' }));
  const sent = result.current.typed;
  act(() => result.current.type({ note: 'In June' }));
  act(() => result.current.forgetSent(sent, 4));
  expect(result.current).toMatchObject({ typed: { note: 'In June' }, baseVersion: 4 });
  expect(result.current.seen).toEqual({ note: 'In May' });
  rerender({ at: 'row:1', version: 4 });
  act(() => result.current.forgetSent({ note: 'In June' }, 5));
  rerender({ at: 'row:1', version: 6 });
  expect(result.current).toMatchObject({ typed: {}, seen: {}, baseVersion: 6 });
});

test('PL-23 what was typed on while a new row was saved stands under the key that it got', async () => {
  const { result, rerender } = await open({ at: 'row:new', version: 0 });
  act(() => result.current.type({ title: 'Spring' }));
  const sent = result.current.typed;
  act(() => result.current.type({ title: 'Spring fair' }));
  act(() => result.current.forgetSent(sent, 1, 'row:1'));
  expect(result.current.typed).toEqual({});
  rerender({ at: 'row:1', version: 1 });
  await waitFor(() => expect(result.current.typed).toEqual({ title: 'Spring fair' }));
  expect(result.current.baseVersion).toBe(1);
});

test('BO-114 PL-23 what an earlier release kept without a version is there, and saving it asks first', async () => {
  await vault.save('row:1', { title: 'Spring fair', gone: 1 });
  const { result } = await open({ at: 'row:1', version: 7 });
  expect(result.current).toMatchObject({ typed: { title: 'Spring fair' }, baseVersion: 0 });
});

test('PL-23 SC-32 whoever takes back what was typed in one tab leaves what another tab holds', async () => {
  const { result } = await open({ at: 'row:1', version: 3 });
  const other = openVault('person-1', 'other-tab');
  await other.save('row:1', { version: 3, typed: { note: 'In May' }, seen: { note: null } });
  act(() => result.current.type({ title: 'Spring fair' }));
  act(() => result.current.forget());
  expect(result.current.typed).toEqual({});
  await waitFor(async () => expect((await vault.peek('row:1'))?.page).toBe('other-tab'));
  expect(await vault.peek('row:1')).toMatchObject({ value: { typed: { note: 'In May' } } });
  other.close();
});
