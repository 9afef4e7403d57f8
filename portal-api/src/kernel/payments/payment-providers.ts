import type { PaymentSetup } from '@portal/shared-contracts/payments';
import type { SiteDatabase } from '../database.ts';
import type { CardEvent, CardProvider } from './card-provider.ts';
import type { TransferProvider } from './transfer-provider.ts';

/** The payment providers of this process, each for the site that the handle is bound to. */
export interface PaymentProviders {
  kind: Pick<PaymentSetup, 'cards' | 'alternate'>;
  publishableKey: string;
  cards(db: SiteDatabase): CardProvider;
  transfers(db: SiteDatabase): TransferProvider;
  readCardEvent(body: Buffer, signature: string, now: Date): CardEvent | undefined;
}
