import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { adminRights, role } from '../roles.ts';
import { done, email, id, personName, timestamp } from '../scalars.ts';
import { baseVersion, doneUndoable, rowVersion, undoable } from '../lists.ts';
import { invitePerson, listedPerson } from './people.endpoints.ts';

/** What the firm may note about a person, in letters. */
export const NOTE_LETTERS = 2000;

/** Invitations at once, one a line of a table. */
export const INVITED_AT_ONCE = 200;

/** Where a person appears; each entry leads to its page where there is one. */
export const dossierEntry = z.object({
  _id: id,
  title: z.string(),
  at: timestamp.nullable(),
  to: z.string().nullable(),
});

/** {@link dossierEntry} as a type. */
export type DossierEntry = z.output<typeof dossierEntry>;

/** What a person's page lists, newest first, up to fifty of each. */
export const dossierParts = ['orders', 'invoices', 'reviews', 'conversations', 'mails'] as const;

/** An order that a writer still works on. */
export const openOrder = z.object({
  id,
  number: z.string(),
  packageName: z.string(),
  customer: z.string(),
});

/** Everything about one person that a firm sees and sets (BO-40). */
export const firmPerson = listedPerson.extend({
  version: rowVersion,
  note: z.string(),
  /** An address that waits to be confirmed from its mailbox. */
  pendingEmail: z.string().nullable(),
  createdAt: timestamp,
  sessions: z.array(
    z.object({ _id: id, browser: z.string(), system: z.string(), lastSeen: timestamp }),
  ),
  /** A writer's open orders, which somebody else takes before the account closes. */
  handOver: z.array(openOrder),
  dossier: z.record(z.enum(dossierParts), z.array(dossierEntry)),
});

/** {@link firmPerson} as a type. */
export type FirmPerson = z.output<typeof firmPerson>;

const shown = z.object({ status: z.literal(true), person: firmPerson, ...undoable });

/** One person with everything that hangs on the account. */
export const readFirmPerson = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  access: ['admin'],
  area: 'people',
  summary: 'One person of the firm',
  input: z.object({ id }),
  output: shown,
});

/** Changes a person; another address holds once its mailbox has confirmed it (BO-39). */
export const changeFirmPerson = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/people/{id}',
  access: ['admin'],
  area: 'people',
  summary: 'Change a person of the firm',
  input: z.object({
    id,
    baseVersion,
    firstName: personName.optional(),
    lastName: personName.optional(),
    email: email.optional(),
    role: role.optional(),
    admin: adminRights.optional(),
    note: z.string().trim().max(NOTE_LETTERS).optional(),
  }),
  output: shown,
});

/** Closes an account at once; a writer's open orders go to others first (BO-36, BO-37). */
export const deactivatePerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/deactivate',
  access: ['admin'],
  area: 'people',
  summary: 'Close an account',
  input: z.object({
    id,
    /** Each open order with the writer who takes it; nobody puts it back to the unassigned. */
    handOver: z
      .array(z.object({ orderId: id, writerId: id.nullable() }))
      .max(500)
      .default([]),
  }),
  output: doneUndoable,
});

/** Opens a closed account again. */
export const activatePerson = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/activate',
  access: ['admin'],
  area: 'people',
  summary: 'Open a closed account again',
  input: z.object({ id }),
  output: done,
});

/** Ends one session of a person, or all of them. */
export const endPersonSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/end-sessions',
  access: ['admin'],
  area: 'people',
  summary: 'End sessions of a person',
  input: z.object({ id, sessionId: id.optional() }),
  output: done,
});

/** Invites everybody of a table, all or nobody; what is wrong is said by its line (BO-35). */
export const inviteMany = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/invitations',
  access: ['admin'],
  area: 'people',
  summary: 'Invite up to two hundred people',
  input: z.object({ people: z.array(invitePerson.input).min(1).max(INVITED_AT_ONCE) }),
  output: z.object({
    status: z.literal(true),
    invited: z.number().int(),
    /** Invited too, but no mail has left. */
    unmailed: z.array(z.string()),
  }),
});
