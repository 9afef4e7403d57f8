import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check_compat, initSync } from 'jsoncompat';

/** The part of JSON Schema that is walked through here; jsoncompat reads all of it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Who writes a value: a reader of it breaks by other changes than a writer. */
export type Direction = 'read-by-others' | 'written-by-others';

/** One promise of the contracts and who writes its values. */
export interface Promised {
  readonly direction: Direction;
  readonly schema: JsonSchema;
}

initSync({
  module: readFileSync(fileURLToPath(import.meta.resolve('jsoncompat/jsoncompat_wasm_bg.wasm'))),
});

// For JSON Schema a format is a remark; whoever parses with these contracts refuses a value without it.
const formatFits = (before: JsonSchema, after: JsonSchema, direction: Direction): boolean =>
  before.format === after.format ||
  (direction === 'read-by-others' ? !before.format : !after.format);

/** Whether those who were built against the first schema get on with the second one. */
export const fits = (before: JsonSchema, after: JsonSchema, direction: Direction): boolean =>
  formatFits(before, after, direction) &&
  check_compat(
    JSON.stringify(before),
    JSON.stringify(after),
    direction === 'read-by-others' ? 'serializer' : 'deserializer',
  );
