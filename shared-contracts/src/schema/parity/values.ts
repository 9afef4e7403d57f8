import type { z } from 'zod';
import { texts } from '../../testing/shapes/index.ts';

const hostile: readonly unknown[] = [
  undefined,
  null,
  '',
  ' a ',
  'x'.repeat(6000),
  'true',
  '12',
  0,
  -1,
  1.5,
  1e16,
  Number.NaN,
  true,
  [],
  [null],
  {},
  { a: 'a' },
  new Date(0),
  ...texts,
];

/** The value with one of its parts taken out, replaced, or joined by a stranger. */
export const damaged = (value: unknown, at: number, by: number): unknown => {
  const isOpen = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const stranger = hostile[by % hostile.length];
  if (!isOpen || at % 5 === 0) return stranger;
  const keys = Object.keys(value);
  const key = keys[at % keys.length] as string;
  const child = (value as Record<string, unknown>)[key];
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      String(index) === key ? damaged(one, at >> 3, by) : one,
    );
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  if (at % 7 === 0) return rest;
  if (at % 11 === 0) return { ...value, stranger };
  return { ...rest, [key]: damaged(child, at >> 3, by) };
};

/** A schema that both readers have. */
export interface Pair {
  readonly name: string;
  readonly zod: z.ZodType;
  readonly browser: z.ZodType;
}
