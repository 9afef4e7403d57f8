import {
  confirmIdentity,
  leavePaymentAccount,
  type PaymentAccountState,
  readPaymentAccount,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import Stripe from 'stripe';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import type { TestApp, TestSite } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { openRefundDesk } from './refund-desk.ts';

/** The keys of an account of the sandbox. */
export const keysOf = (name: string) => ({
  publishableKey: `pk_test_sandbox_${name}`,
  secretKey: `sk_test_sandbox_${name}`,
  messageSecret: `whsec_sandbox_${name}`,
});

/** Sends a message of the provider to one address of a firm, signed with a secret; the status of the answer. */
const teller =
  (portal: TestApp) =>
  async (
    account: string,
    message: { secret: string; object: object },
    site: TestSite = 'northwind',
  ): Promise<number> => {
    const payload = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object: message.object },
    });
    const timestamp = Math.floor(portal.clock.now().getTime() / 1000);
    const { secret } = message;
    const signature = new Stripe('sk_sandbox').webhooks.generateTestHeaderString({
      ...{ payload, secret, timestamp },
    });
    const reply = await portal.visit(site).inject({
      method: 'POST',
      url: `/api/webhooks/cards/${account}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    return reply.statusCode;
  };

/** {@link openRefundDesk} with an admin of money who brings in accounts of the firm. */
export const openAccountDesk = async (config: Readonly<Record<string, string>> = {}) => {
  const desk = await openRefundDesk(config);
  const { portal, admin } = desk;

  const confirm = (client: TestClient = admin) =>
    client.call(confirmIdentity, { password: DEMO_PASSWORD });

  const state = async (): Promise<PaymentAccountState> =>
    (await admin.call(readPaymentAccount, {})).body.account;

  const save = async (keys: Partial<ReturnType<typeof keysOf>>) => {
    await confirm();
    return admin.call(savePaymentAccount, { baseVersion: (await state()).version, ...keys });
  };

  const test = async () => {
    await confirm();
    return admin.call(testPaymentAccount, { baseVersion: (await state()).version });
  };

  return {
    ...desk,
    confirm,
    state,
    save,
    test,
    /** The account of this name takes the payments from now on. */
    use: async (name: string): Promise<string> => {
      await save(keysOf(name));
      return (await test()).body.account.active?._id ?? '';
    },
    leave: async () => {
      await confirm();
      return admin.call(leavePaymentAccount, { baseVersion: (await state()).version });
    },
    /** As if the firm had never had an account; what its accounts took is the platform's. */
    forgetAccounts: async (): Promise<void> => {
      await portal.db().query('update payment_attempts set account_id = null');
      await portal.db().query('delete from payment_accounts');
    },
    /** What the sandbox holds of a payment, by account. */
    atAccount: async (name: string, reference: string): Promise<number> => {
      const cards = portal.platform.payments.cards(portal.db(), keysOf(name));
      return (await cards.findReturned(reference)).refundedMinor;
    },
    accountOf: async (payment: string): Promise<string | null> => {
      const [row] = await portal
        .db()
        .query<{ account_id: string | null }>(
          'select account_id from payment_attempts where key = $1',
          [payment],
        );
      return row?.account_id ?? null;
    },
    tell: teller(portal),
  };
};

/** {@link openAccountDesk} as a type. */
export type AccountDesk = Awaited<ReturnType<typeof openAccountDesk>>;
