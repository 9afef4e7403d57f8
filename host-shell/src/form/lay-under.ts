import { typedSince } from '@portal/shared-ui/back-office';
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

/** Lays what holds now under a form: whatever was typed after `seen` stays over it. */
const layUnder = <V extends object>(
  form: FormikProps<V>,
  { seen, now }: { seen: V; now: V },
  said: Parameters<FormikProps<V>['resetForm']>[0] = {},
): boolean => {
  const mine = typedSince(seen, form.values);
  const isTyped = Object.keys(mine).length > 0;
  form.resetForm({ ...said, values: now });
  if (isTyped) void form.setValues({ ...now, ...mine }, false);
  return isTyped;
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
): boolean => form !== null && layUnder(form, { seen: sent, now: saved });

/** A form that follows its row when that is read again; whatever was typed over it stays. */
export const useFormOver = <V extends object>(row: V): HeldForm<V> => {
  const form = useHeldForm<V>();
  const { current } = form;
  const content = JSON.stringify(row);
  useEffect(() => {
    if (!current.current) return;
    const { initialValues, errors, touched, submitCount, isSubmitting } = current.current;
    if (content === JSON.stringify(initialValues)) return;
    const said = { errors, touched, submitCount, isSubmitting };
    layUnder(current.current, { seen: initialValues, now: JSON.parse(content) as V }, said);
  }, [content, current]);
  return form;
};
