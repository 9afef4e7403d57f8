import { useField } from 'formik';
import { cloneElement, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterRelease } from './after-release.ts';
import { FieldNotes, noteIds } from './field-notes.tsx';

/** What a field passes to its control. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  status?: 'error';
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Shown below the control, before anything is wrong. */
  help?: ReactNode;
  /** What is wrong, in words. */
  error?: string;
  isRequired?: boolean;
  name: string;
  /** The control; gets id, description and state. */
  children: ReactElement<ControlProps> | ((control: ControlProps) => ReactNode);
}

/** Label above, help below, error in words, around a control without Formik. */
export const FieldFrame = ({
  label,
  help,
  error,
  isRequired = false,
  name,
  children,
}: FieldFrameProps) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const describedBy = noteIds({ id, help, error });
  const control: ControlProps = {
    id: `field-${name}`,
    name,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true, status: 'error' as const } : {}),
    ...(isRequired ? { 'aria-required': true } : {}),
  };
  return (
    <div className="pui-field">
      <label className="pui-label" htmlFor={control.id}>
        {label}
        {!isRequired && <span className="pui-optional"> {t('optional')}</span>}
      </label>
      {typeof children === 'function'
        ? children(control)
        : isValidElement(children) && cloneElement(children, control)}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
};

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
