import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { providerServer, type ProviderServer } from '../../../test/providers/provider-server.ts';
import type { CardProvider, NewIntent } from '../../kernel/payments/card-provider.ts';
import { paymentAdapters } from './payment-adapters.ts';
import { noFaults, sandboxFetch } from './sandbox/sandbox-fetch.ts';
import { stripeAccount, stripeCards } from './stripe-cards.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const REAL_API = 'https://api.stripe.com';

// The provider's API on this machine: the adapter for a real account talks to it over real HTTP.
let server: ProviderServer;
beforeAll(async () => {
  const ctx = await portal.context();
  const opened = paymentAdapters(portal.app.portal.platform.config.payments).sandbox(ctx.db);
  if (!opened) throw new Error('The test needs the sandbox');
  const answer = sandboxFetch(() => opened, noFaults);
  server = await providerServer((request) => answer(request));
});
afterAll(() => server.close());

const overHttp = async (): Promise<CardProvider> =>
  stripeCards(stripeAccount({ url: server.url, secretKey: 'sk_test_sandbox_local' }));

const sandbox = async (): Promise<CardProvider> => {
  const ctx = await portal.context();
  return paymentAdapters(portal.app.portal.platform.config.payments).cards(ctx.db);
};

// A test key of a real account runs the same suite against the real provider.
const realKey = process.env['STRIPE_TEST_SECRET_KEY'];
const providers: [string, () => Promise<CardProvider>][] = [
  ['the sandbox', sandbox],
  ['an account over HTTP', overHttp],
  ...(realKey?.startsWith('sk_test_')
    ? [
        [
          'the real provider',
          async () => stripeCards(stripeAccount({ url: REAL_API, secretKey: realKey })),
        ] as [string, () => Promise<CardProvider>],
      ]
    : []),
];

const wanted = (): NewIntent => ({
  siteId: 'northwind',
  paymentKey: randomUUID(),
  amount: 14_900,
  currency: 'usd',
  description: 'Resume Starter',
  affirm: false,
});

describe.each(providers)('card provider: %s', (_name, open) => {
  let cards: CardProvider;
  beforeAll(async () => {
    cards = await open();
  });

  test('CR-41 an intent carries its amount, its attempt and a secret', async () => {
    const input = wanted();
    const intent = await cards.create(input);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 14_900,
      currency: 'usd',
      paymentKey: input.paymentKey,
      siteId: 'northwind',
      failure: null,
    });
    expect(intent.clientSecret).toContain(`${intent.id}_secret_`);
    expect((await cards.retrieve(intent.id)).id).toBe(intent.id);
  });

  test('CR-41 the same attempt opens the same intent', async () => {
    const input = wanted();
    const [first, second] = [await cards.create(input), await cards.create(input)];
    expect(second.id).toBe(first.id);
  });

  test('CR-42 a good card succeeds, and repeating it charges nothing more', async () => {
    const { id } = await cards.create(wanted());
    const key = randomUUID();
    expect((await cards.confirm(id, 'pm_card_visa', key)).status).toBe('succeeded');
    expect((await cards.confirm(id, 'pm_card_visa', key)).status).toBe('succeeded');
    expect((await cards.confirm(id, 'pm_card_visa', randomUUID())).status).toBe('succeeded');
    expect((await cards.cancel(id)).status).toBe('succeeded');
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card-declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card-short-of-funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'card-expired'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'card-code-wrong'],
    ['pm_card_chargeDeclinedProcessingError', 'card-not-processed'],
  ])('OR-53 %s is declined: %s', async (method, code) => {
    const { id } = await cards.create(wanted());
    const declined = await cards.confirm(id, method, randomUUID());
    expect(declined).toMatchObject({ status: 'requires_payment_method', failure: { code } });
  });

  test('CR-42 a bank challenge waits for the person', async () => {
    const { id } = await cards.create(wanted());
    const waiting = await cards.confirm(id, 'pm_card_threeDSecure2Required', randomUUID());
    expect(waiting.status).toBe('requires_action');
  });

  test('CR-52 a cancelled intent can never be paid', async () => {
    const { id } = await cards.create(wanted());
    expect((await cards.cancel(id)).status).toBe('canceled');
    expect((await cards.confirm(id, 'pm_card_visa', randomUUID())).status).toBe('canceled');
  });

  test('CR-52 a payment is returned once', async () => {
    const { id } = await cards.create(wanted());
    await cards.confirm(id, 'pm_card_visa', randomUUID());
    await cards.refund(id, `${id}:return`);
    await expect(cards.refund(id, `${id}:again`)).rejects.toMatchObject({
      sentence: { params: { words: expect.stringMatching(/already been refunded/) } },
    });
  });

  test('P-15 what was refunded can be asked for', async () => {
    const { id, amount } = await cards.create(wanted());
    await cards.confirm(id, 'pm_card_visa', randomUUID());
    expect(await cards.findReturned(id)).toEqual({ refundedMinor: 0, disputes: [] });
    await cards.refund(id, `${id}:return`);
    expect(await cards.findReturned(id)).toEqual({ refundedMinor: amount, disputes: [] });
  });

  test('BO-96 a part goes back under its name, once, and never more than was paid', async () => {
    const { id, amount } = await cards.create(wanted());
    await cards.confirm(id, 'pm_card_visa', randomUUID());
    const part = { name: randomUUID(), amountMinor: 4_000 };
    expect(await cards.findRefund(id, part.name)).toBe('unknown');
    await cards.refundPart(id, part);
    await cards.refundPart(id, part);
    expect(['done', 'pending']).toContain(await cards.findRefund(id, part.name));
    expect((await cards.findReturned(id)).refundedMinor).toBe(4_000);
    const rest = { name: randomUUID(), amountMinor: amount };
    await expect(cards.refundPart(id, rest)).rejects.toThrow('provider-said');
    expect(await cards.findRefund(id, rest.name)).toBe('unknown');
  });
});

describe('card provider over HTTP when lines break', () => {
  test('CR-52 an answer that is lost is asked for again under the same key: one intent, one charge', async () => {
    const cards = await overHttp();
    const from = server.asked.length;
    server.loseAnswers(1);
    const { id } = await cards.create(wanted());
    server.loseAnswers(1);
    expect((await cards.confirm(id, 'pm_card_visa', randomUUID())).status).toBe('succeeded');
    const posts = server.asked.slice(from).map(({ headers }) => headers['idempotency-key']);
    expect(posts).toHaveLength(4);
    expect(new Set(posts).size).toBe(2);
  });

  test('CR-49 the secret key travels in the header of each call and nowhere else', async () => {
    const cards = await overHttp();
    await cards.create(wanted());
    const last = server.asked.at(-1);
    expect(last?.headers['authorization']).toBe('Bearer sk_test_sandbox_local');
    expect(last?.path).not.toContain('sk_test');
  });

  test('CR-52 a provider that is away is a failure and not a decline', async () => {
    const away = stripeCards(stripeAccount({ url: 'http://127.0.0.1:1', secretKey: 'sk_test_x' }));
    await expect(away.retrieve('pi_1')).rejects.toMatchObject({ code: 'provider-failed' });
  });
});
