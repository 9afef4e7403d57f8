import { usePortal, useVault } from '@portal/shared-contracts/react';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { parseChanges } from './kept-changes.ts';
import { typedSince } from './typed-since.ts';

interface Stored<V> {
  version: number;
  typed: Partial<V>;
}

/** What is typed into a form over a row that others change too. */
export interface KeptFormState<V> {
  /** Names the form on this device; with another one it starts anew. */
  key: string;
  /** Its fields as they are before anybody types, and the version of the row that they are of. */
  first: V;
  version: number;
  typed: Partial<V>;
  /** Whether it came from the device and not from the page. */
  isRestored: boolean;
  /** The version that was seen when typing began: a save against it tells what others did since. */
  baseVersion: number;
  keep: (values: V, isChanged: boolean) => void;
  /** Lets it go; call it after the form was sent. */
  clear: () => Promise<void>;
  /** The form shows what was saved, and over it what was typed on while it was on its way. */
  goOnFrom: (saved: Saved<V>, helpers: Pick<FormikHelpers<V>, 'resetForm' | 'setValues'>) => void;
  /** What others did was said: the next save goes over the newest version. */
  goOn: () => void;
}

interface Saved<V> {
  sent: V;
  /** What was saved, as the form shows it. */
  values: V;
  version?: number;
  /** Names what was saved, where that is a new row: what stays is kept under it. */
  key?: string;
}

const isTyped = (typed: object): boolean => Object.keys(typed).length > 0;

// Above every version: what stands there is then the page's own.
const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * What {@link KeptForm} keeps the form around it with.
 *
 * @param key - names the form on this device
 * @param first - its fields as they are before anybody types
 * @param version - of the row that the page shows; rows that nobody else changes have none
 */
export const useKeptForm = <V extends object>(
  key: string,
  first: V,
  version = 0,
): KeptFormState<V> => {
  const { vault } = usePortal();
  const kept = useVault<Stored<V>>(key, { version, typed: {} }, (stored) => {
    const { version: seen, typed } = (stored ?? {}) as Partial<Stored<V>>;
    return typeof seen === 'number'
      ? { version: seen, typed: parseChanges(first)(typed) }
      : undefined;
  });
  const { version: seen, typed } = kept.value;
  const baseVersion = isTyped(typed) && seen !== NEWEST ? seen : version;
  // Whoever waits for a reply goes on with what is typed by then.
  const latest = useRef(first);
  const clear = (): Promise<void> => {
    kept.setValue({ version, typed: {} });
    return kept.clear();
  };
  return {
    ...{ key, first, version, typed, isRestored: kept.isRestored, baseVersion, clear },
    keep: (values, isChanged) => {
      latest.current = values;
      if (isChanged) kept.setValue({ version: baseVersion, typed: values });
      else if (isTyped(typed)) void clear();
    },
    goOnFrom: ({ sent, values, version: saved = 0, key: under = key }, helpers) => {
      const left = typedSince(sent, latest.current);
      const next = { version: saved, typed: { ...values, ...left } };
      helpers.resetForm({ values });
      if (isTyped(left) && under !== key) vault?.note(under, next);
      if (!isTyped(left) || under !== key) return void clear();
      kept.setValue(next);
      void helpers.setValues(next.typed);
    },
    goOn: () => kept.setValue({ version: NEWEST, typed }),
  };
};

/**
 * Keeps what is typed into the Formik form around it until it is as it was, and brings it back after a reload. While
 * nothing is typed the form shows the row as it stands now.
 */
export const KeptForm = <V extends object>({ kept }: { kept: KeptFormState<V> }) => {
  const { values, dirty, setValues, resetForm } = useFormikContext<V>();
  const { key, version, first } = kept;
  const form = useRef({ key, version, isRestored: false, values, dirty: false });
  // Before the next paint: what is seen is already kept.
  useLayoutEffect(() => {
    const before = form.current;
    if (before.key !== key || (before.version !== version && !dirty)) {
      const isRestored = before.key === key && before.isRestored;
      form.current = { key, version, isRestored, values, dirty: false };
      return resetForm({ values: first });
    }
    if (kept.isRestored && !before.isRestored && !dirty) {
      before.isRestored = true;
      return void setValues({ ...values, ...kept.typed });
    }
    if (before.values === values && before.dirty === dirty) return;
    form.current = { ...before, values, dirty };
    kept.keep(values, dirty);
  });
  return null;
};
