import { z as zod } from 'zod';

type Names =
  | 'array'
  | 'boolean'
  | 'discriminatedUnion'
  | 'email'
  | 'enum'
  | 'int'
  | 'literal'
  | 'number'
  | 'object'
  | 'record'
  | 'strictObject'
  | 'string'
  | 'stringbool'
  | 'union'
  | 'unknown'
  | 'url'
  | 'uuid';

/** The part of zod that contracts are written in; the reader of browsers knows this part and no more. */
export type SchemaLanguage = Pick<typeof zod, Names> & {
  readonly coerce: Pick<typeof zod.coerce, 'number'>;
  readonly iso: Pick<typeof zod.iso, 'date' | 'datetime'>;
};

/**
 * The language of all contracts: zod on servers and in types, in browsers a reader of a twentieth of its size.
 *
 * @example
 * import { z } from '@portal/shared-contracts/schema';
 * export const day = z.iso.date();
 */
export const z: SchemaLanguage = zod;

/** The types beside `z`, as zod names them. */
// eslint-disable-next-line @typescript-eslint/no-namespace -- types beside a value of the same name have no other form
export declare namespace z {
  /** What a schema answers. */
  export type output<S> = zod.output<S>;
  /** What a schema answers. */
  export type infer<S> = zod.infer<S>;
  /** What a schema is given. */
  export type input<S> = zod.input<S>;
  /** Any schema. */
  export type ZodType<O = unknown, I = unknown> = zod.ZodType<O, I>;
  /** A schema of an object. */
  export type ZodObject<S extends zod.core.$ZodShape = zod.core.$ZodLooseShape> = zod.ZodObject<S>;
  /** A schema with a value for what is missing. */
  export type ZodDefault<S extends zod.core.SomeType> = zod.ZodDefault<S>;
  /** A schema of true and false. */
  export type ZodBoolean = zod.ZodBoolean;
}
