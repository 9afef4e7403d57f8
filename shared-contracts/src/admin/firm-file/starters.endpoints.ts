import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { minorAmount } from '../catalogue/packages.schema.ts';
import { firmKey } from './firm-file.schema.ts';

const byCatalogue = { access: ['admin'], area: 'catalogue' } as const;

/** What a new firm can begin with (BO-12). */
export const starters = ['resume-firm', 'one-service', 'empty'] as const;

/** Name of a starter catalogue. */
export const starterName = z.enum(starters);

/** {@link starterName} as a type. */
export type StarterName = z.output<typeof starterName>;

/** Starter catalogues in the language of the firm, with the packages whose prices are asked. */
export const listStarters = defineEndpoint({
  method: 'GET',
  path: '/api/admin/firm/starters',
  ...byCatalogue,
  summary: 'What a new firm can begin with',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    currency,
    starters: z.array(
      z.object({
        name: starterName,
        packages: z.array(z.object({ key: firmKey, name: z.string(), description: z.string() })),
        questionnaires: z.number().int(),
        contracts: z.number().int(),
        surveys: z.number().int(),
      }),
    ),
  }),
});

/** Drafts a starter catalogue at the firm's own prices. */
export const takeStarter = defineEndpoint({
  method: 'POST',
  path: '/api/admin/firm/starters/{name}',
  ...byCatalogue,
  summary: 'Draft a starter catalogue',
  input: z.object({ name: starterName, prices: z.record(firmKey, minorAmount) }),
  output: z.object({
    status: z.literal(true),
    created: z.number().int(),
    changed: z.number().int(),
  }),
});
