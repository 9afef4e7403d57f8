import { currency, type Currency } from '@portal/shared-contracts';
import { packageContent, type PackageContent } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ListedRow } from './listed-packages.repository.ts';
import type { FieldChanges } from './package-content.ts';

/** A package as it is edited. */
export interface EditedRow {
  id: string;
  currency: Currency;
  state: ListedRow['state'];
  version: number;
  publishedVersion: number | null;
  draft: PackageContent | null;
  fieldChanges: FieldChanges;
  changedAt: Date | null;
  changedBy: string | null;
}

interface Row {
  id: string;
  currency: string;
  state: ListedRow['state'];
  version: number;
  published_version: number | null;
  draft: unknown;
  field_changes: FieldChanges;
  changed_at: Date | null;
  changed_by: string | null;
}

/** The package of this id for the rest of the transaction, or nothing: of two who change it one waits. */
export const lockEdited = async (
  tx: SiteDatabase,
  packageId: string,
): Promise<EditedRow | undefined> => {
  await tx.query('select 1 from packages where site_id = $1 and id = $2 for update', [
    tx.siteId,
    packageId,
  ]);
  return findEdited(tx, packageId);
};

/** The package of this id, or nothing. */
export const findEdited = async (
  db: SiteDatabase,
  packageId: string,
): Promise<EditedRow | undefined> => {
  const [row] = await db.query<Row>(
    `select p.id, p.currency, p.state, p.version, p.published_version, p.draft, p.field_changes,
       p.changed_at, n.first_name as changed_by
     from packages p left join people n on n.site_id = p.site_id and n.id = p.changed_by
     where p.site_id = $1 and p.id = $2`,
    [db.siteId, packageId],
  );
  return (
    row && {
      id: row.id,
      currency: currency.parse(row.currency),
      state: row.state,
      version: row.version,
      publishedVersion: row.published_version,
      draft: row.draft === null ? null : packageContent.parse(row.draft),
      fieldChanges: row.field_changes,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
    }
  );
};

/** The package that a call of this key made, or nothing. */
export const findByKey = async (db: SiteDatabase, key: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from packages where site_id = $1 and created_key = $2',
    [db.siteId, key],
  );
  return row?.id;
};

/** Adds a package that exists as a draft only. */
export const insertDraft = async (
  tx: SiteDatabase,
  made: {
    id: string;
    content: PackageContent;
    currency: Currency;
    by: string | null;
    key: string | null;
  },
): Promise<void> => {
  await tx.query(
    `insert into packages (id, site_id, name, price_minor, currency, purchasable, position, state,
       published_version, draft, created_at, changed_at, changed_by, created_key)
     values ($1, $2, $3, $4, $5, $6, $7, 'draft', null, $8::jsonb, $9, $9, $10, $11)
     on conflict (site_id, created_key) do nothing`,
    [
      made.id,
      tx.siteId,
      made.content.name,
      made.content.priceMinor,
      made.currency,
      made.content.isPurchasable,
      made.content.position,
      JSON.stringify(made.content),
      tx.now(),
      made.by,
      made.key,
    ],
  );
};

/** Keeps what is edited of a package, and its state; the row's version grows. */
export const updateEdited = async (
  tx: SiteDatabase,
  packageId: string,
  changed: {
    draft: PackageContent | null;
    state: ListedRow['state'];
    fieldChanges: FieldChanges;
    by: string | null;
  },
): Promise<void> => {
  await tx.query(
    `update packages set draft = $3::jsonb, state = $4, field_changes = $5::jsonb, changed_by = $6,
       changed_at = $7, version = version + 1
     where site_id = $1 and id = $2`,
    [
      tx.siteId,
      packageId,
      changed.draft && JSON.stringify(changed.draft),
      changed.state,
      JSON.stringify(changed.fieldChanges),
      changed.by,
      tx.now(),
    ],
  );
};

/** Takes a package away with its versions; an order of it would forbid that. */
export const deletePackageRow = async (tx: SiteDatabase, packageId: string): Promise<void> => {
  await tx.query('delete from packages where site_id = $1 and id = $2', [tx.siteId, packageId]);
};
