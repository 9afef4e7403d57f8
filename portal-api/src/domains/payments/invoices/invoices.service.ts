import { randomUUID } from 'node:crypto';
import { toMajor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { InvoiceDetail } from '@portal/shared-contracts/invoices';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Actor } from '../../../kernel/context.ts';
import type { Site } from '../../../kernel/site.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import type { InvoiceRecord } from './invoice.record.ts';
import { setPaid } from '../../orders/orders.service.ts';
import {
  findInvoice,
  insertInvoice,
  isPackageOwed,
  markPaid as writePaid,
  nextNumber,
} from './invoices.repository.ts';
import { presentInvoice, printedNumber } from './present-invoice.ts';

export { findInvoices } from './find-invoices.ts';
export { setReturned } from './invoices.repository.ts';
export { invoicesOfPerson } from './person-invoices.repository.ts';
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

/** The order whose package an invoice is for; nothing of one that the firm wrote beside it. */
export const orderBilledBy = async (
  db: SiteDatabase,
  invoiceId: string,
): Promise<string | null> => {
  const found = await findInvoice(db, invoiceId);
  return found && found.packageId !== '' ? found.orderId : null;
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

/** Writes the invoice of an order by hand, which its customer pays later. */
export const addUnpaidInvoice = async (
  tx: SiteDatabase,
  due: Pick<
    InvoiceRecord,
    'personId' | 'packageId' | 'packageName' | 'listMinor' | 'priceMinor' | 'currency'
  > & { orderId: string },
): Promise<string> => {
  const id = randomUUID();
  const number = await nextNumber(tx);
  const open = { status: 'unpaid' as const, paymentKey: null, paidAt: null };
  await insertInvoice(tx, { ...due, ...open, id, number, createdAt: tx.now() });
  return id;
};

/** Marks an unpaid invoice as paid, and its order unless that is owed by another one; false when it is not unpaid any more. */
export const markPaid = async (
  ...[tx, invoiceId, ...rest]: Parameters<typeof writePaid>
): Promise<boolean> => {
  if (!(await writePaid(tx, invoiceId, ...rest))) return false;
  const orderId = (await findInvoice(tx, invoiceId))?.orderId;
  if (orderId && !(await isPackageOwed(tx, orderId))) await setPaid(tx, orderId);
  return true;
};

/** Whether the firm took an invoice back. */
export const isVoid = async (db: SiteDatabase, invoiceId: string): Promise<boolean> =>
  (await findInvoice(db, invoiceId))?.status === 'void';

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
    ...(record.lines
      ? {
          lines: record.lines.map(({ text, quantity, priceMinor }) => ({
            text,
            quantity,
            price: toMajor(priceMinor, record.currency),
          })),
          dueDay: record.dueDay,
          note: record.note,
        }
      : {}),
    customer: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
    companyName: site.settings.companyName,
    companyEmail: site.settings.companyEmail,
    reference: attempt?.reference ?? null,
  };
};
