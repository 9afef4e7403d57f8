import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { paymentMethodId } from './payments.schema.ts';

/** The sandbox's payment method; only the provider's public test numbers are known to it. */
export const createSandboxMethod = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/payment-methods',
  access: 'public',
  summary: 'Sandbox: make a payment method from a test card',
  input: z.object({
    number: z.string().max(30),
    exp_month: z.number().int().min(1).max(12),
    exp_year: z.number().int().min(2000).max(2100),
    cvc: z.string().max(4),
  }),
  output: z.object({
    id: paymentMethodId,
    brand: z.string(),
    last4: z.string(),
  }),
});

/** The sandbox's intent as the browser may see it. */
export const sandboxIntent = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string(),
  last_payment_error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** Looks an intent up by its secret, as the provider's script does. */
export const getSandboxIntent = defineEndpoint({
  method: 'GET',
  path: '/api/sandbox/payment-intents',
  access: 'public',
  summary: 'Sandbox: one intent by its secret',
  input: z.object({ client_secret: z.string().max(255) }),
  output: sandboxIntent,
});

/** Answers the bank's challenge, or the question of Affirm. */
export const answerSandboxChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/challenges',
  access: 'public',
  summary: 'Sandbox: answer a bank challenge or Affirm',
  input: z.object({
    client_secret: z.string().max(255),
    kind: z.enum(['bank', 'affirm']),
    answer: z.enum(['accept', 'refuse']),
  }),
  output: sandboxIntent,
});

/** Pays or refuses on the sandbox's page of the alternate provider. */
export const answerSandboxTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/transfers',
  access: 'public',
  summary: 'Sandbox: pay or refuse a transfer',
  input: z.object({ tx_ref: z.string().max(100), answer: z.enum(['accept', 'refuse']) }),
  output: z.object({
    status: z.enum(['successful', 'failed']),
    transaction_id: z.string(),
    tx_ref: z.string(),
  }),
});
