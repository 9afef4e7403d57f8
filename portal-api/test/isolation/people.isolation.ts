import { confirmOwnIdentity } from '@portal/shared-contracts/admin';
import {
  addPasskey,
  beginPasskey,
  beginTwoStep,
  cancelEmailChange,
  confirmTwoStep,
  endOneSession,
  endOtherSessions,
  endTwoStep,
  getSecurity,
  listSessions,
  proveEmail,
  removePasskey,
  renewRecoveryCodes,
  updateLanguage,
  updatePassword,
  updateProfile,
  updateProfileImage,
} from '@portal/shared-contracts/people';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { expectCall, isolationTable } from './isolation.ts';
import { onePixelPng } from '../pictures.ts';

interface World {
  id: string;
  session: string;
}

// The body names Clara's account; only her own session may change it.
const foreign = { sameSite: 403, otherSite: 403, writer: 403 };
// These speak of the session's own person only.
const ownPerson = { sameSite: 200, otherSite: 200, writer: 200 };

const madeUp = {
  id: 'bWFkZS11cA',
  rawId: 'bWFkZS11cA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

// Everybody may try a wrong one on the own account only.
const guessing = { sameSite: 422, otherSite: 422, writer: 422, reviewer: 422, own: 422 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const id = portal.personId('customer');
    const session = await createSession(portal.db(), id, false);
    return { id, session: session.id };
  },
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
    {
      ...expectCall(updateProfileImage, 'customer', () => ({}), { ...ownPerson, own: 200 }),
      file: { name: 'me.png', content: onePixelPng },
    },
    expectCall(endOneSession, 'customer', ({ session }) => ({ id: session }), {
      sameSite: 404,
      otherSite: 404,
      writer: 404,
      reviewer: 404,
      own: 200,
    }),
    expectCall(confirmOwnIdentity, 'customer', () => ({ password: 'not it' }), guessing),
    expectCall(beginTwoStep, 'customer', () => ({ currentPassword: 'not it' }), guessing),
    expectCall(confirmTwoStep, 'customer', () => ({ code: '123456' }), guessing),
    expectCall(renewRecoveryCodes, 'customer', () => ({ currentPassword: 'not it' }), guessing),
    expectCall(endTwoStep, 'customer', () => ({ currentPassword: 'not it' }), guessing),
    expectCall(beginPasskey, 'customer', () => ({ currentPassword: 'not it' }), guessing),
    expectCall(addPasskey, 'customer', () => ({ passkey: madeUp }), guessing),
    expectCall(
      removePasskey,
      'customer',
      () => ({ id: 'made-up', currentPassword: 'not it' }),
      guessing,
    ),
    expectCall(
      updatePassword,
      'customer',
      ({ id }) => ({ _id: id, password: 'a-long-new-password', currentPassword: 'Portal-demo-1' }),
      { ...foreign, reviewer: 403, own: 200 },
    ),
    expectCall(getSecurity, 'customer', () => ({}), { ...ownPerson, reviewer: 200, own: 200 }),
    expectCall(proveEmail, 'customer', () => ({}), { ...ownPerson, reviewer: 200, own: 200 }),
    expectCall(cancelEmailChange, 'customer', () => ({}), {
      ...ownPerson,
      reviewer: 200,
      own: 200,
    }),
    expectCall(listSessions, 'customer', () => ({}), { ...ownPerson, reviewer: 200, own: 200 }),
    expectCall(endOtherSessions, 'customer', () => ({}), {
      ...ownPerson,
      reviewer: 200,
      own: 200,
    }),
  ],
});
