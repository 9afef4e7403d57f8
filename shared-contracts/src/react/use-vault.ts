import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredCopy } from '../vault/index.ts';
import { usePortal } from './portal-context.ts';

/** Where what was typed is now; shown by shared-ui's `SaveState`. */
export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'newer-elsewhere' }
  | { kind: 'failed' };

/** A text with its place in the vault. */
export interface Kept<T> {
  value: T;
  /** Takes a new value, notes it at once and stores it within a second. */
  setValue: (value: T) => void;
  status: SaveStatus;
  /** False until the vault was read; a form should not take input earlier. */
  isReady: boolean;
  /** Whether the value came from the vault and not from the page. */
  isRestored: boolean;
  /** A newer copy that another page or tab wrote, with the way to take it. */
  newer: { value: T; savedAt: Date; take: () => void } | undefined;
  /** Forgets the text; call it after it was sent. */
  clear: () => Promise<void>;
}

const DELAY = 400;

interface VaultState<T> {
  value: T;
  status: SaveStatus;
  isReady: boolean;
  isRestored: boolean;
  newer: StoredCopy | undefined;
}

/**
 * Keeps what a person types: noted with each keystroke, stored within a second, back after a reload,
 * a crash, a lost session or a lost network. `initial` is used where the vault has nothing.
 *
 * @param key What the text belongs to, e.g. `review:${draftId}`; the person and site are added.
 * @param parse Reads a stored value; return undefined for one that no longer fits.
 * @example
 * const draft = useVault(`review:${id}`, '', (stored) => (typeof stored === 'string' ? stored : undefined));
 */
export const useVault = <T>(
  key: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
): Kept<T> => {
  const { vault } = usePortal();
  const [state, setState] = useState<VaultState<T>>({
    value: initial,
    status: { kind: 'idle' },
    isReady: vault === null,
    isRestored: false,
    newer: undefined,
  });
  const pending = useRef<{ value: T } | null>(null);
  const isTyped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reader = useRef(parse);
  useEffect(() => {
    reader.current = parse;
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const taken = pending.current;
    if (!taken || !vault) return;
    pending.current = null;
    try {
      const { savedAt, newer } = await vault.save(key, taken.value);
      const saved: SaveStatus = navigator.onLine
        ? { kind: 'saved', at: new Date(savedAt) }
        : { kind: 'offline' };
      setState((old) => ({ ...old, newer, status: newer ? { kind: 'newer-elsewhere' } : saved }));
    } catch {
      setState((old) => ({ ...old, status: { kind: 'failed' } }));
    }
  }, [vault, key]);

  useEffect(() => {
    if (!vault) return undefined;
    let isCurrent = true;
    isTyped.current = false;
    const load = async (): Promise<void> => {
      const stored = await vault.load(key).catch(() => undefined);
      const value = stored && reader.current(stored.value);
      // Something typed while the vault was opening is newer than anything in it.
      if (!isCurrent || isTyped.current) return;
      setState((old) => ({
        ...old,
        isReady: true,
        ...(value === undefined
          ? {}
          : {
              value,
              isRestored: true,
              status: { kind: 'saved', at: new Date(stored?.savedAt ?? 0) },
            }),
      }));
    };
    void load();
    const stop = vault.watch(key, () => {
      void vault.peek(key).then((stored) => {
        if (!isCurrent || !stored || stored.page === vault.page) return;
        setState((old) => ({ ...old, newer: stored, status: { kind: 'newer-elsewhere' } }));
      });
    });
    const hide = (): void => void flush();
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      isCurrent = false;
      stop();
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [vault, key, flush]);

  const setValue = useCallback(
    (value: T) => {
      pending.current = { value };
      isTyped.current = true;
      vault?.note(key, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), DELAY);
      setState((old) => ({
        ...old,
        value,
        isReady: true,
        status: vault ? { kind: 'saving' } : old.status,
      }));
    },
    [vault, key, flush],
  );

  const clear = useCallback(async () => {
    clearTimeout(timer.current);
    pending.current = null;
    await vault?.remove(key).catch(() => undefined);
    setState((old) => ({ ...old, status: { kind: 'idle' }, isRestored: false, newer: undefined }));
  }, [vault, key]);

  const newerValue = state.newer && parse(state.newer.value);
  const newer =
    state.newer && newerValue !== undefined
      ? {
          value: newerValue,
          savedAt: new Date(state.newer.savedAt),
          take: () => {
            // From here on the other copy counts as seen, and the next save replaces it.
            void vault?.load(key);
            setState((old) => ({ ...old, newer: undefined }));
            setValue(newerValue);
          },
        }
      : undefined;
  const { value, status, isReady, isRestored } = state;
  return { value, setValue, status, isReady, isRestored, newer, clear };
};
