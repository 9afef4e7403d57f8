import type { SiteDatabase } from '../../../kernel/database.ts';

/** An invoice as a list of its customer names it. */
export interface InvoiceOfPerson {
  id: string;
  number: number;
  package_name: string;
  created_at: Date;
}

/** The newest invoices of a customer. */
export const invoicesOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<InvoiceOfPerson[]> =>
  db.query<InvoiceOfPerson>(
    `select id, number, package_name, created_at from invoices
     where site_id = $1 and person_id = $2 and number is not null
     order by number desc limit $3`,
    [db.siteId, personId, most],
  );
