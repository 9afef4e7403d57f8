import { getCurrentUser } from '@portal/shared-contracts/auth';
import { getPackageInfo, listPackages, registerCustomer } from '@portal/shared-contracts/checkout';
import { getCustomerOrder, listCustomerOrders } from '@portal/shared-contracts/orders';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { getOrderFindings, saveReviewChecklist } from '@portal/shared-contracts/reviews';
import { critiqueId, critiqueProof } from '../../../../seed/money.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { guestAtTheDesk } from '../../../../test/money/guest-at-the-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import { madeReview } from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');
const critique = critiqueId('northwind', 'fresh');
const proof = critiqueProof('northwind', 'fresh');

test('CR-34 the package comes with what is known; the e-mail only for the holder of the mailed link', async () => {
  const stranger = await portal.visit().call(getPackageInfo, { item, critiqueId: critique });
  expect(stranger.body).toMatchObject({ email: null, firstName: 'Paula', currency: 'usd' });
  expect(stranger.body.customerPackage.packagePrice).toBe(149);
  const owner = await portal
    .visit()
    .call(getPackageInfo, { item, critiqueId: critique, uniqueCustomerId: proof });
  expect(owner.body.email).toBe('paula.reyes@example.com');
});

test('CR-34 BO-73 an open page that reads its price anew counts nobody twice', async () => {
  const { id: critiqueId } = await madeReview(portal);
  const counts = async (): Promise<unknown> =>
    portal.db().query(
      `select (select count(*)::int from review_clicks where kind = 'checkout') as clicks,
         (select coalesce(sum(count), 0)::int from review_counts where step = 'checkout') as steps`,
    );
  const visitor = portal.visit();
  const before = await counts();
  const { checkoutClickId } = (await visitor.call(getPackageInfo, { item, critiqueId })).body;
  const once = await counts();
  expect(once).not.toEqual(before);
  const again = await visitor.call(getPackageInfo, { item, critiqueId, checkoutClickId });
  expect(again.body).toMatchObject({ checkoutClickId, customerPackage: { packagePrice: 149 } });
  expect(await counts()).toEqual(once);
});

