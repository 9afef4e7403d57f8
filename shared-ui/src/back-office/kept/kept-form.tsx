import { useVault } from '@portal/shared-contracts/react';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { parseChanges } from './kept-changes.ts';

interface Stored<V> {
  version: number;
  typed: Partial<V>;
}

/** What is typed into a form over a row that others change too. */
export interface KeptFormState<V> {
  typed: Partial<V>;
  /** Whether it came from the device and not from the page. */
  isRestored: boolean;
  /** The version that was seen when typing began: a save against it tells what others did since. */
  baseVersion: number;
  keep: (values: V) => void;
  /** Lets it go; call it after the form was sent. */
  clear: () => Promise<void>;
  /** What others did was said: the next save goes over the newest version. */
  goOn: () => void;
}

const isTyped = (typed: object): boolean => Object.keys(typed).length > 0;

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
  const kept = useVault<Stored<V>>(key, { version, typed: {} }, (stored) => {
    const { version: seen, typed } = (stored ?? {}) as Partial<Stored<V>>;
    return typeof seen === 'number'
      ? { version: seen, typed: parseChanges(first)(typed) }
      : undefined;
  });
  const { version: seen, typed } = kept.value;
  const baseVersion = isTyped(typed) ? Math.min(seen, version) : version;
  return {
    typed,
    isRestored: kept.isRestored,
    baseVersion,
    keep: (values) => kept.setValue({ version: baseVersion, typed: values }),
    clear: kept.clear,
    // Above every version: what stands there is then the page's own.
    goOn: () => kept.setValue({ version: Number.MAX_SAFE_INTEGER, typed }),
  };
};

/** Keeps what is typed into the Formik form around it until it is as it was, and brings it back after a reload. */
export const KeptForm = <V extends object>({ kept }: { kept: KeptFormState<V> }) => {
  const { values, dirty, setValues } = useFormikContext<V>();
  const isRestored = useRef(false);
  const seen = useRef({ values, dirty: false });
  // Before the next paint: what is seen is already kept.
  useLayoutEffect(() => {
    if (kept.isRestored && !isRestored.current && !dirty) {
      isRestored.current = true;
      return void setValues({ ...values, ...kept.typed });
    }
    const before = seen.current;
    if (before.values === values && before.dirty === dirty) return;
    seen.current = { values, dirty };
    if (dirty) kept.keep(values);
    else if (before.dirty) void kept.clear();
  });
  return null;
};
