import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { CardMessage } from '../../../kernel/payments/card-provider.ts';
import type { SignedMessage } from '../../../kernel/payments/payment-providers.ts';
import type { AccountRecord } from '../accounts/account.record.ts';
import { ownerOfMessages } from '../accounts/account-seals.ts';
import {
  findListeningAccount,
  listSameAccount,
  noteMessage,
} from '../accounts/accounts.repository.ts';
import { findAttemptByReference } from '../attempts/attempts.repository.ts';
import { refresh, returnLate } from '../lifecycle/follow-attempt.ts';
import { followReturns } from '../refunds/follow-returns.ts';

const readMessage = (
  { db, payments, sealer, now }: SiteContext,
  { id, messageSecret }: AccountRecord,
  message: SignedMessage,
): CardMessage => {
  const secret = messageSecret && sealer.open(messageSecret, ownerOfMessages(db.siteId, id));
  const read = secret ? payments.readCardMessage(message, now(), secret) : undefined;
  if (!read) throw new Refusal('message-signature-wrong');
  return read;
};

/**
 * Handles a message for one account of the firm at whose host it came; its own secret alone opens it. Which payment it
 * is about says the provider's name of it, among those that this account took: no site that the message names counts.
 */
export const handleAccountMessage = async (
  ctx: SiteContext,
  accountId: string,
  message: SignedMessage,
): Promise<void> => {
  const account = await findListeningAccount(ctx.db, accountId);
  if (!account) throw new Refusal('payment-account-unknown');
  const { type, event } = readMessage(ctx, account, message);
  await noteMessage(ctx.db, accountId, type);
  const attempt = event && (await findAttemptByReference(ctx.db, event.intentId));
  if (!event || !attempt || attempt.accountId === null) return;
  if (!(await listSameAccount(ctx.db, accountId)).includes(attempt.accountId)) return;
  await refresh(ctx, attempt);
  await returnLate(ctx, attempt);
  if (event.about === 'returned-money') await followReturns(ctx, attempt.key);
  await ctx.live.announceToAdmins(['payments', 'invoices', 'disputes'], [attempt.key]);
};
