import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const OWN = `(person_id = $2 or lower(email) = $3 or unique_customer_id =
  (select p.unique_customer_id from people p where p.site_id = $1 and p.id = $2))`;
const CRITIQUES = `select c.id from critiques c where c.site_id = $1 and c.id in
  (select id from critiques where site_id = $1 and ${OWN})`;

/** Free reviews of a resume, and what was found in it. */
export const reviewData: PersonalData = {
  domain: 'reviews',
  tables: [
    {
      table: 'order_findings',
      rows: 'order_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)',
      erasure: { remove: true },
    },
    { table: 'review_clicks', rows: `critique_id in (${CRITIQUES})`, erasure: { remove: true } },
    { table: 'critique_views', rows: `critique_id in (${CRITIQUES})`, erasure: { remove: true } },
    { table: 'critiques', rows: OWN, counted: 'reviews', erasure: { remove: true } },
  ],
  retention: [
    {
      setting: 'anonymousReviewDays',
      table: 'critiques',
      rows: 'person_id is null and created_at < $2',
    },
  ],
};
