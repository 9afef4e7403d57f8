import {
  abandonPayment,
  answerSandboxChallenge,
  answerSandboxTransfer,
  confirmAffirmPayment,
  createSandboxMethod,
  getFlutterwaveCode,
  getPaymentIntentPublic,
  getPaymentOutcome,
  getPaymentSetup,
  getSandboxIntent,
  receiveCardMessage,
  receiveTransferMessage,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { invoiceId } from '../../seed/money.ts';
import { packageId } from '../../seed/packages.data.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  intent: string;
  secret: string;
  /** A fresh and unguessable key that no call has used. */
  key: string;
}

const item = packageId('northwind', 'starter');
const everybody = (own: number, otherSite = own) => ({
  nobody: own,
  revoked: own,
  sameSite: own,
  otherSite,
  writer: own,
  reviewer: own,
  own,
});

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(getPaymentIntentPublic, { item });
    return { intent: body.intent_id, secret: body.client_secret, key: crypto.randomUUID() };
  },
  secrets: () => [],
  rows: [
    expectCall(getPaymentSetup, 'customer', () => ({}), everybody(200)),
    expectCall(getPaymentIntentPublic, 'customer', () => ({ item }), everybody(200, 404)),
    // A key opens the answer, and only on its own site.
    expectCall(getPaymentOutcome, 'customer', ({ key }) => ({ key }), everybody(200)),
    expectCall(abandonPayment, 'customer', ({ key }) => ({ key }), everybody(200)),
    expectCall(
      confirmAffirmPayment,
      'customer',
      ({ intent }) => ({ paymentIntent: intent, item }),
      // Nothing was paid yet, so nothing is given to anybody.
      everybody(422, 404),
    ),
    expectCall(
      getFlutterwaveCode,
      'customer',
      () => ({ price: 1, invoice_id: invoiceId('northwind', 'unpaid-alternate') }),
      {
        nobody: 401,
        revoked: 401,
        sameSite: 404,
        otherSite: 404,
        writer: 404,
        reviewer: 404,
        own: 200,
      },
    ),
    expectCall(
      verifyFlutterwave,
      'customer',
      () => ({ transactionId: '1', txRef: 'unknown-reference-1' }),
      everybody(404),
    ),
    expectCall(
      createSandboxMethod,
      'customer',
      () => ({ number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' }),
      everybody(200),
    ),
    expectCall(
      getSandboxIntent,
      'customer',
      ({ secret }) => ({ client_secret: secret }),
      everybody(200, 404),
    ),
    expectCall(
      answerSandboxChallenge,
      'customer',
      ({ secret }) => ({ client_secret: secret, kind: 'bank', answer: 'refuse' }),
      everybody(200, 404),
    ),
    expectCall(
      answerSandboxTransfer,
      'customer',
      () => ({ tx_ref: 'unknown-reference-1', answer: 'accept' }),
      everybody(404),
    ),
    expectCall(receiveCardMessage, 'customer', () => ({}), everybody(400)),
    expectCall(
      receiveTransferMessage,
      'customer',
      () => ({ data: { tx_ref: 'x' } }),
      everybody(400),
    ),
  ],
});
