import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const BOOKS = 'books: amounts and moments, no words of the person';

/** The books. What the buyer was called is kept beside them when the account is emptied. */
export const paymentData: PersonalData = {
  domain: 'payments',
  tables: [
    { table: 'invoices', rows: 'person_id = $2', counted: 'invoices', erasure: { keep: BOOKS } },
    {
      table: 'erasures',
      rows: 'false',
      erasure: {
        set: `billed_name = (select p.first_name || ' ' || p.last_name from people p
            where p.site_id = $1 and p.id = $2),
          billed_email = (select p.email from people p where p.site_id = $1 and p.id = $2)`,
        rows: `person_id = $2 and billed_name is null and exists
          (select 1 from invoices i where i.site_id = $1 and i.person_id = $2)`,
      },
      afterRetention: {
        set: 'billed_name = null, billed_email = null',
        rows: `billed_name is not null and not exists (select 1 from invoices i
          where i.site_id = $1 and i.person_id = erasures.person_id and i.created_at >= $2)`,
      },
    },
    {
      table: 'payment_attempts',
      rows: 'person_id = $2',
      hidden: ['fingerprint'],
      erasure: { set: 'message = null' },
    },
    {
      table: 'coupon_uses',
      rows: `payment_key in (select a.key from payment_attempts a
        where a.site_id = $1 and a.person_id = $2)`,
      erasure: { keep: BOOKS },
    },
  ],
  obstacles: [
    {
      code: 'erasure-money-open',
      table: 'payment_attempts',
      rows: "person_id = $2 and (is_disputed or state in ('needs-action', 'processing'))",
    },
  ],
};
