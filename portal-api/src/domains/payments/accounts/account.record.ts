import type { Sentence } from '@portal/shared-contracts';
import type { paymentAccountStates } from '@portal/shared-contracts/admin';
import type { RefusedTry } from '../../../kernel/payments/payment-providers.ts';

/** What was refused: a payment, or reading the books of the account. */
export type RefusedWork = 'payment' | 'books';

/** Why the provider does not take an account, and the key that it is about, where it is one. */
export type RefusedAccount = Sentence & Pick<RefusedTry, 'at'> & { by?: RefusedWork };

/** A firm's own account at the card provider; its keys are sealed. */
export interface AccountRecord {
  id: string;
  state: (typeof paymentAccountStates)[number] | 'discarded';
  publishableKey: string;
  lastFour: string;
  mode: 'sandbox' | 'live';
  secretKey: string | null;
  messageSecret: string | null;
  /** What the provider calls the account; rows with the same name hold keys of one account. */
  atProvider: string | null;
  version: number;
  madeBy: string | null;
  changedAt: Date;
  changedBy: string | null;
  testedAt: Date | null;
  refusal: RefusedAccount | null;
  activeAt: Date | null;
  retiredAt: Date | null;
  lastMessageAt: Date | null;
  lastMessage: string | null;
}

/** A row of `payment_accounts` with the names of who made and changed it. */
export interface AccountRow {
  id: string;
  state: AccountRecord['state'];
  publishable_key: string;
  last_four: string;
  mode: AccountRecord['mode'];
  secret_key: string | null;
  message_secret: string | null;
  at_provider: string | null;
  version: number;
  maker: string | null;
  changed_at: Date;
  changer: string | null;
  tested_at: Date | null;
  refusal: RefusedAccount | null;
  active_at: Date | null;
  retired_at: Date | null;
  last_message_at: Date | null;
  last_message: string | null;
}

/** A row as the rest of the domain knows it. */
export const toAccount = (row: AccountRow): AccountRecord => ({
  id: row.id,
  state: row.state,
  publishableKey: row.publishable_key,
  lastFour: row.last_four,
  mode: row.mode,
  secretKey: row.secret_key,
  messageSecret: row.message_secret,
  atProvider: row.at_provider,
  version: row.version,
  madeBy: row.maker,
  changedAt: row.changed_at,
  changedBy: row.changer,
  testedAt: row.tested_at,
  refusal: row.refusal,
  activeAt: row.active_at,
  retiredAt: row.retired_at,
  lastMessageAt: row.last_message_at,
  lastMessage: row.last_message,
});
