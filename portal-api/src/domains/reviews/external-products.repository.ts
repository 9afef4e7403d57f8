import { currency, toMajor } from '@portal/shared-contracts';
import { type ExternalProduct, productFrequency } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../kernel/database.ts';

interface ProductRow {
  id: string;
  name: string;
  price_minor: number;
  currency: string;
  frequency: string;
  product_link: string;
  product_description: string;
  button_text: string;
}

export const listExternalProducts = async (db: SiteDatabase): Promise<ExternalProduct[]> => {
  const rows = await db.query<ProductRow>(
    'select * from external_products where site_id = $1 and not archived order by position, id',
    [db.siteId],
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    price: toMajor(row.price_minor, currency.parse(row.currency)),
    frequency: productFrequency.parse(row.frequency),
    productLink: row.product_link,
    productDescription: row.product_description,
    buttonText: row.button_text,
  }));
};
