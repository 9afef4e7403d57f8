import {
  type FieldType,
  isChoice,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';

/** Everything that an editor can do to its list of questions. */
export type QuestionChange =
  | { kind: 'add'; type: FieldType; key: string }
  | { kind: 'edit'; key: string; part: Partial<QuestionnaireField> }
  | { kind: 'duplicate'; key: string; as: string }
  | { kind: 'remove'; key: string }
  | { kind: 'move'; key: string; to: number };

type Fields = readonly QuestionnaireField[];

/** A fresh line of this kind; a choice starts with two empty options. */
const newField = (type: FieldType, key: string): QuestionnaireField => ({
  type,
  key,
  text: '',
  placeholder: '',
  required: false,
  options: isChoice(type) ? ['', ''] : [],
});

const move = (fields: Fields, key: string, to: number): Fields => {
  const moved = fields.find((field) => field.key === key);
  if (!moved) return fields;
  const rest = fields.filter((field) => field.key !== key);
  const index = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, index), moved, ...rest.slice(index)];
};

const withOptions = (field: QuestionnaireField): QuestionnaireField =>
  isChoice(field.type) && field.options.length === 0 ? { ...field, options: ['', ''] } : field;

/** The list after a change; a change to a line that is gone alters nothing. */
export const changeQuestions = (fields: Fields, change: QuestionChange): Fields => {
  switch (change.kind) {
    case 'add':
      return [...fields, newField(change.type, change.key)];
    case 'edit':
      return fields.map((field) =>
        field.key === change.key ? withOptions({ ...field, ...change.part }) : field,
      );
    case 'duplicate': {
      const index = fields.findIndex((field) => field.key === change.key);
      const source = fields[index];
      if (!source) return fields;
      return [
        ...fields.slice(0, index + 1),
        { ...source, key: change.as },
        ...fields.slice(index + 1),
      ];
    }
    case 'remove':
      return fields.filter((field) => field.key !== change.key);
    case 'move':
      return move(fields, change.key, change.to);
  }
};
