import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { day, done, id, timestamp } from '../scalars.ts';
import { listInput, listOf } from '../lists.ts';

/** What the log can be narrowed to by one choice; each stands for several calls or commands. */
export const auditGroups = [
  'sign-in',
  'settings',
  'people',
  'catalogue',
  'orders',
  'money',
  'privacy',
  'command',
  'back-office',
] as const;

/** What a reader of the log looks for; everything of it stands in the address (BO-43). */
const auditFilter = {
  /** An id, or a piece of a name or an address. */
  person: z.string().trim().max(100).optional(),
  /** One of {@link auditGroups}, or the beginning of the name of a call or command. */
  action: z.string().trim().max(100).optional(),
  /** An id, the number of an order, or a piece of a name. */
  subject: z.string().trim().max(100).optional(),
  /** A day of UTC. */
  day: day.optional(),
} as const;

/** One act: when, who, what, to what, from where, with what difference. */
export const auditItem = z.object({
  /** Its place in the firm's log. */
  _id: z.string(),
  at: timestamp,
  /** The row in words, in the language of the page. */
  sentence: z.string(),
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  person: z.object({ _id: z.string(), name: z.string() }).nullable(),
  subject: z.object({ kind: z.string(), _id: z.string(), name: z.string() }).nullable(),
  /** The network that it came from, never the whole address. */
  address: z.string().nullable(),
  /** What changed, value by value; secrets read `(set)`. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  batch: z.string().nullable(),
  /** Whether it can still be taken back; something newer may forbid it all the same. */
  canUndo: z.boolean().optional(),
});

/** {@link auditItem} as a type. */
export type AuditItem = z.output<typeof auditItem>;

/** Who did what, newest first (BO-41, BO-43). It speaks of every area, so it is for owners. */
export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['admin'],
  area: 'owner',
  summary: 'Who did what in the firm',
  input: z.object({ ...listInput, ...auditFilter }),
  output: listOf(auditItem),
});

/** All rows of the log that match, as a file (BO-43). */
export const exportAudit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: ['admin'],
  area: 'owner',
  download: true,
  summary: 'The log as CSV or JSON',
  input: z.object({ ...auditFilter, format: z.enum(['csv', 'json']).default('csv') }),
  output: z.unknown(),
});

/** Takes an act back: within a day, while nothing newer touched it; never money, mails, erasure, publishing (BO-111). */
export const undoAudited = defineEndpoint({
  method: 'POST',
  path: '/api/admin/audit/{id}/undo',
  access: ['admin'],
  summary: 'Take an act back',
  /** The place of its row in the log, or what the reply to the act named. */
  input: z.object({ id }),
  output: done,
});
