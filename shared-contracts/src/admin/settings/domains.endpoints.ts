import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { timestamp } from '../../scalars.ts';
import { listInput, listOf } from '../../lists.ts';

const host = z.string().trim().min(1).max(253);

/** What a name server has to say, beside what it says. */
const record = z.object({
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  expected: z.string(),
  found: z.array(z.string()),
  isRight: z.boolean(),
});

/** A host of the firm (BO-27, BO-28). */
export const domain = z.object({
  host,
  state: z.enum(['waiting', 'proven', 'expired', 'removed']),
  /** Links in mails lead here. */
  isPrimary: z.boolean(),
  /** Hosts that a command gave need no proof and cannot be removed here. */
  isGiven: z.boolean(),
  records: z.array(record),
  checkedAt: timestamp.nullable(),
  /** When it is looked at next, and until when by itself. */
  nextCheckAt: timestamp.nullable(),
  checkedUntil: timestamp.nullable(),
  certificateEndsAt: timestamp.nullable(),
  /** The certificate ends within 14 days. */
  endsSoon: z.boolean(),
  /** Until then nobody else can take a removed host. */
  reservedUntil: timestamp.nullable(),
  /** Since then no name server could be asked; the records are what was found before. */
  unansweredSince: timestamp.nullable().default(null),
});

/** {@link domain} as a type. */
export type Domain = z.output<typeof domain>;

const shared = { access: ['admin'], area: 'settings' } as const;
const one = z.object({ status: z.literal(true), domain });

/** The hosts of the firm. */
export const listDomains = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/admin/domains',
  summary: 'The hosts of the firm',
  input: z.object(listInput),
  output: listOf(domain),
});

/** Adds a host; it answers once its records are proven. */
export const addDomain = defineEndpoint({
  ...shared,
  confirmed: true,
  method: 'POST',
  path: '/api/admin/domains',
  summary: 'Add a host of the firm',
  input: z.object({ host }),
  output: one,
});

/** Looks at the records of a host now. */
export const checkDomain = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/admin/domains/{host}/check',
  summary: 'Look at the records of a host',
  input: z.object({ host }),
  output: one,
});

/** Lets links in mails lead to this host. */
export const changeDomain = defineEndpoint({
  ...shared,
  confirmed: true,
  method: 'PATCH',
  path: '/api/admin/domains/{host}',
  summary: 'Choose the host of links in mails',
  input: z.object({ host, isPrimary: z.literal(true) }),
  output: one,
});

/** Removes a host; nobody else can take it for 30 days. */
export const removeDomain = defineEndpoint({
  ...shared,
  confirmed: true,
  method: 'DELETE',
  path: '/api/admin/domains/{host}',
  summary: 'Remove a host of the firm',
  input: z.object({ host }),
  output: z.object({ status: z.literal(true) }),
});
