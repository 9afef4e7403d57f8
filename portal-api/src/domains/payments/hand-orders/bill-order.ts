import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { queueMails } from '../../mail-notices/mail-notices.service.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';
import { holdFirmInvoice } from '../firm-invoices/firm-invoices.service.ts';
import { bookOutside, type OutsidePayment } from '../firm-invoices/outside-payment.service.ts';
import { addUnpaidInvoice, numberOfInvoice } from '../invoices/invoices.service.ts';

interface Billing {
  /** What the package costs without a reason for another price. */
  listMinor: number;
  /** How it was paid outside of the portal, if it was. */
  outside?: OutsidePayment | undefined;
  /** Who of the firm places the order. */
  by: string;
  timeZone: string;
}

const mailIssued = async (tx: SiteDatabase, order: OrderRecord, invoiceId: string) => {
  const invoice = await numberOfInvoice(tx, invoiceId);
  const facts = {
    invoice,
    amount: { minor: order.invoicePriceMinor, currency: order.invoiceCurrency },
  };
  const personId = order.client_id;
  await queueMails(tx, [
    { event: 'invoice-issued', key: invoiceId, personId, subjectId: invoiceId, facts },
  ]);
};

/** Writes the invoice of an order by hand: mailed to its customer, or paid already outside of the portal. */
export const billOrder = async (
  tx: SiteDatabase,
  order: OrderRecord,
  billing: Billing,
): Promise<void> => {
  const { package: bought, invoicePriceMinor, invoiceCurrency } = order;
  const invoiceId = await addUnpaidInvoice(tx, {
    personId: order.client_id,
    orderId: order._id,
    packageId: bought._id,
    packageName: bought.packageName,
    listMinor: Math.max(billing.listMinor, invoicePriceMinor),
    priceMinor: invoicePriceMinor,
    currency: invoiceCurrency,
  });
  const { outside: paid, by, timeZone } = billing;
  if (!paid) return mailIssued(tx, order, invoiceId);
  const invoice = await holdFirmInvoice(tx, invoiceId);
  await bookOutside(tx, invoice, { key: `outside-${randomUUID()}`, paid, by, timeZone });
};
