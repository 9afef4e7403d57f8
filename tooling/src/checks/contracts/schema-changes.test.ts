import { z } from 'zod';
import { breakingChanges } from './schema-changes.ts';
import type { JsonSchema } from './schema-fit.ts';

const reply = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(z.object({ value: shape }), { io: 'output' }) as JsonSchema;
const input = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(z.object({ value: shape }), { io: 'input' }) as JsonSchema;

const open = z.object({ kind: z.literal('open'), since: z.string() });
const paid = z.object({ kind: z.literal('paid') });
const order = z.object({ id: z.string(), name: z.string() });

type Case = readonly [change: string, before: z.ZodType, after: z.ZodType, said: string];

const brokenReplies: readonly Case[] = [
  ['an enum gains a value', z.enum(['a']), z.enum(['a', 'b']), 'value may now be "b"'],
  ['a constant becomes an enum', z.literal('a'), z.enum(['a', 'b']), 'value may now be "b"'],
  ['an enum becomes any string', z.enum(['a']), z.string(), 'and may now be {"type":"string"}'],
  ['a union gains a form', z.union([open]), z.union([open, paid]), 'x.value was'],
  [
    'a union of kinds gains a form',
    z.discriminatedUnion('kind', [open]),
    z.discriminatedUnion('kind', [open, paid]),
    'x.value was',
  ],
  ['a value may be null', z.string(), z.string().nullable(), 'x.value was'],
  ['a number becomes a string', z.number(), z.string(), 'may now be {"type":"string"}'],
  ['a number may be a string', z.number(), z.union([z.number(), z.string()]), 'x.value was'],
  ['a whole number may have decimals', z.int(), z.number(), 'x.value was'],
  ['a limit is loosened', z.string().max(5), z.string().max(9), '"maxLength":9'],
  ['a list may be longer', z.array(z.string()).max(5), z.array(z.string()), 'x.value was'],
  ['a moment becomes a string', z.iso.datetime(), z.string(), 'x.value was'],
  ['a property is removed', order, order.omit({ name: true }), 'x.value.name was removed'],
  ['a property may be missing', order, order.partial({ name: true }), 'value.name may now be miss'],
  ['a property in a list is removed', z.array(order), z.array(paid), 'x.value[].id was removed'],
  [
    'a form of a union loses a property',
    z.union([open, paid]),
    z.union([open.omit({ since: true }), paid]),
    'x.value[0].since was removed',
  ],
  [
    'a record gets other values',
    z.record(z.string(), z.string()),
    z.record(z.string(), z.number()),
    'x.value was',
  ],
];

const brokenInputs: readonly Case[] = [
  ['an enum loses a value', z.enum(['a', 'b']), z.enum(['a']), 'value no longer takes "b"'],
  ['a longest text is shortened', z.string().max(9), z.string().max(5), '"maxLength":5'],
  ['a largest number shrinks', z.number().max(9), z.number().max(5), '"maximum":5'],
  ['a list needs an entry', z.array(z.string()), z.array(z.string()).min(1), '"minItems":1'],
  ['a pattern is asked for', z.string(), z.string().regex(/^a$/), '"pattern":"^a$"'],
  ['a format is asked for', z.string(), z.url(), '"format":"uri"'],
  ['null is refused', z.string().nullable(), z.string(), 'now takes only {"type":"string"}'],
  ['a form of a union is refused', z.union([open, paid]), z.union([open]), 'x.value took'],
  ['a property becomes required', order.partial(), order, 'x.value.id is now required'],
  ['a new property is required', paid, paid.extend({ id: z.string() }), 'id is new and required'],
  ['unknown properties are refused', paid, z.strictObject(paid.shape), 'x.value took'],
  [
    'a property of a strict object is refused',
    z.strictObject(order.shape).partial({ name: true }),
    z.strictObject({ id: z.string() }),
    'x.value.name was removed',
  ],
];

const harmlessReplies: readonly Case[] = [
  ['an enum loses a value', z.enum(['a', 'b']), z.enum(['a']), ''],
  ['a union loses a form', z.union([open, paid]), z.union([open]), ''],
  ['forms of a union change places', z.union([open, paid]), z.union([paid, open]), ''],
  ['a property is added', order, order.extend({ price: z.number() }), ''],
  ['a property is always there', order.partial(), order, ''],
  ['a limit is tightened', z.string().max(9), z.string().max(5), ''],
  ['a remark changes', z.string().describe('a'), z.string().describe('b'), ''],
];

const harmlessInputs: readonly Case[] = [
  ['an enum gains a value', z.enum(['a']), z.enum(['a', 'b']), ''],
  ['a union gains a form', z.union([open]), z.union([open, paid]), ''],
  ['a limit is loosened', z.string().max(5), z.string().max(9), ''],
  ['a property may be missing', order, order.partial(), ''],
  ['an optional property is added', order, order.extend({ price: z.number().optional() }), ''],
  ['a property with a default is added', order, order.extend({ price: z.number().default(1) }), ''],
  ['a property is no longer read', order, order.omit({ name: true }), ''],
];

test.each(brokenReplies)('PL-19 readers break when %s', (_, before, after, said) => {
  const [first, ...more] = breakingChanges(reply(before), reply(after), 'x', 'read-by-others');
  expect(first).toContain(said);
  expect(first).toMatch(/^x\.value/);
  expect(more.filter((each) => !each.startsWith('x.value'))).toEqual([]);
});

test.each(brokenInputs)('PL-19 writers break when %s', (_, before, after, said) => {
  const [first] = breakingChanges(input(before), input(after), 'x', 'written-by-others');
  expect(first).toContain(said);
});

test.each(harmlessReplies)('readers go on when %s', (_, before, after) => {
  expect(breakingChanges(reply(before), reply(after), 'x', 'read-by-others')).toEqual([]);
});

test.each(harmlessInputs)('writers go on when %s', (_, before, after) => {
  expect(breakingChanges(input(before), input(after), 'x', 'written-by-others')).toEqual([]);
});
