import { ChoiceSchema } from './choices.ts';
import { isObject } from './objects.ts';
import { fails, readPart, Schema } from './schema.ts';

/** A schema of a list with the checks that contracts use. */
class ListSchema extends Schema {
  min(least: number): this {
    return this.holds(
      ({ length }: readonly unknown[]) => length >= least,
      'too_small',
      `under ${least} entries`,
    );
  }

  max(most: number): this {
    return this.holds(
      ({ length }: readonly unknown[]) => length <= most,
      'too_big',
      `over ${most} entries`,
    );
  }

  length(exact: number): this {
    return this.min(exact).max(exact);
  }
}

/** A list whose entries are all of one kind. */
export const list = (entry: Schema): ListSchema =>
  new ListSchema((value, problems) =>
    Array.isArray(value)
      ? Array.from(value, (one: unknown, index) => readPart(entry, one, index, problems))
      : fails(problems, 'invalid_type', 'no list'),
  );

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (!isObject(value)) return false;
  const { constructor } = value;
  if (typeof constructor !== 'function') return true;
  const prototype: unknown = constructor.prototype;
  return isObject(prototype) && Object.hasOwn(prototype, 'isPrototypeOf');
};

/** Keys and values of one kind each; listed keys are all there and no others. */
export const record = (key: Schema, entry: Schema): Schema =>
  new Schema((value, problems) => {
    if (!isPlain(value)) return fails(problems, 'invalid_type', 'no record');
    const listed = key instanceof ChoiceSchema ? (key.options as readonly string[]) : undefined;
    const read: Record<string, unknown> = {};
    for (const name of listed ?? Object.keys(value)) {
      if (name === '__proto__') continue;
      if (!key.safeParse(name).success)
        problems.push({ code: 'invalid_key', path: [name], message: 'wrong key', isFatal: true });
      else read[name] = readPart(entry, value[name], name, problems);
    }
    if (listed && Object.keys(value).some((name) => !listed.includes(name)))
      fails(problems, 'unrecognized_keys', 'unknown keys');
    return read;
  });
