import type { Currency } from '@portal/shared-contracts';
import type { Order } from '@portal/shared-contracts/orders';

/** An order as the server works with it: the wire's fields and what only some readers may see. */
export interface OrderRecord extends Order {
  site_id: string;
  customerEmail: string;
  writerEmail: string | null;
  writerDetails: { firstName: string; lastName: string } | null;
  writerArchived: boolean;
  invoicePriceMinor: number;
  invoiceCurrency: Currency;
}
