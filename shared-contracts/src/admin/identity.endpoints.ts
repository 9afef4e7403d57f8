import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../scalars.ts';

/**
 * Shows once more who it is, by the password or by a code of the authenticator app; for ten minutes it need not
 * be shown again for what cannot be taken back (BO-07).
 */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/admin/confirm-identity',
  access: ['admin'],
  summary: 'Show by password or code who it is',
  input: z.object({
    password: z.string().max(1000).optional(),
    code: z.string().max(50).optional(),
  }),
  output: done,
});

/**
 * Shows once more who it is, by the password or by a code of the authenticator app; for ten minutes it need not
 * be shown again. For everybody, and here only because nobody's first page needs it.
 */
export const confirmOwnIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/profile/confirm-identity',
  access: 'signed-in',
  summary: 'Show by password or code who it is',
  input: z.object({
    password: z.string().max(1000).optional(),
    code: z.string().max(50).optional(),
  }),
  output: done,
});

/** Whether the signed-in admin takes a second step, and whether the firm asks for it (BO-06). */
export const readTwoStep = defineEndpoint({
  method: 'GET',
  path: '/api/admin/two-step',
  access: ['admin'],
  beforeSecondFactor: true,
  summary: 'The second step of the signed-in admin',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    isOn: z.boolean(),
    /** Recovery codes that were not used yet. */
    codesLeft: z.number().int(),
    isRequired: z.boolean(),
  }),
});

/**
 * Sets the second step up: with the password it makes a secret for the app, with the first code of the app it turns
 * the step on and shows ten recovery codes this once.
 */
export const setUpTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/admin/two-step',
  access: ['admin'],
  beforeSecondFactor: true,
  summary: 'Set up the second step of the signed-in admin',
  input: z.object({
    currentPassword: z.string().max(1000).optional(),
    code: z.string().min(1).max(20).optional(),
  }),
  output: z.object({
    status: z.literal(true),
    secret: z.string().optional(),
    /** What the picture for the camera holds. */
    uri: z.string().optional(),
    recoveryCodes: z.array(z.string()).optional(),
  }),
});

/** Turns the second step off. */
export const removeTwoStep = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/two-step',
  access: ['admin'],
  summary: 'Turn the second step of the signed-in admin off',
  input: z.object({ currentPassword: z.string().max(1000) }),
  output: done,
});
