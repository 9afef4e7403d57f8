import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { z } from 'zod';
import { likely } from '../../testing/shapes/index.ts';
import { damaged, type Pair } from './values.ts';

const source = join(__dirname, '../..');
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !['testing', 'schema', 'react', 'locales', 'client'].includes(name))
  .filter((name) => readdirSync(join(source, name)).includes('index.ts'));

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** Every schema that a value holds: an endpoint has two, an event has one, a list of calls has many. */
const schemasIn = (value: unknown, name: string): [string, z.ZodType][] => {
  if (isSchema(value)) return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasIn(inner, `${name}.${key}`));
};

const modules = (): Record<string, unknown> =>
  Object.fromEntries(
    ['', ...folders].map((folder) => [
      folder || 'root',
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- read twice, each time with another reader
      require(join(source, folder, 'index.ts')) as unknown,
    ]),
  );

const readWith = (browser: boolean): Map<string, z.ZodType> => {
  let found: [string, z.ZodType][] = [];
  jest.isolateModules(() => {
    if (browser)
      jest.doMock('@portal/shared-contracts/schema', () => jest.requireActual('../browser.ts'));
    else jest.dontMock('@portal/shared-contracts/schema');
    found = Object.entries(modules()).flatMap(([name, exported]) => schemasIn(exported, name));
  });
  return new Map(found);
};

const ofZod = readWith(false);
const ofBrowser = readWith(true);
const pairs: Pair[] = [...ofZod].map(([name, zod]) => ({
  name,
  zod,
  browser: ofBrowser.get(name) as z.ZodType,
}));

const outcome = (schema: z.ZodType, value: unknown): unknown => {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { data: parsed.data };
    return { refused: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].sort() };
  } catch {
    return 'thrown';
  }
};

// Jest prepares an error for each comparison, and of a hundred thousand that is most of the time.
const expectSame = (one: unknown, other: unknown): void => {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
};

test('PL-18 every exported schema is there in both readers', () => {
  expect(pairs.length).toBeGreaterThan(200);
  expect([...ofBrowser.keys()]).toEqual([...ofZod.keys()]);
  expect(pairs.filter(({ browser }) => '_zod' in browser)).toEqual([]);
});

test.each(pairs)(
  'PL-18 zod and the reader of browsers answer the same: $name',
  ({ zod, browser }) => {
    fc.assert(
      fc.property(likely(zod), fc.nat(9999), fc.nat(999), (value, at, by) => {
        for (const one of [value, damaged(value, at, by)])
          expectSame(outcome(browser, one), outcome(zod, one));
      }),
      { numRuns: 40, seed: 7 },
    );
  },
);

test('most values that are made for a schema are right, so that both halves are compared', () => {
  const right = pairs.filter(({ zod }) =>
    fc.sample(likely(zod), { numRuns: 40, seed: 7 }).some((value) => zod.safeParse(value).success),
  );
  expect(right.length / pairs.length).toBeGreaterThan(0.8);
});
