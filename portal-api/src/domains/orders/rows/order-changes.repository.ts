import { randomUUID } from 'node:crypto';
import type { Currency } from '@portal/shared-contracts';
import type { OrderPaymentStatus } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { OrderRecord } from '../orders.record.ts';
import { takeOrderNumbers, takeTestNumber } from './order-numbers.repository.ts';

type OrderKey = Pick<OrderRecord, 'site_id' | '_id'>;

// Column names come from this file only, never from a request.
const setColumns = async (
  tx: SiteDatabase,
  order: OrderKey,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const names = Object.keys(columns);
  const assignments = names.map((name, index) => `${name} = $${index + 4}`).join(', ');
  await tx.query(
    `update orders set updated_at = $3, ${assignments} where site_id = $1 and id = $2`,
    [order.site_id, order._id, tx.now(), ...Object.values(columns)],
  );
};

/** Stores the answers of the first gate. */
export const writeInitialAnswers = (
  tx: SiteDatabase,
  order: OrderKey,
  answers: { customer_industries: readonly string[]; years_of_experience: string },
): Promise<void> =>
  setColumns(tx, order, {
    customer_industries: JSON.stringify(answers.customer_industries),
    years_of_experience: answers.years_of_experience,
  });

/** Opens the second gate. */
export const writeContractSigned = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { contract_signed_at: tx.now() });

/** Remembers the tip, in minor units of the order's currency. */
export const setTip = (tx: SiteDatabase, order: OrderKey, tipMinor: number): Promise<void> =>
  setColumns(tx, order, { tip_minor: tipMinor });

/** Remembers whether the money is still with the firm. */
export const setPaymentStatus = (
  tx: SiteDatabase,
  order: OrderKey,
  status: OrderPaymentStatus,
): Promise<void> => setColumns(tx, order, { payment_status: status });

/** Remembers that the invoice of an order by hand is paid, or that the firm took it back. */
export const setPaid = async (tx: SiteDatabase, orderId: string): Promise<void> => {
  await tx.query(
    'update orders set awaits_payment = false where site_id = $1 and id = $2 and awaits_payment',
    [tx.siteId, orderId],
  );
};

/** Remembers that something of a review came with the order. */
export const setHasFindings = async (tx: SiteDatabase, orderId: string): Promise<void> => {
  await tx.query('update orders set has_findings = true where site_id = $1 and id = $2', [
    tx.siteId,
    orderId,
  ]);
};

/** Remembers that no tip is wanted. */
export const setNoShowCheck = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { no_show_check: true });

/** Remembers that the survey was answered or dismissed. */
export const setSurveySubmitted = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { survey_submitted: true });

/** Gives the order to a writer; it leaves an archive that the previous one may have put it into. */
export const writeWriter = (tx: SiteDatabase, order: OrderKey, writerId: string): Promise<void> =>
  setColumns(tx, order, { writer_id: writerId, assigned_at: tx.now(), writer_archived: false });

/** Puts the order back among those that nobody works on. */
export const removeWriter = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { writer_id: null, assigned_at: null, writer_archived: false });

/** Stores the day on which the order is to be finished, or that none is set. */
export const setDueDay = (
  tx: SiteDatabase,
  order: OrderKey,
  dueDate: string | null,
): Promise<void> => setColumns(tx, order, { due_date: dueDate });

/** Calls the order off: it is hidden and its reason kept. */
export const writeCancelled = (tx: SiteDatabase, order: OrderKey, reason: string): Promise<void> =>
  setColumns(tx, order, { cancelled_at: tx.now(), cancel_reason: reason, hide_order: true });

/** Puts the order into the writer's archive or takes it back. */
export const setArchived = (tx: SiteDatabase, order: OrderKey, archived: boolean): Promise<void> =>
  setColumns(tx, order, { writer_archived: archived });

const exists = async (tx: SiteDatabase, orderId: string): Promise<boolean> => {
  const rows = await tx.query('select 1 from orders where id = $1', [orderId]);
  return rows.length === 1;
};

/** Adds a paid order and returns its id; pass `id` to make a repeated call harmless. */
export const insertOrder = async (
  tx: SiteDatabase,
  bought: {
    id?: string;
    clientId: string;
    packageId: string;
    /** The one that is published now, unless said. */
    packageVersion?: number;
    priceMinor: number;
    currency: Currency;
    createdAt?: Date;
    /** A trial of the firm. */
    isTest?: boolean;
    /** Who placed it instead of its customer. */
    byHand?: { personId: string; words: string; awaitsPayment: boolean };
  },
): Promise<string> => {
  const orderId = bought.id ?? randomUUID();
  if (await exists(tx, orderId)) return orderId;
  const { isTest = false, byHand } = bought;
  const [taken] = isTest ? [await takeTestNumber(tx)] : await takeOrderNumbers(tx, 1);
  await tx.query(
    `insert into orders (id, site_id, client_id, package_id, invoice_price_minor,
       invoice_currency, created_at, updated_at, number, number_prefix, package_version,
       is_test, placed_by, awaits_payment)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, (select published_version
       from packages where site_id = $2 and id = $4)), $12, $13, $14) on conflict (id) do nothing`,
    [
      orderId,
      tx.siteId,
      bought.clientId,
      bought.packageId,
      bought.priceMinor,
      bought.currency,
      bought.createdAt ?? tx.now(),
      tx.now(),
      taken?.number,
      taken?.prefix,
      bought.packageVersion ?? null,
      isTest,
      byHand?.personId ?? null,
      byHand?.awaitsPayment ?? false,
    ],
  );
  return orderId;
};
