import type { FieldType } from '@portal/shared-contracts/questionnaires';
import type { ComponentType } from 'react';
import { CheckboxInput, RadioInput, SelectInput } from './choice-input.tsx';
import type { FieldInputProps } from './field-props.ts';
import { LinkedText } from './linked-text.tsx';
import { TextInput } from './text-input.tsx';
import './fields.css';

function Paragraph({ field }: FieldInputProps) {
  return (
    <div className="quest-paragraph">
      <LinkedText text={field.text} />
    </div>
  );
}

function Heading({ field }: FieldInputProps) {
  return <h3 className="quest-heading">{field.text}</h3>;
}

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

/** One line of a questionnaire of any of the nine kinds (SC-17). */
export function QuestionField(props: FieldInputProps) {
  const Input = inputs[props.field.type];
  return (
    <div className="quest-field" data-field={props.field.key}>
      <Input {...props} />
    </div>
  );
}
