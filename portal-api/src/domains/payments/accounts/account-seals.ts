import type { SiteContext } from '../../../kernel/context.ts';
import type { CardKeys } from '../../../kernel/payments/payment-providers.ts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { AccountRecord } from './account.record.ts';

/** Whose key it is, as its seal says it. */
export const ownerOfKey = (siteId: string, accountId: string): string =>
  `payment account ${accountId} of ${siteId}`;

/** Whose secret of messages it is, as its seal says it. */
export const ownerOfMessages = (siteId: string, accountId: string): string =>
  `messages of payment account ${accountId} of ${siteId}`;

/**
 * The keys of an account, for a call to the provider and nothing else.
 *
 * @throws Refusal `account-keys-gone` when nothing needed them any more.
 */
export const openKeys = (
  { db, sealer }: Pick<SiteContext, 'db' | 'sealer'>,
  { id, publishableKey, secretKey }: Pick<AccountRecord, 'id' | 'publishableKey' | 'secretKey'>,
): CardKeys => {
  if (secretKey === null) throw new Refusal('account-keys-gone');
  return { publishableKey, secretKey: sealer.open(secretKey, ownerOfKey(db.siteId, id)) };
};
