import { type Endpoint } from '@portal/shared-contracts';
import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const pick = (from: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));

// PostgreSQL's text cannot hold U+0000, so it is refused before it gets that far.
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, child]) => holdsNul(key) || holdsNul(child));
};

/** The first sentence of each wrong field, for forms (SC-35). */
const fieldErrors = (error: z.ZodError): Record<string, RefusalSentence> => {
  const errors: Record<string, RefusalSentence> = {};
  for (const issue of error.issues)
    errors[issue.path.map(String).join('.') || 'body'] ??= {
      code: 'field-wrong',
      params: { problem: issue.message },
    };
  return errors;
};

const badInput = (error: z.ZodError): Refusal => {
  const [issue] = error.issues;
  const field = issue?.path.map(String).join('.') || 'body';
  const problem = issue?.message ?? 'Wrong input';
  return new Refusal('input-wrong', { field, problem }, fieldErrors(error));
};

/** Merges body, query and path (the path wins) and parses them with the contract. */
export const readInput = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): z.output<E['input']> => {
  const query = asObject(request.query);
  const input = {
    ...(endpoint.upload ? {} : asObject(request.body)),
    ...(endpoint.method === 'GET' ? query : pick(query, endpoint.query ?? [])),
    ...Object.fromEntries(
      Object.entries(asObject(request.params)).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    ),
  };
  if (holdsNul(input)) throw new Refusal('text-not-storable');
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw badInput(parsed.error);
  return parsed.data as z.output<E['input']>;
};
