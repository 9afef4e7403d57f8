import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { ownData } from '../../people/own-data.endpoints.ts';
import { done, id } from '../../scalars.ts';

/** What the portal holds about a person, and where the firm's export and the erasure stand. */
export const personPrivacy = ownData.omit({ hasPassword: true });

/** {@link personPrivacy} as a type. */
export type PersonPrivacy = z.output<typeof personPrivacy>;

const shown = z.object({ status: z.literal(true), privacy: personPrivacy });

/** What would leave with an export and go with an erasure (BO-44, BO-45). */
export const readPersonPrivacy = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/privacy',
  access: ['admin'],
  area: 'people',
  summary: 'What the portal holds about a person of the firm',
  input: z.object({ id }),
  output: shown,
});

/** Asks for everything about a person as one archive; it is made in the background (BO-44). */
export const exportPerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/export',
  access: ['admin'],
  area: 'people',
  confirmed: true,
  summary: 'Ask for an archive of all data of a person',
  input: z.object({ id }),
  output: shown,
});

/** The archive, for seven days. */
export const downloadPersonExport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/export/{exportId}',
  access: ['admin'],
  area: 'people',
  download: true,
  summary: 'The archive of all data of a person',
  input: z.object({ id, exportId: id }),
  output: z.unknown(),
});

/** Asks to erase a person; it waits 72 hours and can be taken back until then (BO-45). */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/erase',
  access: ['admin'],
  area: 'people',
  confirmed: true,
  summary: 'Ask to erase a person',
  input: z.object({ id }),
  output: shown,
});

/** Takes an erasure back that is not done yet. */
export const keepPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/erase',
  access: ['admin'],
  area: 'people',
  summary: 'Take the erasure of a person back',
  input: z.object({ id }),
  output: done,
});
