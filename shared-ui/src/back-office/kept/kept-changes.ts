import { usePortal, useVault } from '@portal/shared-contracts/react';
import { useLayoutEffect, useRef } from 'react';
import { changesFrom } from './changes-from.ts';

// What may be empty says nothing of its kind while it is.
const isKind = (value: unknown, example: unknown): boolean =>
  value === null ||
  example === null ||
  (typeof value === typeof example && Array.isArray(value) === Array.isArray(example));

/** Reads what was kept of a form; a field that is gone or became another kind of field is not used. */
export const parseChanges =
  <V extends object>(example: V) =>
  (stored: unknown): Partial<V> =>
    Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        ([name, value]) => name in example && isKind(value, example[name as keyof V]),
      ),
    ) as Partial<V>;

interface Kept<V> {
  version: number;
  typed: Partial<V>;
  /** The typed fields as they stood when typing began. */
  seen: Partial<V>;
}

const NOTHING = { version: 0, typed: {}, seen: {} };

const parseKept =
  <V extends object>(shown: V) =>
  (stored: unknown): Kept<V> => {
    const read = parseChanges(shown);
    const { version, typed, seen } = (stored ?? {}) as Partial<Kept<V>>;
    return typeof version === 'number'
      ? { version, typed: read(typed), seen: read(seen) }
      : // Kept by a release that noted no version: whoever saves it is asked about what others did.
        { ...NOTHING, typed: read(stored) };
  };

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

const pick = <V extends object>(fields: Partial<V>, names: object): Partial<V> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in names)) as Partial<V>;

/** What is typed over a row that others change too. */
export interface KeptChanges<V> {
  typed: Partial<V>;
  /** The typed fields as they stood when typing began: what tells whether others changed the same. */
  seen: Partial<V>;
  /** The version that was seen when typing began: a save against it tells what others did since. */
  baseVersion: number;
  /** False until it was read what was kept. */
  isReady: boolean;
  type: (change: Partial<V>) => void;
  /** Lets one field go, or all of them. */
  forget: (field?: keyof V & string) => void;
  /**
   * Lets go of what was saved; what was typed on while it was on its way stays, over the saved version. A new row has
   * another key once it is saved: what stays is kept under that one. Says whether anything stays.
   */
  forgetSent: (sent: Partial<V>, version: number, key?: string) => boolean;
  /** From here on what is typed stands over a newer version, and over its fields where they are named. */
  moveTo: (version: number, now?: Partial<V>) => void;
}

/**
 * Keeps the fields that were typed over a row of some version on the device, until they are saved or let go.
 *
 * @param key - names the row on this device; another one starts anew
 * @param shown - its fields as the page shows them before anybody types
 * @param version - of the row that the page shows; rows that nobody else changes have none
 */
export const useKeptChanges = <V extends object>(
  key: string,
  shown: V,
  version: number,
): KeptChanges<V> => {
  const { vault } = usePortal();
  const kept = useVault<Kept<V>>(key, NOTHING, parseKept(shown));
  // Whoever waits for a reply goes on with what is typed by then.
  const latest = useRef(kept.value);
  useLayoutEffect(() => {
    latest.current = kept.value;
  });
  const baseOf = ({ version: base, typed }: Kept<V>): number => (isEmpty(typed) ? version : base);
  const set = (typed: Partial<V>, base: number, seen: Partial<V>): void => {
    latest.current = { version: base, typed, seen: pick(seen, typed) };
    kept.setValue(latest.current);
    if (isEmpty(typed)) void kept.drop();
  };
  return {
    typed: kept.value.typed,
    seen: kept.value.seen,
    baseVersion: baseOf(kept.value),
    isReady: kept.isReady,
    type: (change) => {
      const { typed, seen } = latest.current;
      set({ ...typed, ...change }, baseOf(latest.current), { ...pick(shown, change), ...seen });
    },
    forget: (field) => {
      const { typed, seen } = latest.current;
      const rest = Object.entries(typed).filter(([name]) => field !== undefined && name !== field);
      set(Object.fromEntries(rest) as Partial<V>, baseOf(latest.current), seen);
    },
    forgetSent: (sent, saved, under = key) => {
      const left = changesFrom(sent, latest.current.typed);
      const seen = { ...latest.current.seen, ...sent };
      const isLeft = !isEmpty(left);
      if (isLeft && under !== key)
        vault?.note(under, { version: saved, typed: left, seen: pick(seen, left) });
      set(under === key ? left : {}, saved, seen);
      return isLeft;
    },
    moveTo: (to, now = {}) => {
      const { typed, seen } = latest.current;
      set(typed, to, { ...seen, ...now });
    },
  };
};
