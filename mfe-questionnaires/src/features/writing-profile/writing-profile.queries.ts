import { callApi } from '@portal/shared-contracts';
import {
  getWritingProfile,
  saveWritingProfile,
  type WritingProfile,
} from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in writer's profile, nothing before it was first sent. */
export const writingProfileQuery = () =>
  queryOptions({
    queryKey: ['questionnaires', 'writing-profile'],
    queryFn: ({ signal }) => callApi(getWritingProfile, {}, { signal }),
  });

/** Sends the whole profile (QU-49). */
export const sendWritingProfile = (profile: WritingProfile) => callApi(saveWritingProfile, profile);
