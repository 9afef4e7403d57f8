import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { TransferMessage } from '../../kernel/payments/transfer-provider.ts';

const transactionId = z.union([z.number(), z.string()]).transform(String);

// Payments and chargebacks name our reference; refunds name the transaction, in one spelling or another.
const schema = z.object({
  data: z.object({
    tx_ref: z.string().optional(),
    tx_id: transactionId.optional(),
    transaction_id: transactionId.optional(),
    TransactionId: transactionId.optional(),
  }),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

// Whether two secrets are the same, in a time that tells nothing.
const isSameSecret = (received: string | undefined, expected: string): boolean =>
  received !== undefined && timingSafeEqual(digest(received), digest(expected));

/** What a message of Flutterwave is about; nothing without the account's own secret. */
export const readTransferMessage = (
  message: { signature: string | undefined; body: unknown },
  secret: string,
): TransferMessage | undefined => {
  const parsed = schema.safeParse(message.body);
  if (!isSameSecret(message.signature, secret) || !parsed.success) return undefined;
  const { tx_ref: txRef, tx_id, transaction_id, TransactionId } = parsed.data.data;
  const named = { txRef, transactionId: transaction_id ?? tx_id ?? TransactionId };
  return named.txRef || named.transactionId ? named : undefined;
};
