import { breaks, fails, Schema } from './schema.ts';

/** A schema of a number with the checks that contracts use. */
class NumberSchema extends Schema {
  min(least: number): this {
    return this.holds((value: number) => value >= least, 'too_small', `under ${least}`);
  }

  max(most: number): this {
    return this.holds((value: number) => value <= most, 'too_big', `over ${most}`);
  }

  nonnegative(): this {
    return this.min(0);
  }

  positive(): this {
    return this.holds((value: number) => value > 0, 'too_small', 'not above 0');
  }

  multipleOf(step: number): this {
    return this.holds(
      (value: number) => isMultiple(value, step),
      'not_multiple_of',
      `no step of ${step}`,
    );
  }

  int(): this {
    return this.with((value, problems) => {
      if (Number.isSafeInteger(value)) return value;
      const isWhole = Number.isInteger(value);
      if (isWhole) breaks(problems, 'too_big', 'too far from 0');
      else fails(problems, 'invalid_type', 'no whole number');
      return value;
    });
  }
}

// As tolerant as zod: decimals such as 2.03 have no exact form.
const isMultiple = (value: number, step: number): boolean => {
  const ratio = value / step;
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  return Math.abs(ratio - Math.round(ratio)) < tolerance;
};

/** Any finite number; `convert` makes one of another value first. */
export const number = (convert?: (value: unknown) => unknown): NumberSchema =>
  new NumberSchema((given, problems) => {
    const value = convert ? converted(convert, given) : given;
    return Number.isFinite(value) ? value : fails(problems, 'invalid_type', 'no number');
  });

const converted = (convert: (value: unknown) => unknown, value: unknown): unknown => {
  try {
    return convert(value);
  } catch {
    return value;
  }
};

/** A whole number. */
export const wholeNumber = (): NumberSchema => number().int();
