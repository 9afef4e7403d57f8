import { optionLabel, type QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { FieldFrame, FieldGroup, type ControlProps } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asList, asText, type FieldInputProps } from './field-props.ts';
import { OptionList } from './option-list.tsx';
import { QuestionLabel } from './question-label.tsx';

const toOptions = (field: QuestionnaireField) =>
  field.options.map((option) => ({ label: optionLabel(field, option), value: option }));

/** One of several options from a list that opens. */
export const SelectInput = (props: FieldInputProps) => {
  const { field, number, value, error, isDisabled = false, onChange } = props;
  const { t } = useTranslation('questionnaires');
  const render = ({ status, ...control }: ControlProps): ReactNode => (
    <select
      {...control}
      className={`pui-text pui-text-area ${status === 'error' ? 'pui-text-wrong' : ''}`}
      value={asText(value)}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {/* An empty text is no choice: the list then shows its hint, which leads back where an answer may be missing. */}
      <option value="" hidden={field.required}>
        {field.placeholder || t('field.choose')}
      </option>
      {toOptions(field).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  return (
    <FieldFrame
      name={field.key}
      label={<QuestionLabel field={field} {...(number === undefined ? {} : { number })} />}
      isRequired={field.required}
      {...(field.help ? { help: field.help } : {})}
      {...(error ? { error } : {})}
    >
      {render}
    </FieldFrame>
  );
};

const GroupFrame = ({
  field,
  number,
  error,
  children,
}: Pick<FieldInputProps, 'field' | 'number' | 'error'> & { children: ReactNode }) => {
  const { t } = useTranslation('questionnaires');
  return (
    <FieldGroup
      name={field.key}
      legend={
        <>
          <QuestionLabel field={field} {...(number === undefined ? {} : { number })} />
          {!field.required && <span className="pui-optional"> {t('field.optional')}</span>}
        </>
      }
      {...(field.help ? { help: field.help } : {})}
      {...(error ? { error } : {})}
    >
      {children}
    </FieldGroup>
  );
};

/** A ticked option has no way back by itself; the first one has the focus after it. */
const ClearAnswer = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('questionnaires');
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <Button type="link" size="small" onClick={clear}>
      {t('field.clear')}
    </Button>
  );
};

/** One of several options that all stay in sight. */
export const RadioInput = ({ value, isDisabled = false, onChange, ...frame }: FieldInputProps) => {
  const { field } = frame;
  const chosen = asText(value);
  return (
    <GroupFrame {...frame}>
      <OptionList
        kind="radio"
        className="quest-options"
        chosen={[chosen]}
        isDisabled={isDisabled}
        name={`answer-${field.key}`}
        options={toOptions(field)}
        onChange={([option = '']) => onChange(option)}
      />
      {!field.required && !isDisabled && chosen !== '' && (
        <ClearAnswer onClear={() => onChange('')} />
      )}
    </GroupFrame>
  );
};

/** Any number of options. */
export const CheckboxInput = ({
  value,
  isDisabled = false,
  onChange,
  ...frame
}: FieldInputProps) => (
  <GroupFrame {...frame}>
    <OptionList
      kind="checkbox"
      className="quest-options"
      chosen={asList(value)}
      isDisabled={isDisabled}
      name={`answer-${frame.field.key}`}
      options={toOptions(frame.field)}
      onChange={onChange}
    />
  </GroupFrame>
);
