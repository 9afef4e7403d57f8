import { fails, firstOf, readPart, Schema } from './schema.ts';
import { isObject, type ObjectSchema } from './objects.ts';

/** A schema of listed values. */
export class ChoiceSchema extends Schema {
  readonly options: readonly unknown[];
  constructor(options: readonly unknown[]) {
    const known = new Set(options);
    super((value, problems) =>
      known.has(value) ? value : fails(problems, 'invalid_value', 'none of the values'),
    );
    this.options = options;
  }
}

/** One of the listed words. */
export const choice = (options: readonly string[]): ChoiceSchema => new ChoiceSchema(options);

/** Exactly this value, or one of these. */
export const literal = (value: unknown): ChoiceSchema =>
  new ChoiceSchema(Array.isArray(value) ? (value as unknown[]) : [value]);

/** The first schema that takes the value reads it. */
export const firstFitting = (options: readonly Schema[]): Schema => firstOf(options);

/** The object whose field `key` has the value's own word reads it. */
export const fittingByKey = (key: string, options: readonly ObjectSchema[]): Schema => {
  const byWord = new Map<unknown, Schema>();
  for (const option of options) {
    const words = option.shape[key];
    if (words instanceof ChoiceSchema) for (const word of words.options) byWord.set(word, option);
  }
  const unknown = new Schema((_, problems) => fails(problems, 'invalid_union', 'no such shape'));
  return new Schema((value, problems) => {
    if (!isObject(value)) return fails(problems, 'invalid_type', 'no object');
    const word = value[key];
    const option = byWord.get(word);
    return option ? option.read(value, problems) : readPart(unknown, word, key, problems);
  });
};
