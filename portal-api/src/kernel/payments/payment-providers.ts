import type { PaymentSetup } from '@portal/shared-contracts/payments';
import type { RefusalSentence } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../database.ts';
import type { CardMessage, CardProvider } from './card-provider.ts';
import type { TransferProvider } from './transfer-provider.ts';

/** The keys of an account at the card provider that is not the platform's. */
export interface CardKeys {
  publishableKey: string;
  secretKey: string;
}

/** What the provider said of a try, and the key that it does not take, where it is one. */
export type RefusedTry = RefusalSentence & { at?: keyof CardKeys };

/** How a try of an account went. */
export type TriedAccount =
  /** What the provider calls the account. */
  | { outcome: 'works'; atProvider: string }
  /** The provider or the line said no; nothing of a key is in its words. */
  | { outcome: 'refused' | 'silent'; refusal: RefusedTry };

/** A message as it came, its signature not yet compared. */
export interface SignedMessage {
  body: Buffer;
  signature: string;
}

/** The payment providers of this process, each for the site that the handle is bound to. */
export interface PaymentProviders {
  /** Who serves the platform's own accounts. */
  kind: Pick<PaymentSetup, 'cards' | 'alternate'>;
  publishableKey: string;
  /** Whether no real money moves by the platform's account. */
  isSandbox: boolean;
  /** Who serves the accounts of firms. */
  own: Exclude<PaymentSetup['cards'], 'off'>;
  /** Whether the real keys of a firm could be used here. */
  takesLiveKeys: boolean;
  /** The platform's account, or the one of these keys. */
  cards(db: SiteDatabase, keys?: CardKeys): CardProvider;
  transfers(db: SiteDatabase): TransferProvider;
  /** A message of the platform's account, or of the one with this secret; nothing where there is no such account. */
  readCardMessage(message: SignedMessage, now: Date, secret?: string): CardMessage;
  /** Opens a payment as a buyer's browser would and closes it again; no money moves. */
  tryAccount(db: SiteDatabase, keys: CardKeys): Promise<TriedAccount>;
}
