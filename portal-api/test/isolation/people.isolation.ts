import {
  updateLanguage,
  updatePassword,
  updateProfile,
  updateProfileImage,
} from '@portal/shared-contracts/people';
import { expectCall, isolationTable } from './isolation.ts';
import { onePixelPng } from '../pictures.ts';

interface World {
  id: string;
}

// The body names Clara's account; only her own session may change it.
const foreign = { sameSite: 403, otherSite: 403, writer: 403 };
// These speak of the session's own person only.
const ownPerson = { sameSite: 200, otherSite: 200, writer: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => ({ id: portal.personId('customer') }),
  secrets: () => ['Lindqvist', 'Clara'],
  rows: [
    expectCall(
      updateProfile,
      'customer',
      ({ id }) => ({ _id: id, firstName: 'C', lastName: 'L', email: 'customer@example.com' }),
      { ...foreign, own: 200 },
    ),
    expectCall(updateLanguage, 'customer', () => ({ language: 'de' }), {
      ...ownPerson,
      reviewer: 200,
      own: 200,
    }),
    expectCall(
      updateProfileImage,
      'customer',
      () => ({}),
      { ...ownPerson, own: 200 },
      { name: 'me.png', content: onePixelPng },
    ),
    expectCall(
      updatePassword,
      'customer',
      ({ id }) => ({ _id: id, password: 'a-long-new-password', currentPassword: 'Portal-demo-1' }),
      { ...foreign, own: 200 },
    ),
  ],
});
