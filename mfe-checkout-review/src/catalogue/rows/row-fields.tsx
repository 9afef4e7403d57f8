import { FieldFrame, type ControlProps } from '@portal/shared-ui';
import { KeepOrTake } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { RowForm } from './use-row-form.ts';

interface FrameProps<Values extends object> {
  form: RowForm<Values>;
  field: keyof Values & string;
  label: string;
  help?: string | undefined;
  isRequired?: boolean;
}

/** Whose value stands, where somebody else changed the same field meanwhile (BO-114). */
export const RowStale = <Values extends object>({
  form,
  field,
  label,
}: Pick<FrameProps<Values>, 'form' | 'field' | 'label'>) =>
  form.isStale && form.errors[field] ? (
    <div className="cat-stale">
      <KeepOrTake
        field={label}
        onKeep={() => form.keepMine(field)}
        onTake={() => form.takeTheirs(field)}
      />
    </div>
  ) : null;

/** A field of a row around any control. */
export const RowField = <Values extends object>({
  form,
  field,
  label,
  help,
  isRequired = false,
  children,
}: FrameProps<Values> & { children: (control: ControlProps) => ReactNode }) => {
  const error = form.errors[field];
  return (
    <>
      <FieldFrame
        name={field}
        label={label}
        isRequired={isRequired}
        {...(help ? { help } : {})}
        {...(error ? { error } : {})}
      >
        {children}
      </FieldFrame>
      <RowStale form={form} field={field} label={label} />
    </>
  );
};

interface LineProps<Values extends object> extends FrameProps<Values> {
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  suffix?: string;
  prefix?: string;
  maxLength?: number;
  /** How what is typed is written, e.g. in capitals. */
  as?: (typed: string) => string;
}

/** A field of a row that is one line of text. */
export const RowLine = <F extends string, Values extends Record<F, string>>({
  type = 'text',
  inputMode,
  suffix,
  prefix,
  maxLength,
  as = (typed) => typed,
  ...frame
}: LineProps<Values> & { field: F }) => {
  const { form, field } = frame;
  return (
    <RowField {...frame}>
      {(control) => (
        <TextField
          {...control}
          type={type}
          {...(inputMode ? { inputMode } : {})}
          {...(suffix ? { suffix } : {})}
          {...(prefix ? { prefix } : {})}
          {...(maxLength ? { maxLength } : {})}
          value={form.values[field]}
          onChange={({ target }) => form.type(field, as(target.value) as Values[F])}
        />
      )}
    </RowField>
  );
};
