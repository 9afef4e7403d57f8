import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { timestamp } from '../../scalars.ts';

/** What is looked at beside the parts (BO-26). */
export const healthTopics = ['mail', 'providers', 'jobs', 'storage', 'domains', 'books'] as const;

/** How something fares: `off` is not used by this firm. */
export const healthStates = ['well', 'warning', 'failing', 'off'] as const;

/** One line of the firm's health. */
export const healthLine = z.object({
  /** A topic, or `part:` with the name of a part. */
  key: z.string(),
  state: z.enum(healthStates),
  /** Since when it is so, as far as anybody looked. */
  since: timestamp,
  /** What is known, in the language of whoever reads. */
  sentence: z.string(),
  /** What to do about it; empty where nothing is to be done. */
  todo: z.string(),
  /** Where that is done. */
  to: z.string().nullable(),
});

/** {@link healthLine} as a type. */
export type HealthLine = z.output<typeof healthLine>;

/** How the firm's portal fares: parts, mail, providers, jobs, storage, domains, books. */
export const readHealth = defineEndpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: ['admin'],
  area: 'settings',
  summary: 'How the portal of the firm fares',
  input: z.object({}),
  output: z.object({ status: z.literal(true), items: z.array(healthLine) }),
});
