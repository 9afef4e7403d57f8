import { cloneElement, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** Another id of the control, where two forms of one page have a field of this name. */
  controlId?: string;
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
  controlId = `field-${name}`,
  children,
}: FieldFrameProps) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const describedBy = noteIds({ id, help, error });
  const control: ControlProps = {
    id: controlId,
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
