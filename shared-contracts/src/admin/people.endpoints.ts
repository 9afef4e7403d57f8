import { limits } from '../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';
import { adminRights, area, role } from '../roles.ts';
import { done, email, id, optionalName, timestamp } from '../scalars.ts';
import { listInput, listOf } from '../lists.ts';

/** Whether somebody can sign in. */
export const personStates = ['invited', 'active', 'deactivated', 'erased'] as const;

const personState = z.enum(personStates);

/** Somebody of the firm: an account, or an invitation that waits (BO-34). */
export const listedPerson = z.object({
  _id: id,
  kind: z.enum(['person', 'invitation']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  state: personState,
  lastSeen: timestamp.nullable(),
  openOrders: z.number().int().nonnegative(),
  /** What an admin may do. */
  admin: adminRights.nullable(),
});

/** {@link listedPerson} as a type. */
export type ListedPerson = z.output<typeof listedPerson>;

/** Everybody of the firm by e-mail address; what asks to be invited stands among them. */
export const listFirmPeople = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: ['admin'],
  area: 'people',
  summary: 'Accounts and invitations of the firm',
  input: z.object({
    role: role.optional(),
    state: personState.optional(),
    /** A piece of a name or an address. */
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(listedPerson),
});

/** Asks somebody to come, by mail (BO-35). Only owners make admins. */
export const invitePerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people',
  access: ['admin'],
  area: 'people',
  summary: 'Invite somebody by mail',
  input: z.object({
    email,
    role,
    firstName: optionalName.default(''),
    lastName: optionalName.default(''),
    language: language.nullable().default(null),
    note: z.string().trim().max(limits.firm.invitationNote).default(''),
    isOwner: z.boolean().default(false),
    areas: z.array(area).max(5).default([]),
  }),
  output: z.object({ status: z.literal(true), _id: id }),
});

/** Mails an invitation once more; the link of the earlier mail ends. */
export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/invite',
  access: ['admin'],
  area: 'people',
  summary: 'Mail an invitation once more',
  input: z.object({ id }),
  output: done,
});

/** Takes an invitation back; its link ends. */
export const revokeInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/revoke',
  access: ['admin'],
  area: 'people',
  summary: 'Take an invitation back',
  input: z.object({ id }),
  output: done,
});
