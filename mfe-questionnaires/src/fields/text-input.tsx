import { answerLength, type FieldType } from '@portal/shared-contracts/questionnaires';
import { FieldFrame, type ControlProps } from '@portal/shared-ui';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asText, type FieldInputProps } from './field-props.ts';
import { QuestionLabel } from './question-label.tsx';

const htmlTypes: Partial<Record<FieldType, string>> = { email: 'email', date: 'date' };

// Counting starts when the end is in sight; before that a number would only distract.
const COUNT_FROM = 0.8;

const useCounter = (props: FieldInputProps): ReactNode => {
  const { t } = useTranslation('questionnaires');
  const most = answerLength(props.field);
  const { length } = asText(props.value);
  return length > most * COUNT_FROM ? t('field.characters', { count: length, most }) : null;
};

/** A question that is answered with text, an e-mail address or a day. */
export const TextInput = (props: FieldInputProps) => {
  const { field, number, value, error, isDisabled = false, onChange } = props;
  const counter = useCounter(props);
  const take = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    onChange(event.target.value);
  const rest = {
    value: asText(value),
    placeholder: field.placeholder,
    disabled: isDisabled,
    onChange: take,
  };
  const render = (control: ControlProps): ReactNode =>
    field.type === 'textarea' ? (
      <TextArea {...control} {...rest} className="quest-long-answer" />
    ) : (
      <TextField
        {...control}
        {...rest}
        type={htmlTypes[field.type] ?? 'text'}
        autoComplete={field.type === 'email' ? 'email' : 'on'}
      />
    );
  const help = field.help || counter ? [field.help, counter].filter(Boolean).join(' ') : undefined;
  return (
    <FieldFrame
      name={field.key}
      label={<QuestionLabel field={field} {...(number === undefined ? {} : { number })} />}
      isRequired={field.required}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
    >
      {render}
    </FieldFrame>
  );
};
