import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../scalars.ts';

const currentPassword = z.string().min(1).max(1000);

/** Makes a secret for an authenticator app; it asks for nothing until a code of it is confirmed. */
export const beginTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/profile/two-step',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Begin to set up an authenticator app',
  input: z.object({ currentPassword }),
  output: z.object({
    status: z.literal(true),
    /** To be typed where no camera is. */
    secret: z.string(),
    /** What the picture holds. */
    uri: z.string(),
  }),
});

/** Turns the second factor on with its first code; the recovery codes are shown this once. */
export const confirmTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/profile/two-step/confirm',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Turn the authenticator app on',
  input: z.object({ code: z.string().min(1).max(20) }),
  output: z.object({ status: z.literal(true), recoveryCodes: z.array(z.string()) }),
});

/** Makes new recovery codes, shown this once; the former ones are worth nothing from then on. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/profile/two-step/codes',
  access: 'signed-in',
  summary: 'Make new recovery codes',
  input: z.object({ currentPassword }),
  output: z.object({ status: z.literal(true), recoveryCodes: z.array(z.string()) }),
});

/** Turns the second factor off. */
export const endTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/profile/two-step/end',
  access: 'signed-in',
  summary: 'Turn the authenticator app off',
  input: z.object({ currentPassword }),
  output: done,
});
