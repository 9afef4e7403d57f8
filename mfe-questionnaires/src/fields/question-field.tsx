import type { AnswerValue, FieldType } from '@portal/shared-contracts/questionnaires';
import { memo, type ComponentType } from 'react';
import { CheckboxInput, RadioInput, SelectInput } from './choice-input.tsx';
import type { FieldInputProps } from './field-props.ts';
import { FieldText } from './field-text.tsx';
import { TextInput } from './text-input.tsx';
import './fields.css';

const Paragraph = ({ field }: FieldInputProps) => (
  <div className="quest-paragraph">
    <FieldText text={field.text} />
  </div>
);

const Heading = ({ field }: FieldInputProps) => <h3 className="quest-heading">{field.text}</h3>;

const inputs: Record<FieldType, ComponentType<FieldInputProps>> = {
  section: Heading,
  paragraph: Paragraph,
  text: TextInput,
  textarea: TextInput,
  email: TextInput,
  date: TextInput,
  select: SelectInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
};

/** Props of {@link QuestionField}. */
interface QuestionFieldProps extends Omit<FieldInputProps, 'onChange'> {
  /** The same function at every render: only then a long section draws one line per keystroke. */
  onAnswer: (key: string, value: AnswerValue) => void;
}

/** One line of a questionnaire of any of the nine kinds (SC-17). */
export const QuestionField = memo(({ onAnswer, ...props }: QuestionFieldProps) => {
  const { key, type } = props.field;
  const Input = inputs[type];
  return (
    <div className="quest-field" data-field={key}>
      <Input {...props} onChange={(value) => onAnswer(key, value)} />
    </div>
  );
});
