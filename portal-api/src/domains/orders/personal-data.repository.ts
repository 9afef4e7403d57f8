import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const OWN = 'order_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)';

/** Orders stay as numbers of the firm; what the customer told goes. */
export const orderData: PersonalData = {
  domain: 'orders',
  tables: [
    {
      table: 'orders',
      rows: 'client_id = $2 or writer_id = $2',
      counted: 'orders',
      erasure: {
        set: "customer_industries = '[]', years_of_experience = null, cancel_reason = ''",
        rows: 'client_id = $2',
      },
    },
    { table: 'completed_tasks', rows: OWN, erasure: { keep: 'steps and moments, no words' } },
    { table: 'writer_absences', rows: 'writer_id = $2', erasure: { remove: true } },
    { table: 'order_notes', rows: OWN, erasure: { remove: true } },
    { table: 'order_events', rows: OWN, erasure: { set: "words = ''" } },
    { table: 'revision_flags', rows: OWN, erasure: { keep: 'marks, no words' } },
  ],
  files: `subject_kind = 'order' and subject_id in
    (select o.id from orders o where o.site_id = $1 and o.client_id = $2)`,
  obstacles: [
    {
      code: 'erasure-orders-open',
      table: 'orders',
      rows: `(client_id = $2 or writer_id = $2) and status_percentage < 100 and not hide_order
        and payment_status <> 'refunded'`,
    },
    {
      code: 'erasure-money-open',
      table: 'orders',
      rows: "client_id = $2 and payment_status = 'disputed'",
    },
  ],
};
