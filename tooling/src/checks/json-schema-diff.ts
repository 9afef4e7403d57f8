/** The part of JSON Schema that the contracts use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
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

const typesOf = ({ type }: JsonSchema): string => JSON.stringify([type ?? 'any'].flat().toSorted());

const choicesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

const optionsOf = (schema: JsonSchema): readonly JsonSchema[] | undefined =>
  schema.anyOf ?? schema.oneOf;

const changedChoices = (
  before: JsonSchema,
  after: JsonSchema,
  path: string,
  direction: Direction,
): string[] => {
  const old = choicesOf(before);
  const now = choicesOf(after);
  if (!old || !now) return [];
  if (direction === 'read-by-others') return [];
  return old
    .filter((value) => !now.includes(value))
    .map((value) => `${path} no longer takes ${JSON.stringify(value)}`);
};

const changedProperties = (
  before: JsonSchema,
  after: JsonSchema,
  path: string,
  direction: Direction,
): string[] => {
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const wasRequired = new Set(before.required);
  const isRequired = new Set(after.required);
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const next = now[name];
    const place = `${path}.${name}`;
    if (!next) return direction === 'read-by-others' ? [`${place} was removed`] : [];
    const lost =
      direction === 'read-by-others' && wasRequired.has(name) && !isRequired.has(name)
        ? [`${place} may now be missing`]
        : [];
    const demanded =
      direction === 'written-by-others' && !wasRequired.has(name) && isRequired.has(name)
        ? [`${place} is now required`]
        : [];
    return [...lost, ...demanded, ...breakingChanges(schema, next, place, direction)];
  });
  const added = Object.keys(now)
    .filter((name) => !(name in old) && isRequired.has(name) && direction === 'written-by-others')
    .map((name) => `${path}.${name} is new and required`);
  return [...kept, ...added];
};

/** What the change from one schema to another breaks, in sentences that name the place. */
export const breakingChanges = (
  before: JsonSchema,
  after: JsonSchema,
  path: string,
  direction: Direction,
): string[] => {
  const old = optionsOf(before);
  const now = optionsOf(after);
  if (old && now)
    return old.length === now.length
      ? old.flatMap((option, index) =>
          breakingChanges(option, now[index] as JsonSchema, `${path}[${index}]`, direction),
        )
      : direction === 'written-by-others' && now.length < old.length
        ? [`${path} takes fewer forms`]
        : [];
  if (!old && !now && typesOf(before) !== typesOf(after))
    return [`${path} changed from ${typesOf(before)} to ${typesOf(after)}`];
  return [
    ...changedChoices(before, after, path, direction),
    ...changedProperties(before, after, path, direction),
    ...(before.items && after.items
      ? breakingChanges(before.items, after.items, `${path}[]`, direction)
      : []),
  ];
};
