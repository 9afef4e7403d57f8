import { useId, type ReactNode } from 'react';
import { FieldNotes, noteIds } from './field-notes.tsx';

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Name for the links of an error summary. */
  name?: string;
  children: ReactNode;
}

/** Several controls that answer one question (radio buttons, check boxes) under one legend. */
export const FieldGroup = ({ legend, help, error, name, children }: FieldGroupProps) => {
  const id = useId();
  const describedBy = noteIds({ id, help, error });
  return (
    <fieldset
      className="pui-field pui-fieldset"
      {...(name ? { id: `field-${name}`, tabIndex: -1 } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <legend className="pui-label">{legend}</legend>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
};