describe('guests', () => {
  test('CR-36 CR-47 a guest pays with a coupon, is signed in by the code, and finds the order', async () => {
    const { guest, options, intent, email, signIn } = await guestAtTheDesk(portal, {
      couponCode: 'WELCOME10',
    });
    expect(intent).toMatchObject({ amount: 134.1, discountAmount: 14.9 });
    const paid = await guest.call(
      confirmAffirmPayment,
      {
        paymentIntent: intent.intent_id,
        item,
        coupon: 'WELCOME10',
        payment: await sandboxCard(guest),
      },
      options,
    );
    expect(paid.status).toBe(200);
    await signIn();
    expect((await guest.call(getCurrentUser, {})).body.user).toMatchObject({
      email,
      pending_purchase_package_id: null,
    });
    const { body } = await guest.call(listCustomerOrders, {});
    expect(body.orders[0]).toMatchObject({ _id: paid.body._id, invoicePrice: 134.1 });
    await mailDesk(portal).rounds();
    const mails = await portal.db().query('select body from mails where recipient = $1', [email]);
    expect(mails).toEqual([{ body: expect.stringContaining('$134.10 USD') }]);
  });

  test('CR-36 once it is paid the registration gives a fresh code to this browser and to no other', async () => {
    const { guest, options, intent, customer, register } = await guestAtTheDesk(portal);
    expect((await register()).autoLoginCode).toBeUndefined();
    const card = { paymentIntent: intent.intent_id, item, payment: await sandboxCard(guest) };
    expect((await guest.call(confirmAffirmPayment, card, options)).status).toBe(200);
    expect((await register()).autoLoginCode).toBeDefined();
    const again = { ...customer, intent: intent.intent_id, item };
    const thief = await portal.visit().call(registerCustomer, again);
    expect(thief.body.autoLoginCode).toBeUndefined();
    // What is bought goes to nobody else any more.
    const other = { ...again, email: `other-${customer.email}` };
    expect((await guest.call(registerCustomer, other, options)).status).toBe(409);
  });

  test('CR-36 after a decline the same browser goes on as the customer who was just made', async () => {
    const { guest, options, customer } = await guestAtTheDesk(portal);
    const next = newAttempt();
    const replaces = options.headers['idempotency-key'];
    const intent = (await guest.call(getPaymentIntentPublic, { item, replaces }, next)).body;
    const again = { ...customer, intent: intent.intent_id, item };
    const card = { paymentIntent: intent.intent_id, item, payment: await sandboxCard(guest) };
    await guest.call(registerCustomer, again, next);
    expect((await guest.call(confirmAffirmPayment, card, next)).status).toBe(200);
    expect((await guest.call(registerCustomer, again, next)).body.autoLoginCode).toBeDefined();
  });

  test('CR-37 names of 1 to 255 characters and a valid e-mail are asked for', async () => {
    const input = { firstName: 'A', lastName: 'B', email: 'a@example.com', intent: '', item };
    for (const wrong of [
      { firstName: '' },
      { lastName: 'x'.repeat(256) },
      { email: 'not an address' },
    ]) {
      const reply = await portal.visit().call(registerCustomer, { ...input, ...wrong });
      expect(reply.status).toBe(400);
    }
  });

  test('CR-48 nobody is charged before it is known who gets the order', async () => {
    const guest = portal.visit();
    const options = newAttempt();
    const { intent_id } = (await guest.call(getPaymentIntentPublic, { item }, options)).body;
    const reply = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent_id, item, payment: await sandboxCard(guest) },
      options,
    );
    expect(reply.status).toBe(422);
  });
});

test('CR-08 ticked findings travel with the order', async () => {
  const { guest, options, intent, signIn } = await guestAtTheDesk(portal, {
    critiqueId: critique,
  });
  await guest.call(saveReviewChecklist, { id: critique, findings: ['language.weak_verbs_check'] });
  const paid = await guest.call(
    confirmAffirmPayment,
    { paymentIntent: intent.intent_id, item, payment: await sandboxCard(guest) },
    options,
  );
  await signIn();
  const { body } = await guest.call(getOrderFindings, { id: paid.body._id ?? '' });
  expect(body.findings).toEqual([
    expect.objectContaining({
      id: 'language.weak_verbs_check',
      words: ['helped', 'worked on', 'was responsible for'],
    }),
  ]);
  const opened = await guest.call(getCustomerOrder, { id: paid.body._id ?? '' });
  expect(opened.body.order.hasFindings).toBe(true);
});

test('CR-08 nobody else reads what a customer ticked, and an order without findings says that it has none', async () => {
  const { guest, options, intent, signIn } = await guestAtTheDesk(portal, {
    critiqueId: critique,
  });
  const paid = await guest.call(
    confirmAffirmPayment,
    { paymentIntent: intent.intent_id, item, payment: await sandboxCard(guest) },
    options,
  );
  await signIn();
  const id = paid.body._id ?? '';
  const customer = await portal.signIn('customer');
  const { body } = await customer.call(listCustomerOrders, {});
  expect(JSON.stringify(body)).not.toContain('"hasFindings":true');
  for (const other of [customer, await portal.signIn('customer', 'acme'), portal.visit()]) {
    const refused = await other.call(getOrderFindings, { id });
    expect([401, 404]).toContain(refused.status);
    expect(JSON.stringify(refused)).not.toContain('helped');
  }
});

test('OR-54 a customer sees what is for sale', async () => {
  const customer = await portal.signIn('newCustomer');
  const { body } = await customer.call(listPackages, { purchasable: 'true' });
  expect(body.packages).toHaveLength(4);
  expect(body.clientCurrencyType).toBe('usd');
});
