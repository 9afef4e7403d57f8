import { fails, readPart, Schema, type Problem } from './schema.ts';

/** The fields of an object. */
export type Shape = Readonly<Record<string, Schema>>;

/** Whether a value has fields of its own. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readField = (
  schema: Schema,
  from: Record<string, unknown>,
  key: string,
  problems: Problem[],
): { readonly value: unknown } | undefined => {
  const { given, mayLack = false } = schema.absence;
  const isPresent = key in from;
  if (!isPresent && mayLack && given === 'optional') return undefined;
  const before = problems.length;
  const value = readPart(schema, from[key], key, problems);
  if (isPresent) return { value };
  const hasFailed = problems.length > before;
  if (hasFailed && given !== undefined && mayLack) {
    problems.length = before;
    return undefined;
  }
  if (given === undefined) {
    if (!hasFailed)
      problems.push({ code: 'invalid_type', path: [key], message: 'missing', isFatal: true });
    return undefined;
  }
  if (value !== undefined || (given === 'defaulted' && !mayLack)) return { value };
  return undefined;
};

/** A schema of an object: fields that it does not list are left out, or refused where it is strict. */
export class ObjectSchema extends Schema {
  readonly shape: Shape;
  readonly isStrict: boolean;
  constructor(shape: Shape, isStrict: boolean) {
    const fields = Object.entries(shape);
    super((value, problems) => {
      if (!isObject(value)) return fails(problems, 'invalid_type', 'no object');
      const read: Record<string, unknown> = {};
      for (const [key, schema] of fields) {
        const field = readField(schema, value, key, problems);
        if (field) read[key] = field.value;
      }
      if (isStrict && Object.keys(value).some((key) => !Object.hasOwn(shape, key)))
        fails(problems, 'unrecognized_keys', 'unknown fields');
      return read;
    });
    this.shape = shape;
    this.isStrict = isStrict;
  }

  extend(more: Shape): ObjectSchema {
    return new ObjectSchema({ ...this.shape, ...more }, this.isStrict);
  }

  partial(): ObjectSchema {
    const fields = Object.entries(this.shape).map(([key, schema]) => [key, schema.optional()]);
    return new ObjectSchema(Object.fromEntries(fields) as Shape, this.isStrict);
  }

  pick(names: Readonly<Record<string, true>>): ObjectSchema {
    return keeping(this, (key) => Object.hasOwn(names, key));
  }

  omit(names: Readonly<Record<string, true>>): ObjectSchema {
    return keeping(this, (key) => !Object.hasOwn(names, key));
  }
}

const keeping = (
  { shape, isStrict }: ObjectSchema,
  isKept: (key: string) => boolean,
): ObjectSchema =>
  new ObjectSchema(
    Object.fromEntries(Object.entries(shape).filter(([key]) => isKept(key))),
    isStrict,
  );
