import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Vault } from '../vault/index.ts';
import { KeptText } from './kept-text.ts';
import { usePortal } from './portal-context.ts';
import type { SaveStatus } from './save-status.ts';

/** A text that is kept in the vault while a person types it. */
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
  /** Forgets the text in every tab; call it after what it belongs to was sent. */
  clear: () => Promise<void>;
  /**
   * Forgets what this page holds of it: after one of many was sent (a message, a card), or when nothing
   * typed is left. What another tab typed meanwhile stays.
   */
  drop: () => Promise<void>;
}

type Parse<T> = (stored: unknown) => T | undefined;

// Another key or another person is another text: not one render may show the old one under the new key.
const useKeptText = <T>(
  vault: Vault | null,
  key: string,
  initial: T,
  parse: Parse<T>,
): KeptText<T> => {
  const [current, setCurrent] = useState(() => new KeptText(vault, key, initial, parse));
  if (current.isOf(vault, key)) return current;
  const next = new KeptText(vault, key, initial, parse);
  setCurrent(next);
  return next;
};

/**
 * Keeps what a person types: noted with each keystroke, stored within a second, back after a reload,
 * a crash, a lost session or a lost network. `initial` is used where the vault has nothing. When the
 * key changes everything starts anew: what was typed stays under the old key and is never shown or
 * stored under the new one.
 *
 * @param key What the text belongs to, e.g. `review:${draftId}`; the person and site are added.
 * @param parse Reads a stored value; return undefined for one that no longer fits.
 * @example
 * const kept = useVault(`review:${id}`, '', (stored) => (typeof stored === 'string' ? stored : undefined));
 */
export const useVault = <T>(key: string, initial: T, parse: Parse<T>): Kept<T> => {
  const { vault } = usePortal();
  const text = useKeptText(vault, key, initial, parse);
  const state = useSyncExternalStore(text.subscribe, text.state);
  useEffect(() => text.open(), [text]);
  const other = state.newer && parse(state.newer.value);
  const newer =
    state.newer && other !== undefined
      ? {
          value: other,
          savedAt: new Date(state.newer.savedAt),
          take: () => text.take(other),
        }
      : undefined;
  return { ...state, newer, setValue: text.setValue, clear: text.clear, drop: text.drop };
};
