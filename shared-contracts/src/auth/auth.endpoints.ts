import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { passkeyProof, passkeyRequest } from '../people/passkeys.schema.ts';
import { newPassword, portalUser } from '../people/people.schema.ts';
import { done, email } from '../scalars.ts';

const signedIn = z.object({
  status: z.literal(true),
  currency,
  /** Number of orders of the person. */
  orders: z.number().int().nonnegative(),
  user: portalUser,
});

/** Signs in with address and password (HS-52). */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in',
  input: z.object({
    email,
    password: z.string().min(1).max(1000),
    /** Keeps the session for 30 days instead of until the browser closes. */
    remember: z.boolean().default(false),
    /** The door at which it is tried: `admin` admits admins only. */
    door: z.literal('admin').optional(),
  }),
  output: signedIn,
});

/** Ends the session (HS-54). */
export const logout = defineEndpoint({
  method: 'GET',
  path: '/api/auth/logout',
  access: 'public',
  mutates: true,
  whileSeen: true,
  summary: 'Sign out',
  input: z.object({}),
  output: done,
});

/** The signed-in person (HS-09). */
export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'The signed-in person',
  input: z.object({}),
  output: signedIn,
});

/** Sends a link for a new password; the answer is the same for every address (HS-55). */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Send a recovery link',
  input: z.object({ email, password: z.string().max(1000).optional() }),
  output: done,
});

/** Sets a new password with the code of the link (HS-56). */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password-step-2',
  access: 'public',
  summary: 'Set a new password with a one-time code',
  input: z.object({ code: z.string().min(1).max(200), password: newPassword }),
  output: done,
});

/** Signs in with a one-time code (HS-58). A session of somebody else is only replaced when that is asked for. */
export const autologin = defineEndpoint({
  method: 'GET',
  path: '/api/autologin/{code}',
  access: 'public',
  mutates: true,
  summary: 'Sign in with a one-time code',
  input: z.object({
    code: z.string().min(1).max(200),
    packageId: z.string().max(100).optional(),
    /** The person was asked: the browser's session of somebody else may end. */
    replace: z.enum(['true']).optional(),
  }),
  output: signedIn,
});

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const secondStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  summary: 'Take the second step of signing in',
  input: z.object({ code: z.string().min(1).max(40) }),
  output: signedIn,
});

/** What the browser needs to ask for a passkey at the second step; null where the person has none. */
export const askForPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey/options',
  access: 'public',
  summary: 'Ask for a passkey at the second step',
  input: z.object({}),
  output: z.object({ status: z.literal(true), options: passkeyRequest.nullable() }),
});

/** The second step of signing in by a passkey. */
export const secondStepByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  access: 'public',
  summary: 'Take the second step of signing in by a passkey',
  input: z.object({ passkey: passkeyProof }),
  output: signedIn,
});
