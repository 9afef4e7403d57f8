import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { addedPasskey, passkeyCreation } from './passkeys.schema.ts';

const currentPassword = z.string().min(1).max(1000);

/** Begins to add a passkey: what the browser hands to the device, phone or security key. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/profile/passkeys/options',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Begin to add a passkey',
  input: z.object({ currentPassword }),
  output: z.object({ status: z.literal(true), options: passkeyCreation }),
});

/** Adds the passkey that a device made; with the first second factor come the recovery codes, shown this once. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/profile/passkeys',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Add a passkey',
  input: z.object({
    /** How its owner calls it; the name of browser and system where it is left out. */
    name: z.string().max(limits.passkeyName).optional(),
    passkey: addedPasskey,
  }),
  output: z.object({ status: z.literal(true), recoveryCodes: z.array(z.string()) }),
});

/** Removes one of the own passkeys; the password is asked for, so that an open browser is not enough. */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/profile/passkeys/{id}/remove',
  access: 'signed-in',
  summary: 'Remove a passkey',
  input: z.object({ id, currentPassword }),
  output: done,
});
