import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../scalars.ts';

/** What a firm does before it sells, in this order (BO-11). */
export const startSteps = [
  'brand',
  'region',
  'catalogue',
  'contract',
  'payments',
  'mail',
  'people',
  'test-order',
  'sale',
] as const;

/** Name of a step. */
export const startStep = z.enum(startSteps);

/** One of the nine steps. */
export type StartStep = z.output<typeof startStep>;

/** How far the firm is; a step is ticked by what the firm has, never by hand. */
export const readStart = defineEndpoint({
  method: 'GET',
  path: '/api/admin/start',
  access: ['admin'],
  summary: 'How far a firm has set itself up',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    steps: z.array(z.object({ step: startStep, isDone: z.boolean(), isSkipped: z.boolean() })),
  }),
});

/** Puts a step aside, or takes it up again; it is not ticked by that. */
export const skipStep = defineEndpoint({
  method: 'POST',
  path: '/api/admin/start/{step}',
  access: ['admin'],
  area: 'settings',
  summary: 'Put a step of the first run aside',
  input: z.object({ step: startStep, isSkipped: z.boolean() }),
  output: done,
});
