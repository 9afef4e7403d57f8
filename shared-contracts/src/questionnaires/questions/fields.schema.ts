import { z } from '@portal/shared-contracts/schema';
import { limits } from '../../limits.ts';
import { timestamp } from '../../scalars.ts';

/** The nine kinds of field (SC-17): two that only show something, seven that ask. */
export const fieldTypes = [
  'section',
  'paragraph',
  'text',
  'textarea',
  'email',
  'date',
  'select',
  'radio',
  'checkbox',
] as const;

/** One of the nine kinds. */
export const fieldType = z.enum(fieldTypes);

/** Kind of a field. */
export type FieldType = z.infer<typeof fieldType>;

/** Most fields in one questionnaire and options in one field; far above any real form. */
export const fieldLimits = { fields: 300, options: 60, option: 500, text: 5000, key: 60 } as const;

/** One line of a questionnaire (SC-17). */
export const questionnaireField = z.object({
  type: fieldType,
  /** The question, the title of a section, or a paragraph, which may carry links. */
  text: z.string().max(fieldLimits.text),
  placeholder: z.string().max(limits.text.short).default(''),
  required: z.boolean().default(false),
  options: z.array(z.string().max(fieldLimits.option)).max(fieldLimits.options).default([]),
  /** What the options are called in the reader's language, in their order; answers carry the options themselves. */
  labels: z.array(z.string().max(fieldLimits.text)).max(fieldLimits.options).optional(),
  /** Stays with the question when it moves or is reworded, so that answers stay too. */
  key: z.string().max(fieldLimits.key).default(''),
  /** A line of help under the question. */
  help: z.string().max(limits.firm.questionHelp).optional(),
  /** Asked only when another question was answered with this value. */
  showIf: z
    .object({
      key: z.string().min(1).max(fieldLimits.key),
      equals: z.string().max(fieldLimits.option),
    })
    .optional(),
});

/** A field with its defaults filled in. */
export type QuestionnaireField = z.output<typeof questionnaireField>;

/** The fields of a questionnaire, a follow-up or a template, in their order. */
export const questionnaireFields = z.array(questionnaireField).max(fieldLimits.fields);

/** What the server answers when a list of questions was saved but not published. */
export const questionsSaved = z.object({
  status: z.literal(true),
  version: z.number().int().nonnegative(),
  savedAt: timestamp,
});

const choiceTypes: readonly FieldType[] = ['select', 'radio', 'checkbox'];

/** An option as it is shown to the reader. */
export const optionLabel = (
  field: Pick<QuestionnaireField, 'options' | 'labels'>,
  option: string,
): string => field.labels?.[field.options.indexOf(option)] ?? option;

/** Whether the field offers options. */
export const isChoice = (type: FieldType): boolean => choiceTypes.includes(type);

/** Whether the field asks something, as opposed to a section title or a paragraph. */
export const isQuestion = (type: FieldType): boolean => type !== 'section' && type !== 'paragraph';

const freeKey = (taken: ReadonlySet<string>, wanted: number): string => {
  for (let number = wanted; ; number += 1) if (!taken.has(`q${number}`)) return `q${number}`;
};

/** Gives each field without a key, or with one that an earlier field has, a key of its own. */
export const withFieldKeys = (fields: readonly QuestionnaireField[]): QuestionnaireField[] => {
  const reserved = new Set(fields.map((field) => field.key));
  const seen = new Set<string>();
  return fields.map((field, index) => {
    const isFree = field.key !== '' && !seen.has(field.key);
    const key = isFree ? field.key : freeKey(new Set([...reserved, ...seen]), index + 1);
    seen.add(key);
    return { ...field, key };
  });
};
