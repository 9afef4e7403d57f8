import { randomUUID } from 'node:crypto';
import { toMinor } from '@portal/shared-contracts';
import type { InvoiceContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { queueMails } from '../../mail-notices/mail-notices.service.ts';
import { announceOrder, findOrder, setPaid } from '../../orders/orders.service.ts';
import { findPerson, findPersonByEmail, type PersonRow } from '../../people/people.service.ts';
import { isAnythingOwed, nextNumber } from '../invoices/invoices.repository.ts';
import { printedNumber } from '../invoices/present-invoice.ts';
import type { FirmInvoiceRecord } from './firm-invoice.record.ts';
import {
  findFirmInvoice,
  lockFirmInvoice,
  writeIssued,
  writeVoid,
} from './firm-invoices.repository.ts';
import {
  deleteDraft,
  type DraftValues,
  insertDraft,
  updateDraft,
} from './invoice-drafts.repository.ts';

/** An invoice of the firm, a draft too, or `not-found`. */
export const requireFirmInvoice = async (
  db: SiteDatabase,
  id: string,
): Promise<FirmInvoiceRecord> => {
  const found = await findFirmInvoice(db, id);
  if (!found) throw new Refusal('invoice-unknown');
  return found;
};

/** The same, held for the rest of the transaction. */
export const holdFirmInvoice = async (tx: SiteDatabase, id: string): Promise<FirmInvoiceRecord> => {
  const found = await lockFirmInvoice(tx, id);
  if (!found) throw new Refusal('invoice-unknown');
  return found;
};

const customerOf = async (db: SiteDatabase, idOrEmail: string): Promise<PersonRow> => {
  const person = idOrEmail.includes('@')
    ? await findPersonByEmail(db, idOrEmail)
    : await findPerson(db, idOrEmail);
  if (person?.role !== 'user') throw new Refusal('invoice-customer-unknown', {}, 'customer');
  return person;
};

/** What was written, with its customer and its order, in minor units of the currency that they pay in. */
const valuesOf = async (
  ctx: Context,
  content: InvoiceContent,
  draft?: FirmInvoiceRecord,
): Promise<DraftValues> => {
  const { db, site } = ctx;
  const person = await customerOf(db, content.customer);
  const order = content.order === null ? undefined : await findOrder(db, content.order);
  if (content.order !== null && order?.client_id !== person.id)
    throw new Refusal('invoice-order-unknown', {}, 'order');
  // A draft keeps the currency in which its amounts were typed, whatever the firm's is by now.
  const currency = order?.invoiceCurrency ?? draft?.currency ?? site.settings.currency;
  const lines = content.lines.map(({ text, quantity, price }) => ({
    text,
    quantity,
    priceMinor: toMinor(price, currency),
  }));
  const listMinor = lines.reduce((sum, line) => sum + line.quantity * line.priceMinor, 0);
  const priceMinor = listMinor - toMinor(content.discount, currency);
  if (priceMinor < 1) throw new Refusal('invoice-nothing-due', {}, 'discount');
  return {
    personId: person.id,
    orderId: order?._id ?? null,
    lines,
    title: lines[0]?.text ?? '',
    listMinor,
    priceMinor,
    currency,
    dueDay: content.dueDay,
    note: content.note,
    by: ctx.actor.id,
  };
};

/** Writes a draft and returns its id; the same key again finds the same one. */
export const draftInvoice = async (ctx: Context, content: InvoiceContent): Promise<string> => {
  const values = await valuesOf(ctx, content);
  const { priceMinor } = values;
  const key = ctx.idempotencyKey ?? null;
  return ctx.db.transaction(async (tx) => {
    const id = await insertDraft(tx, { ...values, id: randomUUID(), key });
    ctx.audit.note({
      subject: { kind: 'invoice', id },
      after: { lines: values.lines.length, priceMinor },
    });
    return id;
  });
};

/** Changes a draft; what was issued stays as it is. */
export const saveDraft = async (
  ctx: Context,
  { id, baseVersion, ...content }: InvoiceContent & { id: string; baseVersion: number },
): Promise<void> => {
  const values = await valuesOf(ctx, content, await requireFirmInvoice(ctx.db, id));
  await ctx.db.transaction(async (tx) => {
    const current = await holdFirmInvoice(tx, id);
    refuseStale(current, baseVersion, { firm: ctx.site.settings.companyName, now: ctx.now() });
    if (current.status !== 'draft') throw new Refusal('invoice-issued');
    ctx.audit.note({
      before: { lines: current.lines?.length ?? 0, priceMinor: current.priceMinor },
      after: { lines: values.lines.length, priceMinor: values.priceMinor },
    });
    await updateDraft(tx, id, values);
  });
};

/** Throws a draft away. */
export const discardDraft = async (ctx: Context, id: string): Promise<void> => {
  const { status } = await requireFirmInvoice(ctx.db, id);
  if (status !== 'draft' || !(await deleteDraft(ctx.db, id))) throw new Refusal('invoice-issued');
};

/** Gives a draft the firm's next number and queues the mail to its customer, in one transaction, once. */
export const issue = (
  ctx: Context,
  { id, baseVersion }: { id: string; baseVersion?: number | undefined },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const current = await holdFirmInvoice(tx, id);
    const { status, customer, priceMinor, currency } = current;
    if (status !== 'draft') return;
    if (baseVersion !== undefined)
      refuseStale(current, baseVersion, { firm: ctx.site.settings.companyName, now: ctx.now() });
    const number = await nextNumber(tx);
    await writeIssued(tx, id, { number, by: ctx.actor.id });
    const invoice = printedNumber(number);
    const facts = { invoice, amount: { minor: priceMinor, currency } };
    ctx.audit.note({ after: { number: invoice } });
    const personId = customer._id;
    await queueMails(tx, [{ event: 'invoice-issued', key: id, personId, subjectId: id, facts }]);
  });

/**
 * Takes an unpaid invoice back; its number is given to no other. An order of which nothing is owed any more is not
 * unpaid: whoever writes its next invoice first keeps it so.
 */
export const voidUnpaid = async (ctx: Context, id: string): Promise<void> => {
  const settled = await ctx.db.transaction(async (tx) => {
    const { status, order } = await holdFirmInvoice(tx, id);
    if (status === 'void') return undefined;
    if (status !== 'unpaid') throw new Refusal('invoice-not-unpaid');
    ctx.audit.note({ before: { status }, after: { status: 'void' } });
    await writeVoid(tx, id, ctx.actor.id);
    if (!order || (await isAnythingOwed(tx, order._id))) return undefined;
    await setPaid(tx, order._id);
    return order._id;
  });
  const order = settled === undefined ? undefined : await findOrder(ctx.db, settled);
  if (order) await announceOrder(ctx, order);
};
