import { placeOrder } from '@portal/shared-contracts/checkout';
import { answerSandboxChallenge, getPaymentOutcome } from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { openShakyTill, type ShakyTill } from '../../../../test/faults/shaky-till.ts';
import { readBooks } from '../../../../test/money/books.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { abandon } from './follow-attempt.ts';

let till: ShakyTill;
beforeAll(async () => {
  till = await openShakyTill();
});
afterAll(() => till.close());

const contextOf = async (): Promise<SiteContext> => {
  const { sites, siteContext } = till.portal.app.portal;
  const site = await sites.byId('northwind');
  if (!site) throw new Error('The demo has no such site.');
  return siteContext(site);
};

/** A purchase that waits for the bank, and the money that was taken before it. */
const waitForBank = async () => {
  const customer = await till.portal.signIn('newCustomer');
  const options = newAttempt();
  const input = {
    payment: await sandboxCard(customer, '4000000000003220'),
    package_subscribed: packageId('northwind', 'starter'),
  };
  const { taken } = await readBooks(till.portal.db());
  const { body } = await customer.call(placeOrder, input, options);
  const accept = () =>
    customer.call(answerSandboxChallenge, {
      client_secret: body.client_secret ?? '',
      kind: 'bank',
      answer: 'accept',
    });
  return { customer, key: options.headers['idempotency-key'], taken, accept };
};

test('PL-24 CR-52 an intent that was opened while its attempt was given up is cancelled with it', async () => {
  const { customer, key, taken, accept } = await waitForBank();
  const ctx = await contextOf();
  const now = (await findAttempt(ctx.db, key))!;
  // What another call had read before the intent was there.
  await abandon(ctx, { ...now, state: 'open', reference: null });
  await accept();
  await till.deliver();
  expect((await customer.call(getPaymentOutcome, { key })).body.state).toBe('abandoned');
  expect((await readBooks(till.portal.db())).taken).toBe(taken);
});

test('PL-24 CR-52 money that comes for an attempt that was given up goes back', async () => {
  const { customer, key, taken, accept } = await waitForBank();
  await till.portal
    .db()
    .query("update payment_attempts set state = 'abandoned' where key = $1", [key]);
  await accept();
  expect((await readBooks(till.portal.db())).taken).toBeGreaterThan(taken);
  await till.deliver();
  expect((await readBooks(till.portal.db())).taken).toBe(taken);
  await till.deliverTwice();
  expect((await customer.call(getPaymentOutcome, { key })).body.state).toBe('declined');
});
