import { ApiError } from '@portal/shared-contracts';
import { focusField } from '@portal/shared-ui';
import type { FormikErrors, FormikProps } from 'formik';
import { useMemo, useRef, type RefObject } from 'react';

/** Values of a form that the server has refused, each with its reason. */
export interface RefusedValues<V> {
  /** Puts the reasons at their fields; false when the failure names none of them. */
  show: (error: unknown) => boolean;
  /** The reasons that still hold: a changed value has none. */
  check: (values: V) => FormikErrors<V>;
}

// After the next paint: a form that was folded into a line has its fields by then.
const focusFirst = (values: object, reasons: Readonly<Record<string, string>>): void => {
  const first = Object.keys(values).find((name) => name in reasons);
  if (first) requestAnimationFrame(() => focusField(first));
};

/** Remembers what the server refused of a form: the reason stands at its field until the value is changed. */
export const useRefusedValues = <V extends object>(
  form: RefObject<FormikProps<V> | null>,
): RefusedValues<V> => {
  const reasons = useRef(new Map<string, { value: unknown; reason: string }>());
  return useMemo(() => {
    const stillHolding = (values: V): [string, string][] =>
      [...reasons.current]
        .filter(([name, { value }]) => values[name as keyof V] === value)
        .map(([name, { reason }]) => [name, reason]);
    return {
      check: (values) => Object.fromEntries(stillHolding(values)) as FormikErrors<V>,
      show: (error) => {
        const { current } = form;
        if (!current || !(error instanceof ApiError)) return false;
        const named = Object.entries(error.errors).filter(([name]) => name in current.values);
        for (const [name, reason] of named)
          reasons.current.set(name, { value: current.values[name as keyof V], reason });
        const shown = named.map(([name]) => current.setFieldTouched(name, true, true));
        void Promise.all(shown).then(() => focusFirst(current.values, error.errors));
        return named.length > 0;
      },
    };
  }, [form]);
};
