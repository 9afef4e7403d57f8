import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { done, id, timestamp } from '../../scalars.ts';
import { baseVersion, rowVersion } from '../../lists.ts';

/** Where an account of a firm stands: its keys are saved and not yet tried, it takes the payments, or it did. */
export const paymentAccountStates = ['saved', 'active', 'retired'] as const;

/** An account of a firm at the card provider as admins see it; keys never leave the server (BO-93). */
export const paymentAccount = z.object({
  _id: id,
  state: z.enum(paymentAccountStates),
  /** Every buyer's browser gets it, so it is no secret. */
  publishableKey: z.string(),
  /** The end of the secret key. */
  lastFour: z.string(),
  mode: z.enum(['sandbox', 'live']),
  /** Whether the secret that signs its messages is kept. */
  hasMessageSecret: z.boolean(),
  /** Whether money can still go back by it: a former account's keys go when nothing needs them any more. */
  hasKeys: z.boolean(),
  /** The address to which the provider sends its messages. */
  messagesTo: z.string(),
  testedAt: timestamp.nullable(),
  /** What the last try failed by, in the reader's language. */
  problem: z.string().nullable(),
  /** The key that the provider does not take, where it is one; missing in replies of servers that did not say. */
  problemAt: z.enum(['publishableKey', 'secretKey']).nullable().optional(),
  /** The last message of the provider, in its own words. */
  lastMessage: z.object({ type: z.string(), at: timestamp }).nullable(),
  madeBy: z.string().nullable(),
  activeAt: timestamp.nullable(),
  retiredAt: timestamp.nullable(),
});

/** {@link paymentAccount} as a type. */
export type PaymentAccount = z.output<typeof paymentAccount>;

/** Who takes the card payments of a firm. */
export const paymentAccountState = z.object({
  /** The account that takes new payments; nothing for the platform's. */
  active: paymentAccount.nullable(),
  /** Keys that wait for a test that works. */
  saved: paymentAccount.nullable(),
  /** Former accounts, the last one first: what they took goes back by them. */
  retired: z.array(paymentAccount),
  platform: z.object({ takesCards: z.boolean(), isSandbox: z.boolean() }),
  /** Whether new payments move no real money. */
  isSandbox: z.boolean(),
  /** Who serves accounts of firms here. */
  provider: z.enum(['stripe', 'sandbox']),
  /** Payments that are being made now: they stay where they were begun. */
  running: z.number().int(),
  version: rowVersion,
});

/** {@link paymentAccountState} as a type. */
export type PaymentAccountState = z.output<typeof paymentAccountState>;

const PATH = '/api/admin/payment-account';
const byAdmin = { access: ['admin'], area: 'money' } as const;
const reply = z.object({ status: z.literal(true), account: paymentAccountState });
const key = (pattern: RegExp) => z.string().trim().max(limits.text.short).regex(pattern);

/** Who takes the firm's card payments. */
export const readPaymentAccount = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Who takes the card payments',
  input: z.object({}),
  output: reply,
});

/** Saves keys beside the account in use; what is left out stays, and nothing is used before a test has worked. */
export const savePaymentAccount = defineEndpoint({
  method: 'PATCH',
  path: PATH,
  ...byAdmin,
  confirmed: true,
  summary: 'Save the keys of an own account',
  input: z.object({
    baseVersion,
    publishableKey: key(/^pk_(?:test|live)_\w+$/).optional(),
    secretKey: key(/^[sr]k_(?:test|live)_\w+$/).optional(),
    messageSecret: key(/^whsec_[\w+/=]+$/).optional(),
  }),
  output: reply,
});

/** Tries the saved keys; new payments go to their account as soon as that works. */
export const testPaymentAccount = defineEndpoint({
  method: 'POST',
  path: `${PATH}/test`,
  ...byAdmin,
  confirmed: true,
  summary: 'Test the saved keys and use them',
  input: z.object({ baseVersion }),
  output: reply,
});

/** Throws saved keys away that were never used. */
export const discardPaymentAccount = defineEndpoint({
  method: 'POST',
  path: `${PATH}/discard`,
  ...byAdmin,
  confirmed: true,
  summary: 'Throw saved keys away',
  input: z.object({ baseVersion }),
  output: reply,
});

/** Lets the platform's account take new payments; what the own one took stays there. */
export const leavePaymentAccount = defineEndpoint({
  method: 'POST',
  path: `${PATH}/leave`,
  ...byAdmin,
  confirmed: true,
  summary: 'Use the account of the platform',
  input: z.object({ baseVersion }),
  output: reply,
});

/** A signed message of the provider for one account of the firm that answers at this host. */
export const receiveAccountMessage = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/cards/{account}',
  access: 'public',
  summary: 'Signed message of the card provider for a firm’s own account',
  input: z.object({ account: id }),
  output: done,
});
