import { isDeepStrictEqual } from 'node:util';
import { fits, type Direction, type JsonSchema } from './schema-fit.ts';

// What explains a schema without changing which values fit it.
const REMARKS = new Set(['$schema', 'default', 'description', 'title', 'examples']);

/** A schema without remarks; readers ignore what they do not know, so a closed object is an open one to them. */
const essence = (schema: unknown, direction: Direction, isNameList = false): unknown => {
  if (Array.isArray(schema)) return schema.map((each) => essence(each, direction));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(
    ([key, value]) =>
      isNameList ||
      (!REMARKS.has(key) &&
        !(key === 'additionalProperties' && value === false && direction === 'read-by-others')),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      essence(value, direction, !isNameList && key === 'properties'),
    ]),
  );
};

const inWords = (schema: JsonSchema): string => {
  const text = JSON.stringify(schema);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

const choicesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

const sentence = (
  before: JsonSchema,
  after: JsonSchema,
  path: string,
  direction: Direction,
): string => {
  const isRead = direction === 'read-by-others';
  const [old, now] = [choicesOf(before), choicesOf(after)];
  if (old && now) {
    const [from, to] = isRead ? [now, old] : [old, now];
    const values = from
      .filter((value) => !to.includes(value))
      .map((value) => JSON.stringify(value));
    if (values.length > 0)
      return `${path} ${isRead ? 'may now be' : 'no longer takes'} ${values.join(', ')}`;
  }
  return isRead
    ? `${path} was ${inWords(before)} and may now be ${inWords(after)}`
    : `${path} took ${inWords(before)} and now takes only ${inWords(after)}`;
};

/** A comparison of two schemas at one path. */
interface Comparison {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
  readonly path: string;
  readonly direction: Direction;
}

const changedRequirement = ({ before, after, path, direction }: Comparison, name: string) => {
  const was = before.required?.includes(name) ?? false;
  const is = after.required?.includes(name) ?? false;
  if (direction === 'read-by-others')
    return was && !is ? [`${path}.${name} may now be missing`] : [];
  return !was && is ? [`${path}.${name} is now required`] : [];
};

const changedProperties = (comparison: Comparison): string[] => {
  const { before, after, path, direction } = comparison;
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const isRefused = direction === 'read-by-others' || after.additionalProperties === false;
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const next = now[name];
    if (!next) return isRefused ? [`${path}.${name} was removed`] : [];
    return [
      ...changedRequirement(comparison, name),
      ...compare({ before: schema, after: next, path: `${path}.${name}`, direction }),
    ];
  });
  const added = Object.keys(now)
    .filter((name) => !(name in old) && after.required?.includes(name))
    .filter(() => direction === 'written-by-others')
    .map((name) => `${path}.${name} is new and required`);
  return [...kept, ...added];
};

const whole = (comparison: Comparison): string[] => {
  const { before, after, path, direction } = comparison;
  if (isDeepStrictEqual(before, after) || fits(before, after, direction)) return [];
  return [sentence(before, after, path, direction)];
};

/** Form by form while their number stays; where that finds something, all forms together have the last word. */
const changedForms = (
  comparison: Comparison,
  old: readonly JsonSchema[],
  now: readonly JsonSchema[],
): string[] => {
  if (old.length !== now.length) return whole(comparison);
  const { path, direction } = comparison;
  const changes = old.flatMap((before, at) =>
    compare({ before, after: now[at] as JsonSchema, path: `${path}[${at}]`, direction }),
  );
  return changes.length > 0 && whole(comparison).length > 0 ? changes : [];
};

const compare = (comparison: Comparison): string[] => {
  const { before, after, path, direction } = comparison;
  if (isDeepStrictEqual(before, after)) return [];
  if (before.type === 'object' && after.type === 'object') {
    const { properties: _, required: __, ...old } = before;
    const { properties: ___, required: ____, ...now } = after;
    return [
      ...changedProperties(comparison),
      ...whole({ before: old, after: now, path, direction }),
    ];
  }
  if (before.items && after.items) {
    const { items: oldItems, ...old } = before;
    const { items: nowItems, ...now } = after;
    return [
      ...compare({ before: oldItems, after: nowItems, path: `${path}[]`, direction }),
      ...whole({ before: old, after: now, path, direction }),
    ];
  }
  const [old, now] = [before.anyOf ?? before.oneOf, after.anyOf ?? after.oneOf];
  return old && now ? changedForms(comparison, old, now) : whole(comparison);
};

/**
 * What the change from one schema to another breaks, in sentences that name the path. Which values fit is decided by
 * jsoncompat; the walk through the schema finds the path and keeps its questions small.
 */
export const breakingChanges = (
  before: JsonSchema,
  after: JsonSchema,
  path: string,
  direction: Direction,
): string[] =>
  compare({
    before: essence(before, direction) as JsonSchema,
    after: essence(after, direction) as JsonSchema,
    path,
    direction,
  });
