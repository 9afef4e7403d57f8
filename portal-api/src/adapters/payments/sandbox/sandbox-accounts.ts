import { type Answer, failure } from './sandbox-answers.ts';

/** The account that the sandbox plays for the platform. */
export const PLATFORM_ACCOUNT = 'platform';

/** Signs the sandbox's own messages; it opens nothing outside of the sandbox. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

// A number behind the name is another key of the same account.
const OF_FIRM = /^(?:sk|pk|rk)_test_sandbox_([a-z0-9]{1,40})(?:_\d{1,4})?$/;

/** Names that behave otherwise: an account that was closed, and one behind a line that is down. */
const CLOSED = 'closed';
const DOWN = 'down';

/** Whose key it is: every name of small letters and digits is an account; nothing for other keys. */
export const accountOfKey = (key: string): string | undefined =>
  key === 'sk_sandbox' ? PLATFORM_ACCOUNT : OF_FIRM.exec(key)?.[1];

export const publishableKeyOf = (account: string): string => `pk_test_sandbox_${account}`;

/** What signs the messages of an account. */
export const messageSecretOf = (account: string): string =>
  account === PLATFORM_ACCOUNT ? SANDBOX_WEBHOOK_SECRET : `${SANDBOX_WEBHOOK_SECRET}_${account}`;

/** Who asks, by the header of the call; the provider's refusal for keys of nobody. */
export const authenticate = (
  authorization: string | null,
): { account: string; isPublic: boolean; isRestricted: boolean } | Answer => {
  const key = (authorization ?? '').replace(/^Bearer /, '');
  const account = accountOfKey(key);
  if (account === DOWN) throw new Error('The sandbox does not answer for this account.');
  if (account === CLOSED)
    return failure(403, {
      type: 'invalid_request_error',
      code: 'account_closed',
      message: 'This account was closed and cannot take payments.',
    });
  if (account !== undefined)
    return { account, isPublic: key.startsWith('pk_'), isRestricted: key.startsWith('rk_') };
  return failure(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
  });
};

/** A public key opens nothing but a payment whose secret its holder knows. */
export const secretKeyNeeded = (): Answer =>
  failure(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });

/** A restricted key takes payments, and reads no lists. */
export const rightNeeded = (): Answer =>
  failure(403, {
    type: 'invalid_request_error',
    code: 'more_permissions_required',
    message: 'The provided key does not have the required permissions for this endpoint.',
  });

/** An account as the provider writes it. */
export const wireAccount = (account: string): Answer => ({
  status: 200,
  body: { id: `acct_${account}`, object: 'account', charges_enabled: true },
});
