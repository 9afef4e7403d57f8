import type { ReactNode } from 'react';

/** Props of {@link FieldNotes}. */
export interface FieldNotesProps {
  /** Beginning of the ids under which the field names its notes. */
  id: string;
  help?: ReactNode;
  error?: ReactNode;
}

/** Ids of the notes that are there, for `aria-describedby`; empty without notes. */
export const noteIds = ({ id, help, error }: FieldNotesProps): string =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');

/** The texts below a field: how to fill it, and what is wrong with it. */
export const FieldNotes = ({ id, help, error }: FieldNotesProps) => (
  <>
    {help && (
      <div className="pui-help" id={`${id}-help`}>
        {help}
      </div>
    )}
    {error && (
      <div className="pui-field-error" id={`${id}-error`}>
        {error}
      </div>
    )}
  </>
);
