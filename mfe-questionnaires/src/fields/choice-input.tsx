import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { optionLabel, type QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { FieldFrame, FieldGroup, type ControlProps } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asList, asText, type FieldInputProps } from './field-props.ts';
import { QuestionLabel } from './question-label.tsx';

const toOptions = (field: QuestionnaireField) =>
  field.options.map((option) => ({ label: optionLabel(field, option), value: option }));

/** One of several options from a list that opens. */
export const SelectInput = (props: FieldInputProps) => {
  const { field, number, value, error, isDisabled = false, onChange } = props;
  const { t } = useTranslation('questionnaires');
  const render = ({ name: _name, ...control }: ControlProps): ReactNode => (
    <Select
      {...control}
      // An empty text is no choice: the list then shows its hint.
      value={asText(value) || undefined}
      placeholder={field.placeholder || t('field.choose')}
      disabled={isDisabled}
      allowClear={!field.required}
      virtual={false}
      options={toOptions(field)}
      onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
    />
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

/** One of several options that all stay in sight. */
export const RadioInput = ({ value, isDisabled = false, onChange, ...frame }: FieldInputProps) => (
  <GroupFrame {...frame}>
    <Radio.Group
      className="quest-options"
      value={asText(value)}
      disabled={isDisabled}
      name={`answer-${frame.field.key}`}
      options={toOptions(frame.field)}
      onChange={(event) => onChange(String(event.target.value))}
    />
  </GroupFrame>
);

/** Any number of options. */
export const CheckboxInput = ({
  value,
  isDisabled = false,
  onChange,
  ...frame
}: FieldInputProps) => (
  <GroupFrame {...frame}>
    <Checkbox.Group
      className="quest-options"
      value={asList(value)}
      disabled={isDisabled}
      options={toOptions(frame.field)}
      onChange={(chosen) => onChange(chosen.map(String))}
    />
  </GroupFrame>
);
