import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { writingProfile } from './writing-profiles.schema.ts';

/** The writer's own profile, nothing before it was first sent. */
export const getWritingProfile = defineEndpoint({
  method: 'GET',
  path: '/api/writer/profile',
  access: ['writer'],
  summary: "The signed-in writer's writing profile",
  input: z.object({}),
  output: z.object({ profile: writingProfile.nullable() }),
});

/** Replaces the writer's profile (QU-49). */
export const saveWritingProfile = defineEndpoint({
  method: 'POST',
  path: '/api/writer/profile',
  access: ['writer'],
  summary: "Replace the signed-in writer's writing profile",
  input: writingProfile,
  output: z.object({
    status: z.literal(true),
    status_code: z.literal(200),
    profile: writingProfile,
  }),
});
