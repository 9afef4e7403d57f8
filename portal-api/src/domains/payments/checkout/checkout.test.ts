import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { autologin, getCurrentUser } from '@portal/shared-contracts/auth';
import {
  checkCoupon,
  checkUser,
  getCheckoutLink,
  getCustomCheckoutLink,
  getPackageInfo,
  listPackages,
  registerCustomer,
} from '@portal/shared-contracts/checkout';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import {
  answerSandboxChallenge,
  confirmAffirmPayment,
  createSandboxMethod,
  getPaymentIntentPublic,
} from '@portal/shared-contracts/payments';
import { getOrderFindings, saveReviewChecklist } from '@portal/shared-contracts/reviews';
import { getWebsite } from '@portal/shared-contracts/website';
import { critiqueId, critiqueProof } from '../../../../seed/money.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');
const critique = critiqueId('northwind', 'fresh');
const proof = critiqueProof('northwind', 'fresh');

const card = async (client: TestClient): Promise<string> => {
  const values = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };
  return (await client.call(createSandboxMethod, values)).body.id;
};

/** A guest who filled the form: intent opened, buyer bound. */
const guestAtTheDesk = async (
  couponCode?: string,
  input: { country?: string; critiqueId?: string } = {},
) => {
  const guest = portal.visit();
  const options = { headers: { 'idempotency-key': randomUUID() } };
  const email = `guest-${randomUUID()}@example.com`;
  const intent = (await guest.call(getPaymentIntentPublic, { item, couponCode, ...input }, options))
    .body;
  const customer = { firstName: 'Gina', lastName: 'Ray', email };
  const registered = await guest.call(
    registerCustomer,
    { ...customer, intent: intent.intent_id, item, couponCode },
    options,
  );
  return { guest, options, email, intent, registered: registered.body, customer };
};

test('CR-34 the package comes with what is known; the e-mail only for the holder of the mailed link', async () => {
  const stranger = await portal.visit().call(getPackageInfo, { item, critiqueId: critique });
  expect(stranger.body).toMatchObject({ email: null, firstName: 'Paula', currency: 'usd' });
  expect(stranger.body.customerPackage.packagePrice).toBe(149);
  const owner = await portal
    .visit()
    .call(getPackageInfo, { item, critiqueId: critique, uniqueCustomerId: proof });
  expect(owner.body.email).toBe('paula.reyes@example.com');
});

describe('coupons', () => {
  test('CR-45 the server decides the discount, in any spelling of the code', async () => {
    const { body } = await portal.visit().call(checkCoupon, { item, couponCode: 'welcome10' });
    expect(body).toMatchObject({ discountAmount: 14.9, total: 134.1, currency: 'usd' });
  });

  test.each(['SUMMER20', 'NOPE'])('CR-45 %s is refused in words', async (couponCode) => {
    const reply = await portal.visit().call(checkCoupon, { item, couponCode });
    expect(reply.status).toBe(422);
    expect(reply.error.message).toMatch(/^This coupon (has expired|does not exist)\.$/);
  });

  test('CR-42 a confirmation with another coupon than its intent is refused', async () => {
    const { guest, options, intent } = await guestAtTheDesk();
    const reply = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent.intent_id, item, coupon: 'WELCOME10', payment: await card(guest) },
      options,
    );
    expect(reply.status).toBe(409);
  });

  test('CR-44 FREE100 needs no provider and places one order', async () => {
    const { guest, options, intent, registered } = await guestAtTheDesk('FREE100');
    expect(intent).toMatchObject({ intent_id: '', client_secret: '', amount: 0 });
    const confirm = { paymentIntent: '', item, coupon: 'FREE100' };
    const first = await guest.call(confirmAffirmPayment, confirm, options);
    const second = await guest.call(confirmAffirmPayment, confirm, options);
    expect(first.body._id).toBeDefined();
    expect(second.body._id).toBe(first.body._id);
    await guest.call(autologin, { code: registered.autoLoginCode ?? '' });
    expect((await guest.call(listCustomerOrders, {})).body.orders).toHaveLength(1);
  });
});

