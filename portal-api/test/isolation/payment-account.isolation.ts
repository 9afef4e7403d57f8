import {
  confirmIdentity,
  discardPaymentAccount,
  leavePaymentAccount,
  readPaymentAccount,
  receiveAccountMessage,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { keysOf } from '../money/account-desk.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  /** Saved and never in use, so that other tables pay as ever. */
  account: string;
}

// Northwind's accounts have changed since this version; another firm has none.
const asOf = { baseVersion: 0 };
const nothingThere = { sameSite: 409, otherSite: 404, own: 409 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const admin = await portal.signIn('moneyAdmin');
    await admin.call(confirmIdentity, { password: DEMO_PASSWORD });
    const { body } = await admin.call(savePaymentAccount, { ...asOf, ...keysOf('quiet') });
    return { account: body.account.saved?._id ?? '' };
  },
  secrets: ({ account }) => [account, keysOf('quiet').secretKey, 'pk_test_sandbox_quiet'],
  rows: [
    expectCall(readPaymentAccount, 'moneyAdmin', () => ({}), {
      sameSite: 200,
      otherSite: 200,
      own: 200,
    }),
    expectCall(testPaymentAccount, 'moneyAdmin', () => asOf, nothingThere),
    expectCall(discardPaymentAccount, 'moneyAdmin', () => asOf, nothingThere),
    expectCall(leavePaymentAccount, 'moneyAdmin', () => asOf, nothingThere),
    expectCall(savePaymentAccount, 'moneyAdmin', () => ({ ...asOf, ...keysOf('loud') }), {
      sameSite: 409,
      otherSite: 200,
      own: 409,
    }),
    // Nobody signs anything here; at another firm's host there is no such account at all.
    expectCall(receiveAccountMessage, 'moneyAdmin', ({ account }) => ({ account }), {
      nobody: 400,
      revoked: 400,
      sameSite: 400,
      otherSite: 404,
      writer: 400,
      reviewer: 400,
      own: 400,
    }),
  ],
});
