import type { ReturnedMoney } from './returned-money.ts';

/** A payment as its provider's books have it now; amounts in minor units. */
export interface BookedPayment {
  /** The provider's own name of it. */
  reference: string;
  /** What the portal called it when it was opened. */
  name: string | undefined;
  /** The site that it was opened for, where the provider was told: an account may serve many, and other trade. */
  siteId: string | undefined;
  amountMinor: number;
  currency: string;
  paidAt: Date;
  returned: ReturnedMoney;
}

/** How somebody asks for one payment: by the provider's name of it, and by ours. */
export interface PaymentNames {
  reference: string;
  name: string | undefined;
}

/** What happened at a provider in some time. */
export interface ProviderBooks {
  /** Payments of that time that went well. */
  payments: readonly BookedPayment[];
  /** References of earlier payments of which something went back in that time. */
  touched: readonly string[];
}

/** A provider whose books can be read and not only asked about one payment. */
export interface BooksReader {
  /** Everything since then, page after page to the end: half a list would look like missing money. */
  readBooks(since: Date): Promise<ProviderBooks>;
  /** One payment that went well; nothing where the provider knows none. */
  findBooked(names: PaymentNames): Promise<BookedPayment | undefined>;
}
