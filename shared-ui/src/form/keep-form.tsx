import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/** Passes every change of the Formik form around it to `onChange`; the values it starts with are no change. */
export const KeepForm = <Values,>({ onChange }: { onChange: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>();
  const kept = useRef(values);
  // Before the next paint: what is seen is already kept.
  useLayoutEffect(() => {
    if (kept.current === values) return;
    kept.current = values;
    onChange(values);
  });
  return null;
};
