import { useField } from 'formik';
import type { ReactNode } from 'react';
import { afterRelease } from './after-release.ts';
import { FieldFrame, type ControlProps, type FieldFrameProps } from './field-frame.tsx';

/** Props of {@link FormField}. */
export interface FormFieldProps<T> extends Omit<FieldFrameProps, 'children' | 'error'> {
  children: (
    control: ControlProps & { value: T; onBlur: () => void },
    set: (value: T) => void,
  ) => ReactNode;
}

/**
 * One Formik field with its frame; the error shows after the field was touched.
 * @example
 * <FormField<string> name="email" label={t('email')} isRequired>
 *   {(control, set) => <Input {...control} type="email" onChange={(event) => set(event.target.value)} />}
 * </FormField>
 */
export const FormField = <T,>({ children, name, ...frame }: FormFieldProps<T>) => {
  const [field, meta, helpers] = useField<T>(name);
  const error = meta.touched && meta.error ? meta.error : undefined;
  return (
    <FieldFrame {...frame} name={name} {...(error ? { error } : {})}>
      {(control) =>
        children(
          {
            ...control,
            value: field.value,
            onBlur: () => afterRelease(() => void helpers.setTouched(true)),
          },
          (value) => void helpers.setValue(value),
        )
      }
    </FieldFrame>
  );
};
