import { limits } from '@portal/shared-contracts';
import {
  askForPasskey,
  autologin,
  confirmEmail,
  getCurrentUser,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
  secondStep,
  secondStepByPasskey,
} from '@portal/shared-contracts/auth';
import { expectCall, isolationTable } from './isolation.ts';
import { issueCode } from '../../src/domains/people/credentials/codes.repository.ts';

interface World {
  signIn: string;
  reset: string;
}

const everybody = (status: number) => ({
  nobody: status,
  revoked: status,
  sameSite: status,
  otherSite: status,
  writer: status,
  reviewer: status,
});

// A used or foreign code is gone; the first to bring it is its owner, so strangers try another site's.
const madeUp = 'a'.repeat(43);

const signedByNobody = {
  id: madeUp,
  rawId: madeUp,
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
};

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const make = (purpose: 'sign-in' | 'reset-password') =>
      issueCode(portal.db('acme'), {
        personId: portal.personId('customer', 'acme'),
        purpose,
        minutes: limits.autologinCodeMinutes,
      });
    return { signIn: await make('sign-in'), reset: await make('reset-password') };
  },
  secrets: () => ['Clara', 'Lindqvist'],
  rows: [
    expectCall(getCurrentUser, 'customer', () => ({}), {
      sameSite: 200,
      otherSite: 200,
      writer: 200,
      reviewer: 200,
      own: 200,
    }),
    expectCall(login, 'customer', () => ({ email: 'customer@example.com', password: 'wrong' }), {
      ...everybody(401),
      own: 401,
    }),
    expectCall(requestPasswordReset, 'customer', () => ({ email: 'nobody@example.org' }), {
      ...everybody(200),
      own: 429,
    }),
    expectCall(autologin, 'customer', ({ signIn }) => ({ code: signIn }), {
      ...everybody(410),
      otherSite: 200,
      own: 410,
    }),
    expectCall(
      resetPassword,
      'customer',
      () => ({ code: madeUp, password: 'a-long-new-password' }),
      {
        ...everybody(410),
        own: 410,
      },
    ),
    expectCall(confirmEmail, 'customer', () => ({ code: madeUp }), { ...everybody(410), own: 410 }),
    expectCall(restoreEmail, 'customer', () => ({ code: madeUp }), { ...everybody(410), own: 410 }),
    // Without the ticket of a first step there is nobody to take the second one.
    expectCall(secondStep, 'customer', () => ({ code: '123456' }), { ...everybody(410), own: 410 }),
    expectCall(askForPasskey, 'customer', () => ({}), { ...everybody(410), own: 410 }),
    expectCall(secondStepByPasskey, 'customer', () => ({ passkey: signedByNobody }), {
      ...everybody(410),
      own: 410,
    }),
    expectCall(logout, 'customer', () => ({}), { ...everybody(200), own: 200 }),
  ],
});
