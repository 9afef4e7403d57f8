import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { baseVersion, rowVersion } from '../../lists.ts';

/** Where the job search of a firm looks: as the platform has set it, in own jobs, or at the firm's search API (BO-104). */
export const jobSourceKind = z.enum(['platform', 'own', 'search-api']);

/** The source as admins see it; keys never leave the server. */
export const jobSource = z.object({
  kind: jobSourceKind,
  country: z.string(),
  /** Whether both keys are kept. */
  hasKeys: z.boolean(),
  /** Whether the platform has a search API, where the firm has chosen nothing else. */
  platformHasApi: z.boolean(),
  version: rowVersion,
});

/** {@link jobSource} as a type. */
export type JobSourceState = z.output<typeof jobSource>;

const PATH = '/api/admin/job-source';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const reply = z.object({ status: z.literal(true), source: jobSource });
const key = z.string().trim().min(1).max(limits.text.short);

/** Where the firm's job search looks. */
export const readJobSource = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Where the job search looks',
  input: z.object({}),
  output: reply,
});

/** Changes it; keys that are left out stay. */
export const saveJobSource = defineEndpoint({
  method: 'PATCH',
  path: PATH,
  ...byAdmin,
  summary: 'Change where the job search looks',
  input: z.object({
    baseVersion,
    kind: jobSourceKind,
    country: z.string().regex(/^[a-z]{2}$/),
    appId: key.optional(),
    appKey: key.optional(),
  }),
  output: reply,
});

/** Asks the chosen source for one job and says how it went. */
export const testJobSource = defineEndpoint({
  method: 'POST',
  path: `${PATH}/test`,
  ...byAdmin,
  summary: 'Try where the job search looks',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    outcome: z.enum(['works', 'refused', 'silent']),
    /** How many jobs it has. */
    count: z.number().int().nullable(),
  }),
});
