import { randomUUID } from 'node:crypto';
import type { Currency } from '@portal/shared-contracts';
import type { OrderPaymentStatus } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { OrderRecord } from '../orders.record.ts';
import { takeOrderNumbers } from './order-numbers.repository.ts';

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

/** Remembers that no tip is wanted. */
export const setNoShowCheck = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { no_show_check: true });

/** Remembers that the survey was answered or dismissed. */
export const setSurveySubmitted = (tx: SiteDatabase, order: OrderKey): Promise<void> =>
  setColumns(tx, order, { survey_submitted: true });

/** Gives the order to a writer; it leaves an archive that the previous one may have put it into. */
export const writeWriter = (tx: SiteDatabase, order: OrderKey, writerId: string): Promise<void> =>
  setColumns(tx, order, { writer_id: writerId, assigned_at: tx.now(), writer_archived: false });

/** Stores the day on which the writer wants to be finished. */
export const setDueDay = (tx: SiteDatabase, order: OrderKey, dueDate: string): Promise<void> =>
  setColumns(tx, order, { due_date: dueDate });

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
    priceMinor: number;
    currency: Currency;
    createdAt?: Date;
  },
): Promise<string> => {
  const orderId = bought.id ?? randomUUID();
  if (await exists(tx, orderId)) return orderId;
  const [taken] = await takeOrderNumbers(tx, 1);
  await tx.query(
    `insert into orders (id, site_id, client_id, package_id, invoice_price_minor,
       invoice_currency, created_at, updated_at, number, number_prefix)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
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
    ],
  );
  return orderId;
};
