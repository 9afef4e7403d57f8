import { currency, type Currency } from '@portal/shared-contracts';
import type { ProductContent } from '@portal/shared-contracts/admin';
import { productFrequency } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A product of another shop as it is edited. */
export interface ProductRecord extends ProductContent {
  _id: string;
  currency: Currency;
  version: number;
  isArchived: boolean;
  changedAt: Date | null;
  changedBy: string | null;
}

interface Row {
  id: string;
  name: string;
  price_minor: number;
  currency: string;
  frequency: string;
  product_link: string;
  product_description: string;
  button_text: string;
  position: number;
  version: number;
  archived: boolean;
  changed_at: Date | null;
  changer: string | null;
}

const SELECT = `select p.*, n.first_name as changer from external_products p
  left join people n on n.site_id = p.site_id and n.id = p.changed_by`;

const toProduct = (row: Row): ProductRecord => ({
  _id: row.id,
  name: row.name,
  priceMinor: row.price_minor,
  currency: currency.parse(row.currency),
  frequency: productFrequency.parse(row.frequency),
  productLink: row.product_link,
  productDescription: row.product_description,
  buttonText: row.button_text,
  position: row.position,
  version: row.version,
  isArchived: row.archived,
  changedAt: row.changed_at,
  changedBy: row.changer,
});

/** A page of the list behind a place in it. */
export const listEditedProducts = async (
  db: SiteDatabase,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<ProductRecord[]> => {
  const rows = await db.query<Row>(
    `${SELECT} where p.site_id = $1 and ($2::int is null or (p.position, p.id) > ($2, $3::text))
     order by p.position, p.id limit $4`,
    [db.siteId, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toProduct);
};

/** How many there are, as far as it is worth counting. */
export const countEditedProducts = async (db: SiteDatabase, most: number): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from
       (select 1 from external_products where site_id = $1 limit ${most}) counted`,
    [db.siteId],
  );
  return row?.n ?? 0;
};

export const findEditedProduct = async (
  db: SiteDatabase,
  productId: string,
): Promise<ProductRecord | undefined> => {
  const [row] = await db.query<Row>(`${SELECT} where p.site_id = $1 and p.id = $2`, [
    db.siteId,
    productId,
  ]);
  return row && toProduct(row);
};

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockProduct = async (
  tx: SiteDatabase,
  productId: string,
): Promise<ProductRecord | undefined> => {
  await tx.query('select 1 from external_products where site_id = $1 and id = $2 for update', [
    tx.siteId,
    productId,
  ]);
  return findEditedProduct(tx, productId);
};

const valuesOf = (content: ProductContent): unknown[] => [
  content.name,
  content.priceMinor,
  content.frequency,
  content.productLink,
  content.productDescription,
  content.buttonText,
  content.position,
];

/** Adds one and returns its id: that of an earlier call with the same key, where there was one. */
export const insertProduct = async (
  tx: SiteDatabase,
  made: {
    id: string;
    content: ProductContent;
    currency: Currency;
    by: string;
    key: string | null;
  },
): Promise<string> => {
  await tx.query(
    `insert into external_products (id, site_id, currency, changed_by, changed_at, created_key,
       name, price_minor, frequency, product_link, product_description, button_text, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (site_id, created_key) do nothing`,
    [
      ...[made.id, tx.siteId, made.currency, made.by, tx.now(), made.key],
      ...valuesOf(made.content),
    ],
  );
  if (made.key === null) return made.id;
  const [row] = await tx.query<{ id: string }>(
    'select id from external_products where site_id = $1 and created_key = $2',
    [tx.siteId, made.key],
  );
  return row?.id ?? made.id;
};

/** Changes one; its version grows. */
export const updateProduct = async (
  tx: SiteDatabase,
  productId: string,
  { content, by, currency: code }: { content: ProductContent; by: string; currency: Currency },
): Promise<void> => {
  await tx.query(
    `update external_products set currency = $3, changed_by = $4, changed_at = $5, name = $6,
       price_minor = $7, frequency = $8, product_link = $9, product_description = $10,
       button_text = $11, position = $12, version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, productId, code, by, tx.now(), ...valuesOf(content)],
  );
};

/** Takes one out of reviews, or back into them. */
export const archiveProductRow = async (
  tx: SiteDatabase,
  productId: string,
  { isArchived, by }: { isArchived: boolean; by: string },
): Promise<void> => {
  await tx.query(
    `update external_products set archived = $3, changed_by = $4, changed_at = $5, version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, productId, isArchived, by, tx.now()],
  );
};

/** Takes one away; false where there was none. */
export const deleteProductRow = async (tx: SiteDatabase, productId: string): Promise<boolean> => {
  const rows = await tx.query(
    'delete from external_products where site_id = $1 and id = $2 returning id',
    [tx.siteId, productId],
  );
  return rows.length === 1;
};