describe('guests', () => {
  test('CR-36 CR-47 a guest pays with a coupon, is signed in by the code, and finds the order', async () => {
    const { guest, options, intent, email, registered } = await guestAtTheDesk('WELCOME10');
    expect(intent).toMatchObject({ amount: 134.1, discountAmount: 14.9 });
    const paid = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent.intent_id, item, coupon: 'WELCOME10', payment: await card(guest) },
      options,
    );
    expect(paid.status).toBe(200);
    await guest.call(autologin, { code: registered.autoLoginCode ?? '' });
    expect((await guest.call(getCurrentUser, {})).body.user).toMatchObject({
      email,
      pending_purchase_package_id: null,
    });
    const { body } = await guest.call(listCustomerOrders, {});
    expect(body.orders[0]).toMatchObject({ _id: paid.body._id, invoicePrice: 134.1 });
    const mails = await portal.db().query('select body from mails where recipient = $1', [email]);
    expect(mails).toEqual([{ body: expect.stringContaining('134.1 USD') }]);
  });

  test('CR-36 repeating the registration gives a fresh code to this browser and to no other', async () => {
    const { guest, options, intent, customer } = await guestAtTheDesk();
    const again = { ...customer, intent: intent.intent_id, item };
    expect((await guest.call(registerCustomer, again, options)).body.autoLoginCode).toBeDefined();
    const thief = await portal.visit().call(registerCustomer, again);
    expect(thief.body.autoLoginCode).toBeUndefined();
  });

  test('CR-36 after a decline the same browser goes on as the customer who was just made', async () => {
    const { guest, options, customer } = await guestAtTheDesk();
    const next = { headers: { 'idempotency-key': randomUUID() } };
    const replaces = options.headers['idempotency-key'];
    const intent = (await guest.call(getPaymentIntentPublic, { item, replaces }, next)).body;
    const again = { ...customer, intent: intent.intent_id, item };
    expect((await guest.call(registerCustomer, again, next)).body.autoLoginCode).toBeDefined();
  });

  test('CR-36 a known address gets the order and no code', async () => {
    const guest = portal.visit();
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const intent = (await guest.call(getPaymentIntentPublic, { item }, options)).body;
    const known = { firstName: 'X', lastName: 'Y', email: 'new-customer@example.com' };
    const reply = await guest.call(
      registerCustomer,
      { ...known, intent: intent.intent_id, item },
      options,
    );
    expect(reply.status).toBe(200);
    expect(reply.body.autoLoginCode).toBeUndefined();
    expect(reply.body.customer).toEqual(known);
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
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const { intent_id } = (await guest.call(getPaymentIntentPublic, { item }, options)).body;
    const reply = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent_id, item, payment: await card(guest) },
      options,
    );
    expect(reply.status).toBe(422);
  });
});

describe('checkUser', () => {
  const known = { email: 'customer@example.com' };

  test('CR-35 an address alone gives nothing, and looks the same as an unknown one', async () => {
    const first = await portal.visit().call(checkUser, known);
    const second = await portal.visit().call(checkUser, { email: 'nobody@example.com' });
    expect(first.body).toEqual({ status: true });
    expect(second.body).toEqual(first.body);
  });

  test('CR-35 the mailed link of the own review gives a code that works once', async () => {
    await portal
      .db()
      .query("update people set unique_customer_id = $1 where email = 'customer@example.com'", [
        proof,
      ]);
    const claim = { ...known, critiqueId: critique, uniqueCustomerId: proof };
    const visitor = portal.visit();
    const { body } = await visitor.call(checkUser, claim);
    expect((await visitor.call(autologin, { code: body.autoLoginCode ?? '' })).status).toBe(200);
    expect((await visitor.call(autologin, { code: body.autoLoginCode ?? '' })).status).toBe(410);
    const guessed = await portal.visit().call(checkUser, { ...claim, uniqueCustomerId: 'guess' });
    expect(guessed.body.autoLoginCode).toBeUndefined();
    const others = { ...claim, email: 'new-customer@example.com' };
    expect((await portal.visit().call(checkUser, others)).body.autoLoginCode).toBeUndefined();
  });
});

describe('Affirm', () => {
  test('CR-41 Affirm is offered in the United States and Canada only', async () => {
    for (const [country, expected] of [
      ['US', true],
      ['ca', true],
      ['DE', false],
      ['', false],
    ] as const) {
      const { body } = await portal.visit().call(getPaymentIntentPublic, { item, country });
      expect(body.affirm).toBe(expected);
    }
  });

  test('CR-42 an approved payment becomes the order', async () => {
    const { guest, options, intent } = await guestAtTheDesk(undefined, { country: 'US' });
    await guest.call(answerSandboxChallenge, {
      client_secret: intent.client_secret,
      kind: 'affirm',
      answer: 'accept',
    });
    const reply = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent.intent_id, item },
      options,
    );
    expect(reply.body._id).toBeDefined();
  });

  test('CR-43 a declined payment is closed, so that a new intent is asked for', async () => {
    const { guest, options, intent } = await guestAtTheDesk(undefined, { country: 'US' });
    const answer = { client_secret: intent.client_secret, kind: 'affirm' } as const;
    await guest.call(answerSandboxChallenge, { ...answer, answer: 'refuse' });
    const confirm = { paymentIntent: intent.intent_id, item };
    expect((await guest.call(confirmAffirmPayment, confirm, options)).status).toBe(402);
    const late = await guest.call(answerSandboxChallenge, { ...answer, answer: 'accept' });
    expect(late.body.status).toBe('canceled');
  });
});

