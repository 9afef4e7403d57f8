import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';

const code = z.string().min(1).max(200);

/** Takes the address over to which the code was mailed; a page asks first, because scanners open links. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an e-mail address with a one-time code',
  input: z.object({ code }),
  output: z.object({
    status: z.literal(true),
    /** Sets a password, where the account was opened by somebody who never proved the address. */
    passwordCode: z.string().nullable(),
  }),
});

/**
 * Takes a change of the address back with the code that the former address got. Everybody is signed out;
 * `code` of the answer sets a new password.
 */
export const restoreEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/restore-email',
  access: 'public',
  summary: 'Take a change of the e-mail address back',
  input: z.object({ code }),
  output: z.object({ status: z.literal(true), code: z.string() }),
});
