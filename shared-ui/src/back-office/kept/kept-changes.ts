import { useVault } from '@portal/shared-contracts/react';
import { useLayoutEffect, useRef } from 'react';
import { typedSince } from './typed-since.ts';

const isKind = (value: unknown, example: unknown): boolean =>
  typeof value === typeof example && Array.isArray(value) === Array.isArray(example);

/** Reads what was kept of a form; a field that is gone or became another kind of field is not used. */
export const parseChanges =
  <V extends object>(example: V) =>
  (stored: unknown): Partial<V> =>
    Object.fromEntries(
      Object.entries(stored ?? {}).filter(([name, value]) =>
        isKind(value, example[name as keyof V]),
      ),
    ) as Partial<V>;

interface Kept<V> {
  version: number;
  typed: Partial<V>;
}

/** What is typed over a row that others change too. */
export interface KeptChanges<V> {
  typed: Partial<V>;
  /** The version that was seen when typing began: a save against it tells what others did since. */
  baseVersion: number;
  type: (change: Partial<V>) => void;
  /** Lets one field go, or all of them. */
  forget: (field?: keyof V & string) => void;
  /** Lets go of what was saved; what was typed on while it was on its way stays, over the saved version. */
  forgetSent: (sent: Partial<V>, version: number) => void;
  /** From here on what is typed stands over a newer version. */
  moveTo: (version: number) => void;
}

/** Keeps the fields that were typed over a row of some version on the device, until they are saved or let go. */
export const useKeptChanges = <V extends object>(
  key: string,
  example: V,
  version: number,
): KeptChanges<V> => {
  const kept = useVault<Kept<V>>(key, { version: 0, typed: {} }, (stored) => {
    const { version: seen, typed } = (stored ?? {}) as Partial<Kept<V>>;
    return typeof seen === 'number'
      ? { version: seen, typed: parseChanges(example)(typed) }
      : undefined;
  });
  const { typed } = kept.value;
  // Whoever waits for a reply goes on with what is typed by then.
  const latest = useRef(kept.value);
  useLayoutEffect(() => {
    latest.current = kept.value;
  });
  const baseOf = ({ version: seen, typed: over }: Kept<V>): number =>
    Object.keys(over).length > 0 ? Math.min(seen, version) : version;
  const set = (next: Partial<V>, at = baseOf(latest.current)): void => {
    latest.current = { version: at, typed: next };
    kept.setValue(latest.current);
    if (Object.keys(next).length === 0) void kept.clear();
  };
  const without = (field: string): Partial<V> =>
    Object.fromEntries(
      Object.entries(latest.current.typed).filter(([name]) => name !== field),
    ) as Partial<V>;
  return {
    typed,
    baseVersion: baseOf(kept.value),
    type: (change) => set({ ...latest.current.typed, ...change }),
    forget: (field) => set(field === undefined ? {} : without(field)),
    forgetSent: (sent, saved) => set(typedSince(sent, latest.current.typed), saved),
    moveTo: (to) => set(latest.current.typed, to),
  };
};
