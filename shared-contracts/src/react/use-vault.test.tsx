/** @jest-environment <rootDir>/../tooling/jest/browser-environment.mjs */
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openVault, type KillableVault } from '../testing/vault/index.ts';
import { PortalContext, type Portal } from './portal-context.ts';
import { useVault } from './use-vault.ts';

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

// A busy machine draws late, and nothing waits longer than it has to.
configure({ asyncUtilTimeout: 30_000 });

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
});

/** Renders the hook under a key and waits until the vault was read; `rerender` gives it another key. */
const renderReady = async (key: string) => {
  const seen: [key: string, value: string][] = [];
  const page = renderHook(
    ({ at }) => {
      const kept = useVault(at, 'nothing yet', asText);
      seen.push([at, kept.value]);
      return kept;
    },
    {
      initialProps: { at: key },
      wrapper: ({ children }: { children: ReactNode }) => (
        <PortalContext value={{ vault } as unknown as Portal}>{children}</PortalContext>
      ),
    },
  );
  await waitFor(() => expect(page.result.current.isReady).toBe(true));
  return { ...page, seen };
};

const stored = async (key: string): Promise<unknown> => (await vault.peek(key))?.value;

test('SC-32 a new key with nothing in the vault starts from the initial value, and the old text stays under its own key', async () => {
  const { result, rerender } = await renderReady('chat:1');
  act(() => result.current.setValue('for the first order'));
  rerender({ at: 'chat:2' });
  expect(result.current).toMatchObject({
    value: 'nothing yet',
    status: { kind: 'idle' },
    isReady: false,
    isRestored: false,
    newer: undefined,
  });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(result.current).toMatchObject({ value: 'nothing yet', status: { kind: 'idle' } });
  await waitFor(async () => expect(await stored('chat:1')).toBe('for the first order'));
  expect(await stored('chat:2')).toBeUndefined();
});

test('SC-32 no render of a new key shows the text of the old one', async () => {
  const { result, rerender, seen } = await renderReady('chat:1');
  act(() => result.current.setValue('first'));
  rerender({ at: 'chat:2' });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(seen).toContainEqual(['chat:1', 'first']);
  expect(seen).not.toContainEqual(['chat:2', 'first']);
});

test('SC-32 going back to the first key brings its text back', async () => {
  const { result, rerender } = await renderReady('chat:1');
  act(() => result.current.setValue('first'));
  rerender({ at: 'chat:2' });
  act(() => result.current.setValue('second'));
  rerender({ at: 'chat:1' });
  await waitFor(() =>
    expect(result.current).toMatchObject({ value: 'first', isRestored: true, isReady: true }),
  );
  await waitFor(async () => expect(await stored('chat:2')).toBe('second'));
  expect(await stored('chat:1')).toBe('first');
});

test('SC-32 a way to write that belongs to the old key never writes under the new one', async () => {
  const { result, rerender } = await renderReady('chat:1');
  const writeOld = result.current.setValue;
  rerender({ at: 'chat:2' });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  act(() => writeOld('came late'));
  expect(result.current.value).toBe('nothing yet');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await stored('chat:1')).toBe('came late'));
  expect(await stored('chat:2')).toBeUndefined();
});

test('SC-32 a save that ends after the key changed says nothing about the new text', async () => {
  const { result, rerender } = await renderReady('chat:1');
  const save = vault.save;
  let release: (() => void) | undefined;
  vault.save = async (key, value) => {
    await new Promise<void>((resolve) => (release = resolve));
    return save(key, value);
  };
  act(() => result.current.setValue('first'));
  rerender({ at: 'chat:2' });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  await act(async () => release?.());
  await waitFor(async () => expect(await stored('chat:1')).toBe('first'));
  expect(result.current.status).toEqual({ kind: 'idle' });
});

test('SC-32 a newer copy of the old key is not offered for the new one', async () => {
  const { result, rerender } = await renderReady('chat:1');
  const other = openVault('person-1', 'other-tab');
  await act(() => other.save('chat:1', 'from the other tab'));
  await waitFor(() => expect(result.current.newer?.value).toBe('from the other tab'));
  rerender({ at: 'chat:2' });
  expect(result.current.newer).toBeUndefined();
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(result.current).toMatchObject({ newer: undefined, status: { kind: 'idle' } });
  other.close();
});

test('SC-32 a copy of another tab with the same text is nothing newer, neither now nor with the next save', async () => {
  const { result } = await renderReady('chat:1');
  act(() => result.current.setValue('typed here'));
  await waitFor(() => expect(result.current.status.kind).toBe('saved'));
  const other = openVault('person-1', 'other-tab');
  await other.load('chat:1');
  const heard = new Promise<void>((resolve) => vault.watch('chat:1', resolve));
  await act(() => other.save('chat:1', 'typed here'));
  await heard;
  // The page asked before this, so its answer came before this one.
  await act(async () => expect((await vault.peek('chat:1'))?.page).toBe('other-tab'));
  expect(result.current).toMatchObject({ newer: undefined, status: { kind: 'saved' } });
  act(() => result.current.setValue('typed on here'));
  await waitFor(async () => expect(await stored('chat:1')).toBe('typed on here'));
  await waitFor(() => expect(result.current.status.kind).toBe('saved'));
  expect(result.current.newer).toBeUndefined();
  await act(() => other.save('chat:1', 'another one'));
  await waitFor(() => expect(result.current.newer?.value).toBe('another one'));
  other.close();
});

test('SC-32 taking a newer copy makes the next save replace it', async () => {
  const { result } = await renderReady('chat:1');
  const other = openVault('person-1', 'other-tab');
  await act(() => other.save('chat:1', 'from the other tab'));
  await waitFor(() => expect(result.current.newer).toBeDefined());
  act(() => result.current.newer?.take());
  expect(result.current).toMatchObject({ value: 'from the other tab', newer: undefined });
  await waitFor(() => expect(result.current.status.kind).toBe('saved'));
  expect(result.current.newer).toBeUndefined();
  other.close();
});

test('SC-32 a text that was sent is forgotten', async () => {
  const { result } = await renderReady('chat:1');
  act(() => result.current.setValue('sent now'));
  await act(() => result.current.clear());
  expect(result.current.status).toEqual({ kind: 'idle' });
  expect(await vault.keys()).toEqual([]);
});

test('SC-32 CH-13 dropping a text leaves what another tab typed meanwhile, and tells that tab that nothing newer is left', async () => {
  const { result } = await renderReady('chat:1');
  const other = openVault('person-1', 'other-tab');
  await act(() => other.save('chat:1', 'from the other tab'));
  await waitFor(() => expect(result.current.newer).toBeDefined());
  act(() => result.current.setValue('typed here'));
  await waitFor(async () => expect(await stored('chat:1')).toBe('typed here'));
  await act(() => other.drop('chat:1'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ newer: undefined, status: { kind: 'saved' } }),
  );
  await act(() => other.save('chat:1', 'another of the other tab'));
  await act(() => result.current.drop());
  expect(await stored('chat:1')).toBe('another of the other tab');
  other.close();
});
