import {
  KeptForm,
  type KeptFormState,
  typedSince,
  useKeptForm,
} from '@portal/shared-ui/back-office';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { type HeldForm, letGoOfSent, useFormOver } from './lay-under.ts';

/** What is typed into a Formik form over a row that others change too. */
export interface KeptOver<V> {
  form: HeldForm<V>;
  kept: KeptFormState<Partial<V>>;
  /** Call it after a save: what was sent is let go of, what was typed meanwhile stays over the saved version. */
  letGo: (sent: V, saved: V, version: number) => Promise<void>;
}

/** Keeps the fields that were typed over a row on the device, until they are saved; the others follow the row. */
export const useKeptOver = <V extends object>(
  key: string,
  row: V,
  version: number,
): KeptOver<V> => {
  const form = useFormOver(row);
  // The reply knows the saved version before the page has read it.
  const [savedVersion, setSavedVersion] = useState(0);
  const kept = useKeptForm<Partial<V>>(key, row, Math.max(version, savedVersion));
  // Whoever waits for a reply goes on with what is kept by then.
  const latest = useRef(kept);
  useLayoutEffect(() => {
    latest.current = kept;
  });
  const goOn = (): void => latest.current.goOn();
  const letGo = async (sent: V, saved: V, at: number): Promise<void> => {
    setSavedVersion(at);
    const isTyped = letGoOfSent(form, sent, saved);
    goOn();
    if (!isTyped) await latest.current.clear();
  };
  return { form, kept: { ...kept, goOn }, letGo };
};

/** Stands in the form; only the fields that differ from the row are kept, so that an old copy brings back no others. */
export const KeptFields = <V extends object>({ kept }: Pick<KeptOver<V>, 'kept'>) => {
  const { initialValues } = useFormikContext<Partial<V>>();
  const keep = (values: Partial<V>): void => kept.keep(typedSince(initialValues, values));
  return <KeptForm kept={{ ...kept, keep }} />;
};
