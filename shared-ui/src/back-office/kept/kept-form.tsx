import { usePortal, useVault } from '@portal/shared-contracts/react';
import { type FormikHelpers, type FormikProps, useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { parseChanges } from './kept-changes.ts';
import { changesFrom } from './changes-from.ts';

interface Stored<V> {
  version: number;
  typed: Partial<V>;
}

interface Saved<V> {
  sent: V;
  /** What was saved, as the form shows it. */
  values: V;
  version?: number;
  /** Names what was saved, where that is a new row: what stays is kept under it. */
  key?: string;
}

/** What is typed into a form over a row that others change too. */
export interface KeptFormState<V> {
  /** Names the form on this device; with another one it starts anew. */
  key: string;
  /** The fields of the row as it stands. */
  row: V;
  typed: Partial<V>;
  /** Whether it came from the device and not from the page. */
  isRestored: boolean;
  /** The version that was seen when typing began: a save against it tells what others did since. */
  baseVersion: number;
  /** What the form started from: the row, or what was saved last. */
  start: () => V;
  keep: (form: Pick<FormikProps<V>, 'values' | 'initialValues'>) => void;
  /** Lets it go; call it after the form was sent. */
  clear: () => Promise<void>;
  /** The form shows what was saved, and over it what was typed on while it was on its way. */
  goOnFrom: (saved: Saved<V>, helpers: Pick<FormikHelpers<V>, 'resetForm' | 'setValues'>) => void;
  /** What others did was said: the next save goes over the newest version. */
  goOn: () => void;
}

const isTyped = (typed: object): boolean => Object.keys(typed).length > 0;

// Above every version: what stands there is then the page's own.
const NEWEST = Number.MAX_SAFE_INTEGER;

const parseStored =
  <V extends object>(row: V) =>
  (stored: unknown): Stored<V> | undefined => {
    const { version, typed } = (stored ?? {}) as Partial<Stored<V>>;
    return typeof version === 'number' ? { version, typed: parseChanges(row)(typed) } : undefined;
  };

/** The version of a row; the reply to a save knows it before the page has read it. */
const useNewestVersion = (key: string, version: number) => {
  const [saved, setSaved] = useState({ key, version });
  const newest = saved.key === key ? Math.max(saved.version, version) : version;
  return [newest, (next: number) => setSaved({ key, version: next })] as const;
};

/**
 * What {@link KeptForm} keeps the form around it with: the fields that differ from the row, until they are saved.
 *
 * @param key - names the form on this device
 * @param row - its fields as they are before anybody types
 * @param version - of the row that the page shows; rows that nobody else changes have none
 */
export const useKeptForm = <V extends object>(
  key: string,
  row: V,
  version = 0,
): KeptFormState<V> => {
  const { vault } = usePortal();
  const [newest, setNewest] = useNewestVersion(key, version);
  const kept = useVault<Stored<V>>(key, { version, typed: {} }, parseStored(row));
  const { version: seen, typed } = kept.value;
  const baseVersion = isTyped(typed) && seen !== NEWEST ? seen : newest;
  // Whoever waits for a reply goes on with what is typed by then.
  const form = useRef({ values: row, initialValues: row });
  const stored = useRef(typed);
  useLayoutEffect(() => {
    stored.current = typed;
  });
  const clear = (): Promise<void> => {
    kept.setValue({ version: newest, typed: {} });
    return kept.drop();
  };
  return {
    ...{ key, row, typed, isRestored: kept.isRestored, baseVersion, clear },
    start: () => form.current.initialValues,
    keep: ({ values, initialValues }) => {
      form.current = { values, initialValues };
      const changed = changesFrom(initialValues, values);
      if (isTyped(changed)) kept.setValue({ version: baseVersion, typed: changed });
      else if (isTyped(typed)) void clear();
    },
    goOnFrom: ({ sent, values, version: saved = 0, key: under = key }, helpers) => {
      const left = { version: saved, typed: changesFrom(sent, form.current.values) };
      form.current = { values: { ...values, ...left.typed }, initialValues: values };
      setNewest(saved);
      helpers.resetForm({ values });
      if (isTyped(left.typed) && under !== key) vault?.note(under, left);
      if (!isTyped(left.typed) || under !== key) return void clear();
      kept.setValue(left);
      void helpers.setValues(form.current.values);
    },
    goOn: () => kept.setValue({ version: NEWEST, typed: stored.current }),
  };
};

/** The row was read again: it goes under the form, and what was typed stays over it, with what was said of it. */
const layUnder = <V extends object>(form: FormikProps<V>, row: V): void => {
  const { initialValues, values, errors, touched, submitCount, isSubmitting } = form;
  const mine = changesFrom(initialValues, values);
  form.resetForm({ values: row, errors, touched, submitCount, isSubmitting });
  if (isTyped(mine)) void form.setValues({ ...row, ...mine }, false);
};

/**
 * Keeps what is typed into the Formik form around it until it is as it was, and brings it back after a reload. Fields
 * in which nothing was typed show the row as it stands now.
 */
export const KeptForm = <V extends object>({ kept }: { kept: KeptFormState<V> }) => {
  const form = useFormikContext<V>();
  const { values, initialValues, dirty } = form;
  const { key, row } = kept;
  const content = JSON.stringify(row);
  const last = useRef({ key, content, isRestored: false, values, initialValues });
  // Before the next paint: what is seen is already kept.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ...before, key, content, values, initialValues };
    if (before.key !== key) {
      last.current.isRestored = false;
      return form.resetForm({ values: row });
    }
    if (before.content !== content && content !== JSON.stringify(initialValues))
      return layUnder(form, row);
    if (kept.isRestored && !before.isRestored && !dirty) {
      last.current.isRestored = true;
      return void form.setValues({ ...values, ...kept.typed });
    }
    if (before.values !== values || before.initialValues !== initialValues) kept.keep(form);
  });
  return null;
};
