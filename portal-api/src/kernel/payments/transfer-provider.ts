import type { Currency } from '@portal/shared-contracts';
import type { BooksReader } from './provider-books.ts';
import type { ReturnedMoney } from './returned-money.ts';

/** What is opened at the alternate provider. */
export interface NewTransfer {
  /** What the provider knows the payment by; no other payment of any site has it. */
  txRef: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  customer: { email: string; name: string };
  description: string;
  /** Where the provider sends the person back to. */
  returnUrl: string;
}

/** What the provider says of a transfer; amounts in minor units. */
export interface TransferState {
  txRef: string;
  transactionId: string;
  status: 'successful' | 'failed' | 'pending';
  amount: number;
  currency: string;
}

/** What a message of the provider is about; some name our reference, some the transaction alone. */
export interface TransferMessage {
  txRef: string | undefined;
  transactionId: string | undefined;
}

/** Takes money in the currencies that cards do not serve. */
export interface TransferProvider extends BooksReader {
  /** Opens a transfer and returns the provider's page and the checksum of its payload. */
  open(transfer: NewTransfer): Promise<{ link: string; integrityHash: string }>;
  /** What became of a transfer; nothing when the provider does not know it. */
  find(txRef: string): Promise<TransferState | undefined>;
  /** Returns a payment. */
  refund(transactionId: string): Promise<void>;
  /** Returns so much of a payment (minor units). Without a key of ours a repetition would return it again. */
  refundPart(
    transactionId: string,
    part: { amountMinor: number; currency: Currency },
  ): Promise<void>;
  /** How many refunds of a payment were accepted, on whichever way. */
  countRefunds(transactionId: string): Promise<number>;
  /** What was refunded or charged back, here or on the provider's own pages. */
  findReturned(transactionId: string, currency: Currency): Promise<ReturnedMoney>;
  /** What a message of the provider is about, when its secret is right. */
  readMessage(message: {
    signature: string | undefined;
    body: unknown;
  }): TransferMessage | undefined;
}
