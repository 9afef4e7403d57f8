import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { id, timestamp } from '../../scalars.ts';

/** Shows this browser somebody's portal for half an hour; nothing can be changed meanwhile (BO-09). */
export const seeAs = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/see-as',
  access: ['admin'],
  area: 'people',
  summary: 'Look at the portal as somebody else',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), until: timestamp }),
});

/** Brings the admin back; the answer names who was looked at. */
export const endSeeAs = defineEndpoint({
  method: 'DELETE',
  path: '/api/see-as',
  access: 'signed-in',
  whileSeen: true,
  summary: 'Stop looking at the portal as somebody else',
  input: z.object({}),
  output: z.object({ status: z.literal(true), _id: id }),
});
