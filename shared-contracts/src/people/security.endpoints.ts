import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done, id } from '../scalars.ts';
import { passkey } from './passkeys.schema.ts';

/** How the signed-in person's account is kept safe. */
export const getSecurity = defineEndpoint({
  method: 'GET',
  path: '/api/profile/security',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'How the own account is kept safe',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    /** False for whoever came by a link only and has never set one. */
    hasPassword: z.boolean(),
    /** Whether the person showed that the mailbox is theirs. */
    isEmailProven: z.boolean(),
    /** An address that waits for its confirmation. */
    pendingEmail: z.string().nullable(),
    /** The authenticator app: whether it is on, and how many recovery codes are left. */
    secondFactor: z.object({ isOn: z.boolean(), codesLeft: z.number().int() }),
    /** Passkeys for the second step, the oldest first. */
    passkeys: z.array(passkey).default([]),
  }),
});

/** Mails a link by which the signed-in person shows that the mailbox is theirs. */
export const proveEmail = defineEndpoint({
  method: 'POST',
  path: '/api/profile/prove-email',
  access: 'signed-in',
  summary: 'Mail a link that proves the own address',
  input: z.object({}),
  output: done,
});

/** Takes a change of the address back that waits for its confirmation: the mailed link ends. */
export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/profile/email-change',
  access: 'signed-in',
  summary: 'Take a begun change of the own address back',
  input: z.object({}),
  output: done,
});

/** A browser in which the person is signed in. */
export const deviceSession = z.object({
  _id: id,
  /** Name of the browser, empty when it did not say. */
  browser: z.string(),
  /** Name of the system, empty when it did not say. */
  system: z.string(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** The session that asks. */
  isThis: z.boolean(),
});

/** A browser in which the person is signed in. */
export type DeviceSession = z.output<typeof deviceSession>;

/** Every browser in which the person is signed in, this one first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/profile/sessions',
  access: 'signed-in',
  summary: 'Browsers in which the person is signed in',
  input: z.object({}),
  output: z.object({ status: z.literal(true), sessions: z.array(deviceSession) }),
});

/** Ends one of the own sessions; its sockets close at once. It wants `confirmOwnIdentity` before. */
export const endOneSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/profile/sessions/{id}',
  access: 'signed-in',
  summary: 'End one of the own sessions',
  input: z.object({ id }),
  output: done,
});

/** Ends all own sessions but the one that asks. It wants `confirmOwnIdentity` before. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/profile/sessions/end-others',
  access: 'signed-in',
  summary: 'End all other sessions of the person',
  input: z.object({}),
  output: done,
});
