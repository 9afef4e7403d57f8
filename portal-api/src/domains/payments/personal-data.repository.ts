import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const BOOKS = 'books: amounts and moments, no words of the person';

/** The books. What the buyer was called is kept beside them when the account is emptied. */
export const paymentData: PersonalData = {
  domain: 'payments',
  tables: [
    {
      table: 'invoices',
      rows: 'person_id = $2',
      hidden: ['changed_by', 'created_key'],
      counted: 'invoices',
      // What was never issued is no book yet; what was issued keeps its words as long as the law wants it.
      erasure: { remove: true, rows: "person_id = $2 and status = 'draft'" },
      afterRetention: {
        set: "note = '', lines = null",
        rows: `(note <> '' or lines is not null) and created_at < $2 and exists
          (select 1 from erasures e where e.site_id = $1 and e.person_id = invoices.person_id
            and e.done_at is not null)`,
      },
    },
    {
      table: 'outside_payments',
      rows: `payment_key in (select a.key from payment_attempts a
        where a.site_id = $1 and a.person_id = $2)`,
      hidden: ['recorded_by'],
      erasure: { keep: 'books: by its reference a payment is found again in those of the bank' },
      afterRetention: {
        set: "reference = ''",
        rows: `reference <> '' and paid_on < $2::timestamptz and exists
          (select 1 from payment_attempts a
            join erasures e on e.site_id = a.site_id and e.person_id = a.person_id and e.done_at is not null
            where a.site_id = $1 and a.key = outside_payments.payment_key)`,
      },
    },
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
      // A fingerprint repeats what was asked for, also the reference of a payment; an empty one marks a tombstone.
      erasure: {
        set: "message = null, fingerprint = case when fingerprint = '' then '' else 'erased' end",
      },
    },
    {
      table: 'refunds',
      rows: `payment_key in (select a.key from payment_attempts a
        where a.site_id = $1 and a.person_id = $2)`,
      hidden: ['request_key', 'asked_by', 'known_before'],
      erasure: { set: "reason = ''" },
    },
    {
      table: 'disputes',
      rows: `payment_key in (select a.key from payment_attempts a
        where a.site_id = $1 and a.person_id = $2)`,
      erasure: { keep: BOOKS },
    },
    {
      table: 'money_differences',
      rows: `payment_key in (select a.key from payment_attempts a
        where a.site_id = $1 and a.person_id = $2)`,
      hidden: ['taken_by'],
      erasure: { keep: BOOKS },
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
