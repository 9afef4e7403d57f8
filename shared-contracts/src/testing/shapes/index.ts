import fc from 'fast-check';

/** The definition inside a schema of zod. */
export type Def = Readonly<Record<string, unknown>> & { readonly type: string };

/** What zod knows of a schema. */
export const defOf = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def;

/** One of these fits each pattern that contracts use; what fits nothing is found by the test of both readers. */
export const texts = [
  'a',
  'Some words',
  '#1F4E79',
  '/api/file/1',
  'https://example.com',
  'https://example.com/path?x=1',
  'http://localhost:4000',
  'someone@example.com',
  '2026-02-28',
  '2024-02-29',
  '2026-11-22T10:00:00Z',
  '2026-11-22T10:00:00.123+02:00',
  '98cb8f83-8be7-4e35-a963-d87fa12fdf10',
  'mfe-orders',
  'orders',
  '1.2.3',
  '^2.0.0',
  'data:image/png;base64,AAAA',
  'sha384-' + 'A'.repeat(64),
  'true',
  'EUR',
  '12',
  'SAVE10',
  'A'.repeat(40),
];

const numbers = [0, 1, 2, 5, 10, 100, 0.5, 9.99, 2026];

const objectOf = (shape: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, likely(inner)])), {
    requiredKeys: Object.keys(shape).filter((key) => !mayLack(shape[key])),
  });

const mayLack = (schema: unknown): boolean =>
  (schema as { _zod: { optin?: string } })._zod.optin !== undefined;

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);

const keysOf = (schema: unknown): fc.Arbitrary<string> => {
  const def = defOf(schema);
  return def.type === 'enum' ? fc.constantFrom(...words(def)) : fc.constantFrom('a', 'b', 'c');
};

const words = (def: Def): string[] => Object.values(def['entries'] as Record<string, string>);

const recordOf = (def: Def): fc.Arbitrary<unknown> => {
  const key = defOf(def['keyType']);
  if (key.type === 'enum')
    return objectOf(Object.fromEntries(words(key).map((word) => [word, def['valueType']])));
  return fc.dictionary(keysOf(def['keyType']), likely(def['valueType']), { maxKeys: 2 });
};

/** Values that a schema most likely takes, made from its own definition. */
export const likely = (schema: unknown): fc.Arbitrary<unknown> => {
  const def = defOf(schema);
  const inner = def['innerType'];
  switch (def.type) {
    case 'string':
      return oneOf(texts);
    case 'number':
      return oneOf(numbers);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return oneOf(words(def));
    case 'literal':
      return oneOf(def['values'] as unknown[]);
    case 'object':
      return objectOf(def['shape'] as Record<string, unknown>);
    case 'array':
      return fc.array(likely(def['element']), { maxLength: 3 });
    case 'record':
      return recordOf(def);
    case 'union':
      return fc.oneof(...(def['options'] as unknown[]).map(likely));
    case 'pipe':
      return likely(def['in']);
    case 'nullable':
      return fc.oneof(likely(inner), fc.constant(null));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return likely(inner);
    default:
      return fc.constantFrom(1, 'a', { a: 1 });
  }
};
