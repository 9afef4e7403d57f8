import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isTree(value)) return value;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, sorted(value[name])]));
};

/** The same content gives the same bytes, in whatever order a database keeps it. */
export const canonicalJson = (value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(sorted(value), null, 1)}\n`);

/** SHA-256 in hexadecimal figures. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Whether two contents say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(sorted(one), sorted(other));

/** A place that differs. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

const namesOf = (value: unknown): string[] => (isTree(value) ? Object.keys(value) : []);

/** Every place at which two contents differ; lists of another length differ as one. */
export const differences = (before: unknown, after: unknown, path = ''): Difference[] => {
  if (isSame(before, after)) return [];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => differences(one, after[index], at(String(index + 1))));
  if (isTree(before) && isTree(after))
    return [...new Set([...namesOf(before), ...namesOf(after)])].flatMap((name) =>
      differences(before[name], after[name], at(name)),
    );
  return [{ path, before: before ?? null, after: after ?? null }];
};
