import { changesFrom } from '@portal/shared-ui/back-office';
import type { FormikProps } from 'formik';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The form as it stands, also for whoever comes back from a wait. */
export interface HeldForm<V> {
  current: RefObject<FormikProps<V> | null>;
  /** For the form's `innerRef`. */
  hold: (form: FormikProps<V> | null) => void;
}

/** Holds on to a Formik form; after the page was left it still says what was typed last. */
export const useHeldForm = <V extends object>(): HeldForm<V> => {
  const current = useRef<FormikProps<V>>(null);
  const hold = useCallback((form: FormikProps<V> | null) => {
    if (form) current.current = form;
  }, []);
  return { current, hold };
};

/**
 * After a save the form starts from what was saved; whatever was typed while it was on its way stays.
 *
 * @param sent - the fields as they left
 * @param saved - the same fields as the server has them now
 * @returns whether something was typed since
 */
export const letGoOfSent = <V extends object>(
  { current: { current: form } }: HeldForm<V>,
  sent: V,
  saved: V,
): boolean => {
  if (!form) return false;
  const left = changesFrom(sent, form.values);
  const isTyped = Object.keys(left).length > 0;
  form.resetForm({ values: saved });
  if (isTyped) void form.setValues({ ...saved, ...left }, false);
  return isTyped;
};

/**
 * What was saved elsewhere, in another tab for one, reaches the fields that nobody has touched here; the next save would
 * otherwise take it back.
 *
 * @param saved - the fields as the server has them
 */
export const useSavedElsewhere = <V extends object>(form: HeldForm<V>, saved: V): void => {
  const known = useRef(saved);
  useEffect(() => {
    const before = known.current;
    known.current = saved;
    if (Object.keys(changesFrom(before, saved)).length > 0) letGoOfSent(form, before, saved);
  });
};
