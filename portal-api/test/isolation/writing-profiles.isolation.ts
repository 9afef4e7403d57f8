import { getWritingProfile, saveWritingProfile } from '@portal/shared-contracts/questionnaires';
import { expectCall, isolationTable } from './isolation.ts';

const SUMMARY = 'Only this writer wrote this summary';
const profile = { workPhone: '+1 555 010 2030', profileTitle: 'Writer', profileSummary: SUMMARY };
// Each writer reads and writes the own profile: 200, and nothing of another.
const ownOnly = { own: 200, sameSite: 200, otherSite: 200 };

export const isolation = isolationTable({
  prepare: async (portal) => {
    const writer = await portal.signIn('writer');
    await writer.call(saveWritingProfile, profile);
    return {};
  },
  secrets: () => [SUMMARY],
  rows: [
    expectCall(getWritingProfile, 'writer', () => ({}), ownOnly),
    expectCall(
      saveWritingProfile,
      'writer',
      () => ({ ...profile, profileSummary: 'Somebody else' }),
      ownOnly,
    ),
  ],
});
