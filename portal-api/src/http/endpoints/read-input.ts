import { type Endpoint } from '@portal/shared-contracts';
import { inputSentences, Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseUnstorable } from './storable.ts';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  if (request.isMultipart()) throw new Refusal('content-kind-unknown');
  const { body } = request;
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('request-unreadable');
  return body as Record<string, unknown>;
};

const pick = (from: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));

/** What is wrong with the input: the first sentence, and one for each field of a form (SC-35). */
const badInput = (error: z.ZodError): Refusal => {
  const sentences = inputSentences(error);
  const [first = { code: 'field-wrong', params: {} } as const] = Object.values(sentences);
  return refusalOf(first, sentences);
};

/** Merges body, query and path (the path wins) and parses them with the contract. */
export const readInput = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): z.output<E['input']> => {
  const query = asObject(request.query);
  const input = {
    ...(endpoint.upload ? {} : bodyOf(request)),
    ...(endpoint.method === 'GET' ? query : pick(query, endpoint.query ?? [])),
    ...Object.fromEntries(
      Object.entries(asObject(request.params)).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    ),
  };
  refuseUnstorable(input);
  const parsed = endpoint.input.safeParse(input, { reportInput: true });
  if (!parsed.success) throw badInput(parsed.error);
  return parsed.data as z.output<E['input']>;
};
