import type { SchemaLanguage } from './index.ts';
import { choice, firstFitting, fittingByKey, literal } from './reader/choices.ts';
import { list, record } from './reader/lists.ts';
import { number, wholeNumber } from './reader/numbers.ts';
import { ObjectSchema, type Shape } from './reader/objects.ts';
import { fails, Schema } from './reader/schema.ts';
import { asWord, formats, text, webAddress } from './reader/texts.ts';

const boolean = (): Schema =>
  new Schema((value, problems) =>
    typeof value === 'boolean' ? value : fails(problems, 'invalid_type', 'no boolean'),
  );

const reader = {
  array: list,
  boolean,
  coerce: { number: () => number((value) => Number(value)) },
  discriminatedUnion: fittingByKey,
  email: () => formats('email'),
  enum: choice,
  int: wholeNumber,
  iso: {
    date: () => formats('date'),
    datetime: (options: { readonly offset?: boolean } = {}) =>
      formats(options.offset ? 'datetimeWithOffset' : 'datetime'),
  },
  literal,
  number: () => number(),
  object: (shape: Shape) => new ObjectSchema(shape, false),
  record,
  strictObject: (shape: Shape) => new ObjectSchema(shape, true),
  string: text,
  stringbool: asWord,
  union: firstFitting,
  unknown: () => new Schema((value) => value),
  url: webAddress,
  uuid: () => formats('uuid'),
};

/** The reader of browsers; `schema-readers.test.ts` holds it to what zod answers. */
export const z = reader as unknown as SchemaLanguage;
