import { createHash } from 'node:crypto';
import { currency, toMajor, toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { z } from 'zod';
import { flutterwaveBooks } from './flutterwave-books.ts';
import { type FlutterwaveCall, flutterwaveReturns } from './flutterwave-returns.ts';
import { readTransferMessage } from './flutterwave-message.ts';
import type { FlutterwaveConfig } from '../../kernel/config/payments.config.ts';
import type {
  NewTransfer,
  TransferProvider,
  TransferState,
} from '../../kernel/payments/transfer-provider.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The provider's checksum: it refuses a payment whose amount was changed in the browser. */
export const integrityHash = (transfer: NewTransfer, secretKey: string): string => {
  const { amount, currency: code, customer, txRef } = transfer;
  return sha256(
    `${toMajor(amount, code)}${code.toUpperCase()}${customer.email}${txRef}${sha256(secretKey)}`,
  );
};

const linkReply = z.object({ data: z.object({ link: z.url() }) });

const transactionReply = z.object({
  data: z.object({
    id: z.union([z.number(), z.string()]),
    tx_ref: z.string(),
    status: z.string(),
    amount: z.number(),
    currency: z.string(),
  }),
});

const toState = ({ data }: z.output<typeof transactionReply>): TransferState => {
  const code = currency.safeParse(data.currency.toLowerCase());
  return {
    txRef: data.tx_ref,
    transactionId: String(data.id),
    status:
      data.status === 'successful' ? 'successful' : data.status === 'failed' ? 'failed' : 'pending',
    amount: code.success ? toMinor(data.amount, code.data) : -1,
    currency: data.currency.toLowerCase(),
  };
};

const unreachable = (): Refusal => new Refusal('provider-silent');

const caller =
  (config: FlutterwaveConfig, send: typeof fetch): FlutterwaveCall =>
  async (method, path, body) => {
    const response = await send(`${config.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${config.secretKey}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(20_000),
      redirect: 'error',
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => undefined);
    if (response?.status === 404 || response?.status === 400) return undefined;
    if (!response?.ok) throw unreachable();
    return response.json();
  };

/** Flutterwave's hosted page and its verification. */
export const flutterwave = (
  config: FlutterwaveConfig,
  send: typeof fetch = fetch,
): TransferProvider => {
  const call = caller(config, send);
  const returns = flutterwaveReturns(call);
  const find = async (txRef: string): Promise<TransferState | undefined> => {
    const query = new URLSearchParams({ tx_ref: txRef });
    const reply = await call('GET', `/v3/transactions/verify_by_reference?${query}`);
    const parsed = transactionReply.safeParse(reply);
    return parsed.success ? toState(parsed.data) : undefined;
  };
  return {
    ...flutterwaveBooks(call, returns, find),
    open: async (transfer) => {
      const reply = linkReply.safeParse(
        await call('POST', '/v3/payments', {
          tx_ref: transfer.txRef,
          amount: toMajor(transfer.amount, transfer.currency),
          currency: transfer.currency.toUpperCase(),
          redirect_url: transfer.returnUrl,
          customer: transfer.customer,
          customizations: { title: transfer.description },
        }),
      );
      if (!reply.success) throw new Refusal('provider-unwilling');
      return {
        link: reply.data.data.link,
        integrityHash: integrityHash(transfer, config.secretKey),
      };
    },
    find,
    refund: async (transactionId) => {
      const path = `/v3/transactions/${encodeURIComponent(transactionId)}/refund`;
      const reply = await call('POST', path, {});
      // Refused: fine when it was asked for before, otherwise nobody may be told that money comes back.
      if (reply === undefined && !(await returns.isOnItsWay(transactionId))) throw unreachable();
    },
    refundPart: async (transactionId, { amountMinor, currency: code }) => {
      const path = `/v3/transactions/${encodeURIComponent(transactionId)}/refund`;
      const reply = await call('POST', path, { amount: toMajor(amountMinor, code) });
      if (reply === undefined) throw new Refusal('refund-refused');
    },
    countRefunds: returns.count,
    findReturned: returns.find,
    readMessage: (message) => readTransferMessage(message, config.webhookHash),
  };
};
