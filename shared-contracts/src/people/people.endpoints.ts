import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';
import { email, id, personName } from '../scalars.ts';
import { newPassword, portalUser } from './people.schema.ts';

/**
 * Changes name and address of the signed-in person; another `_id` is refused (HS-66). Another address needs the
 * password and holds once it is confirmed from its own mailbox; the answer is the same for one that is taken.
 */
export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/api/profile/profile_update',
  access: ['user', 'writer', 'admin'],
  summary: 'Change name, e-mail address and language',
  input: z.object({
    _id: id,
    firstName: personName,
    lastName: personName,
    email,
    language: language.optional(),
    /** Asked for when the address changes. */
    currentPassword: z.string().max(1000).optional(),
  }),
  output: z.object({
    status: z.literal(true),
    user: portalUser,
    /** The address that waits for its confirmation. */
    pendingEmail: z.string().nullable().default(null),
  }),
});

/** Changes the password and ends every other session (HS-67); the first one needs no current one. */
export const updatePassword = defineEndpoint({
  method: 'POST',
  path: '/api/profile/profile_update_password',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Change the password; the current one is asked for where there is one',
  input: z.object({
    _id: id,
    password: newPassword,
    currentPassword: z.string().max(1000).optional(),
  }),
  output: z.object({ status: z.literal(true) }),
});

/** Replaces the picture of the signed-in person (HS-65). */
export const updateProfileImage = defineEndpoint({
  method: 'POST',
  path: '/api/profile/update_profile_img',
  access: ['user', 'writer', 'admin'],
  upload: true,
  summary: 'Replace the profile picture',
  input: z.object({}),
  output: z.object({ status: z.literal(true), user: z.object({ profile_img: z.string() }) }),
});

/** Remembers the chosen language of the signed-in person. */
export const updateLanguage = defineEndpoint({
  method: 'PATCH',
  path: '/api/profile/language',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Remember the chosen language',
  input: z.object({ language }),
  output: z.object({ status: z.literal(true) }),
});
