import { z } from '@portal/shared-contracts/schema';
import { autologin } from '../auth/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';
import { newPassword } from '../people/people.schema.ts';
import { role } from '../roles.ts';
import { email, personName } from '../scalars.ts';

const code = z.string().min(1).max(200);

/** What an invitation says to whoever holds its link (BO-35). */
export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invite/{code}',
  access: 'public',
  summary: 'An invitation that still works',
  input: z.object({ code }),
  output: z.object({
    status: z.literal(true),
    email,
    role,
    /** Empty where whoever invited did not say. */
    firstName: z.string(),
    lastName: z.string(),
    language: language.nullable(),
  }),
});

/** Takes an invitation up: the account is made and signed in. */
export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invite/{code}',
  access: 'public',
  summary: 'Take an invitation up with names and a password',
  input: z.object({
    code,
    firstName: personName,
    lastName: personName,
    password: newPassword,
    language: language.optional(),
  }),
  output: autologin.output,
});
