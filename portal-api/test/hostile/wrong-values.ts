import { defOf, likely } from '@portal/shared-contracts/testing/shapes';
import fc from 'fast-check';
import { seededRandom } from '../chaos/seeded-random.ts';
import { naughtyValues, RawJson } from './naughty.ts';

/** What is given to a call or a frame. */
export type Input = Readonly<Record<string, unknown>>;
type Place = readonly string[];

const DEEPEST = 4;
const MOST_ITEMS = 2;

/** Every place inside a value that may be made wrong; of lists the first ones. */
const placesIn = (value: unknown, above: Place = []): Place[] => {
  if (typeof value !== 'object' || value === null || above.length >= DEEPEST) return [];
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, MOST_ITEMS) : Object.keys(value);
  return keys.flatMap((key) => {
    const place = [...above, key];
    return [place, ...placesIn((value as Record<string, unknown>)[key], place)];
  });
};

/** The same value with something else at one place; `undefined` takes it out. */
const withAt = (value: unknown, [key = '', ...rest]: Place, stranger: unknown): unknown => {
  const next =
    rest.length === 0 ? stranger : withAt((value as Record<string, unknown>)[key], rest, stranger);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? next : one));
  return Object.fromEntries([
    ...Object.entries(value as object).filter(([name]) => name !== key),
    ...(next === undefined ? [] : [[key, next] as const]),
  ]);
};

/** A right input with a likely value for each key that it leaves out: what is optional is attacked too. */
const fullInput = (schema: unknown, right: Input, seed: number): Input => ({
  ...Object.fromEntries(
    Object.entries(defOf(schema)['shape'] as Record<string, unknown>)
      .filter(([key]) => !Object.hasOwn(right, key))
      .map(([key, inner]) => [key, fc.sample(likely(inner), { numRuns: 1, seed })[0]]),
  ),
  ...right,
});

/** The text of a value; raw pieces stand in it as they are. */
export const toJson = (value: unknown): string => {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_key, one: unknown) =>
    one instanceof RawJson ? `raw-json-${raw.push(one.json) - 1}-` : one,
  );
  return text.replaceAll(/"raw-json-(\d+)-"/g, (_, at: string) => raw[Number(at)] as string);
};

const describe = (value: unknown): string =>
  (value instanceof RawJson ? value.json : (JSON.stringify(value) ?? 'nothing')).slice(0, 60);

const STRANGERS = ['__proto__', 'constructor', 'role', 'site_id', 'isAdmin', 'price'] as const;

/** A value that is wrong at one place, and what is wrong with it. */
export interface WrongValue {
  readonly what: string;
  readonly value: Input;
}

/** Makes wrong values of a right one, one after the other; the same for the same seed. */
export const wrongValuesOf = (schema: unknown, right: Input, seed: number): (() => WrongValue) => {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const full = fullInput(schema, right, seed);
  const places = [...placesIn(full), ...STRANGERS.map((name) => [name])];
  return () => {
    const place = places[below(places.length)] as Place;
    const stranger = naughtyValues[below(naughtyValues.length)];
    // Half of them keep to the right input, where the rest of a full one would already be refused.
    const base = below(2) === 0 || !Object.hasOwn(right, place[0] as string) ? full : right;
    return {
      what: `${place.join('.')} = ${describe(stranger)}`,
      value: withAt(base, place, stranger) as Input,
    };
  };
};
