import type { Currency } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { StoredLine } from '../invoices/invoice.record.ts';

/** What is written on a draft, in minor units. */
export interface DraftValues {
  personId: string;
  orderId: string | null;
  lines: readonly StoredLine[];
  title: string;
  listMinor: number;
  priceMinor: number;
  currency: Currency;
  dueDay: string | null;
  note: string;
  by: string;
}

const valuesOf = (values: DraftValues): unknown[] => [
  values.personId,
  values.orderId,
  JSON.stringify(values.lines),
  values.title,
  values.listMinor,
  values.priceMinor,
  values.currency,
  values.dueDay,
  values.note,
  values.by,
];

/** Adds a draft and returns its id: that of an earlier call with the same key, where there was one. */
export const insertDraft = async (
  tx: SiteDatabase,
  made: DraftValues & { id: string; key: string | null },
): Promise<string> => {
  await tx.query(
    `insert into invoices (site_id, id, created_key, status, package_id, created_at, changed_at,
       person_id, order_id, lines, package_name, list_minor, price_minor, currency, due_day, note, changed_by)
     values ($1, $2, $3, 'draft', '', $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (site_id, created_key) do nothing`,
    [tx.siteId, made.id, made.key, tx.now(), ...valuesOf(made)],
  );
  if (made.key === null) return made.id;
  const [row] = await tx.query<{ id: string }>(
    'select id from invoices where site_id = $1 and created_key = $2',
    [tx.siteId, made.key],
  );
  return row?.id ?? made.id;
};

/** Changes a draft; its version grows. */
export const updateDraft = async (
  tx: SiteDatabase,
  id: string,
  values: DraftValues,
): Promise<void> => {
  await tx.query(
    `update invoices set changed_at = $3, person_id = $4, order_id = $5, lines = $6, package_name = $7,
       list_minor = $8, price_minor = $9, currency = $10, due_day = $11, note = $12, changed_by = $13,
       version = version + 1
     where site_id = $1 and id = $2 and status = 'draft'`,
    [tx.siteId, id, tx.now(), ...valuesOf(values)],
  );
};

/** Takes a draft away; false where there was none. */
export const deleteDraft = async (tx: SiteDatabase, id: string): Promise<boolean> => {
  const rows = await tx.query(
    "delete from invoices where site_id = $1 and id = $2 and status = 'draft' returning id",
    [tx.siteId, id],
  );
  return rows.length === 1;
};
