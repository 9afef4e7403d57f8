import { randomUUID } from 'node:crypto';
import { toMajor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { InvoiceDetail } from '@portal/shared-contracts/invoices';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Actor } from '../../../kernel/context.ts';
import type { Site } from '../../../kernel/site.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import type { InvoiceRecord } from './invoice.record.ts';
import { findInvoice, insertInvoice, nextNumber } from './invoices.repository.ts';
import { presentInvoice, printedNumber } from './present-invoice.ts';

export { markPaid, setReturned } from './invoices.repository.ts';
export type { InvoiceRecord } from './invoice.record.ts';

/**
 * The invoice, when it belongs to the person who asks.
 *
 * @throws Refusal `not-found` for an unknown and for a foreign one alike.
 */
export const getInvoiceOf = async (
  request: { db: SiteDatabase; site: { id: string }; actor: Pick<Actor, 'id'> },
  invoiceId: string,
): Promise<InvoiceRecord> => {
  const found = await findInvoice(request.db, invoiceId);
  if (!found || found.personId !== request.actor.id) throw new Refusal('invoice-unknown');
  return found;
};

/** The number of an invoice as it is printed; empty when it is gone. */
export const numberOfInvoice = async (db: SiteDatabase, invoiceId: string): Promise<string> => {
  const found = await findInvoice(db, invoiceId);
  return found ? printedNumber(found.number) : '';
};

/** Writes the invoice of a paid order: its receipt. */
export const addPaidInvoice = async (
  tx: SiteDatabase,
  paid: Pick<
    InvoiceRecord,
    'personId' | 'packageId' | 'packageName' | 'listMinor' | 'priceMinor' | 'currency'
  > & { orderId: string; paymentKey: string },
): Promise<string> => {
  const id = randomUUID();
  const number = await nextNumber(tx);
  const now = tx.now();
  await insertInvoice(tx, {
    ...paid,
    id,
    number,
    status: 'paid',
    paidAt: now,
    createdAt: now,
  });
  return id;
};

/** An invoice with everything that its printed form needs. */
export const detailOf = async (
  request: { db: SiteDatabase; site: Site; actor: Actor },
  record: InvoiceRecord,
): Promise<InvoiceDetail> => {
  const { db, site, actor } = request;
  const attempt = record.paymentKey ? await findAttempt(db, record.paymentKey) : undefined;
  return {
    ...presentInvoice(record),
    listPrice: toMajor(record.listMinor, record.currency),
    discount: toMajor(record.listMinor - record.priceMinor, record.currency),
    customer: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
    companyName: site.settings.companyName,
    companyEmail: site.settings.companyEmail,
    reference: attempt?.reference ?? null,
  };
};
