import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../scalars.ts';

/** Where the export of a person's data stands. */
export const dataExport = z.object({
  id,
  state: z.enum(['waiting', 'ready', 'failed']),
  askedAt: z.string(),
  /** The link works until then. */
  endsAt: z.string(),
});

/** What a person sees of the data that the portal holds. */
export const ownData = z.object({
  counts: z.record(z.string(), z.number()),
  /** Why the account cannot be erased now, in words. */
  obstacles: z.array(z.string()),
  export: dataExport.nullable(),
  erasure: z.object({ askedAt: z.string(), dueAt: z.string() }).nullable(),
  /** Whether the account has a password to ask for. */
  hasPassword: z.boolean(),
});

/** {@link ownData} as a type. */
export type OwnData = z.infer<typeof ownData>;

/** What the portal holds about the signed-in person, and where export and erasure stand. */
export const readOwnData = defineEndpoint({
  method: 'GET',
  path: '/api/profile/data',
  access: 'signed-in',
  summary: 'What the portal holds about the signed-in person',
  input: z.object({}),
  output: z.object({ status: z.literal(true), data: ownData }),
});

/** Asks for everything about the signed-in person as one archive; it is made in the background. */
export const askForExport = defineEndpoint({
  method: 'POST',
  path: '/api/profile/data/export',
  access: 'signed-in',
  summary: 'Ask for an archive of all own data',
  input: z.object({}),
  output: z.object({ status: z.literal(true) }),
});

/** The archive, for seven days. */
export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/profile/data/export/{id}',
  access: 'signed-in',
  download: true,
  summary: 'The archive of all own data',
  input: z.object({ id }),
  output: z.unknown(),
});

/** Asks to erase the account; it waits and can be taken back. */
export const askForErasure = defineEndpoint({
  method: 'POST',
  path: '/api/profile/data/erasure',
  access: 'signed-in',
  summary: 'Ask to erase the own account',
  // A name of its own: the field for a new password stands on the same page.
  input: z.object({ ownPassword: z.string().max(1000).optional() }),
  output: z.object({ status: z.literal(true) }),
});

/** Takes an erasure back that is not done yet. */
export const cancelErasure = defineEndpoint({
  method: 'DELETE',
  path: '/api/profile/data/erasure',
  access: 'signed-in',
  summary: 'Take the erasure of the own account back',
  input: z.object({}),
  output: z.object({ status: z.literal(true) }),
});
