import { typedSince } from '@portal/shared-ui/back-office';
import type { FormikProps } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lays what holds now under a form: whatever was typed after `seen` stays over it.
 *
 * @returns whether something was typed since
 */
const layUnder = <V extends object>(
  form: FormikProps<V>,
  { seen, now }: { seen: V; now: V },
  kept: Parameters<FormikProps<V>['resetForm']>[0] = {},
): boolean => {
  const mine = typedSince(seen, form.values);
  const isTyped = Object.keys(mine).length > 0;
  form.resetForm({ ...kept, values: now });
  if (isTyped) void form.setValues({ ...now, ...mine }, false);
  return isTyped;
};

/**
 * After a save the form starts from what was saved; whatever was typed while it was on its way stays.
 *
 * @param form - as Formik gives it by `innerRef`; a page that was left has none
 * @param sent - the fields as they left
 * @param saved - the same fields as the server has them now
 * @returns whether something was typed since
 */
export const letGoOfSent = <V extends object>(
  { current: form }: RefObject<FormikProps<V> | null>,
  sent: V,
  saved: V,
): boolean => form !== null && layUnder(form, { seen: sent, now: saved });

/** A form that follows its row when that is read again; whatever was typed over it stays. */
export const useFormOver = <V extends object>(row: V): RefObject<FormikProps<V> | null> => {
  const form = useRef<FormikProps<V>>(null);
  const content = JSON.stringify(row);
  useEffect(() => {
    if (!form.current) return;
    const { initialValues, errors, touched, submitCount, isSubmitting } = form.current;
    if (content === JSON.stringify(initialValues)) return;
    const said = { errors, touched, submitCount, isSubmitting };
    layUnder(form.current, { seen: initialValues, now: JSON.parse(content) as V }, said);
  }, [content]);
  return form;
};
