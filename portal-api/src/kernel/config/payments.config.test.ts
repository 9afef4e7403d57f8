import { z } from 'zod';
import { paymentsEnvironment, toPaymentsConfig } from './payments.config.ts';

const read = (env: Readonly<Record<string, string>>) =>
  toPaymentsConfig(z.object(paymentsEnvironment).parse(env), 'demo');

const account = (secretKey: string) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const elsewhere = { STRIPE_URL: 'http://127.0.0.1:4242' };

test('CR-49 an account talks to the provider itself, and only a test key to another API', () => {
  expect(read(account('sk_live_1')).stripe?.url).toBe('https://api.stripe.com');
  expect(read({ ...account('sk_test_1'), ...elsewhere }).stripe?.url).toBe(elsewhere.STRIPE_URL);
  for (const key of ['sk_live_1', 'rk_live_1', 'something'])
    expect(() => read({ ...account(key), ...elsewhere })).toThrow(/for a test key only/);
});

test('CR-49 without an account the sandbox serves, and half an account stops the start', () => {
  expect(read(elsewhere).stripe).toBeUndefined();
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_PUBLISHABLE_KEY/);
});