test('CR-08 ticked findings travel with the order', async () => {
  const { guest, options, intent, registered } = await guestAtTheDesk(undefined, {
    critiqueId: critique,
  });
  await guest.call(saveReviewChecklist, { id: critique, findings: ['language.weak_verbs_check'] });
  const paid = await guest.call(
    confirmAffirmPayment,
    { paymentIntent: intent.intent_id, item, payment: await card(guest) },
    options,
  );
  await guest.call(autologin, { code: registered.autoLoginCode ?? '' });
  const { body } = await guest.call(getOrderFindings, { id: paid.body._id ?? '' });
  expect(body.findings).toEqual([
    expect.objectContaining({
      id: 'language.weak_verbs_check',
      words: ['helped', 'worked on', 'was responsible for'],
    }),
  ]);
});

test('OR-54 a customer sees what is for sale', async () => {
  const customer = await portal.signIn('newCustomer');
  const { body } = await customer.call(listPackages, { purchasable: 'true' });
  expect(body.packages).toHaveLength(4);
  expect(body.clientCurrencyType).toBe('usd');
});

describe('custom checkout', () => {
  let shop: Server;
  let asked: { url: string; authorization: string | undefined }[] = [];
  let answer: unknown = {};
  beforeAll(async () => {
    shop = createServer((request, response) => {
      asked.push({
        url: request.url ?? '',
        authorization: request.headers['x-shop-token']?.toString(),
      });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    await portal.app.portal.platform.database
      .platform()
      .query(`update sites set settings = settings || $1::jsonb where site_id = 'acme'`, [
        JSON.stringify({
          customCheckout: {
            url: `http://127.0.0.1:${port}/links`,
            method: 'POST',
            responseFieldPath: 'data.link',
            token: 'very-secret-token',
            tokenName: 'X-Shop-Token',
            tokenLocation: 'header',
          },
        }),
      ]);
    portal.app.portal.sites.forget();
  });
  afterAll(() => void shop.close());
  const productId = packageId('acme', 'starter');

  test('CR-32 the link comes from the firm, and its token stays on the server', async () => {
    asked = [];
    answer = { data: { link: 'https://shop.example.com/pay/1' } };
    const visitor = portal.visit('acme');
    const reply = await visitor.call(getCustomCheckoutLink, { productId, email: 'a@example.com' });
    expect(reply.body.link).toBe('https://shop.example.com/pay/1');
    expect(asked[0]?.authorization).toBe('very-secret-token');
    const config = await visitor.call(getWebsite, {});
    expect(JSON.stringify(config.body)).not.toContain('very-secret-token');
  });

  test.each([[{}], [{ data: {} }], [{ data: { link: 'javascript:alert(1)' } }]])(
    'CR-32 a reply such as %j is inconsistent',
    async (wrong) => {
      answer = wrong;
      const reply = await portal.visit('acme').call(getCustomCheckoutLink, { productId });
      expect(reply.error.message).toBe('The Custom Checkout Data is inconsistent!');
    },
  );

  test('CR-30 the link of a review leads to the own checkout or to the firm, and needs a valid email', async () => {
    const own = await portal
      .visit()
      .call(getCheckoutLink, { packageId: item, critiqueId: critique });
    expect(own.body.data).toMatchObject({
      isCustomCheckout: false,
      link: `/checkout?item=${item}&critiqueId=${critique}`,
    });
    answer = { data: { link: 'https://shop.example.com/pay/2' } };
    const custom = { packageId: productId, critiqueId: critiqueId('acme', 'fresh') };
    expect((await portal.visit('acme').call(getCheckoutLink, custom)).body.data).toMatchObject({
      isCustomCheckout: true,
      link: 'https://shop.example.com/pay/2',
    });
    await portal
      .db('acme')
      .query("update critiques set email = 'not an address' where id = $1", [custom.critiqueId]);
    expect((await portal.visit('acme').call(getCheckoutLink, custom)).status).toBe(422);
  });
});
