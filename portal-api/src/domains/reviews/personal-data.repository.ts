import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import { ownReviews } from './person-reviews.repository.ts';
import { emptiedJob } from './work/erase.repository.ts';

const OWN = ownReviews('$3');
const THEIRS = `(${OWN} or lower(email) = $3)`;
const idsOf = (
  rows: string,
): string => `select c.id from critiques c where c.site_id = $1 and c.id in
  (select id from critiques where site_id = $1 and ${rows})`;
const CRITIQUES = idsOf(OWN);
// What was bought is its buyer's, also where its review is gone.
const JOBS = `(id in (${CRITIQUES}) or order_id in
  (select o.id from orders o where o.site_id = $1 and o.client_id = $2))`;

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
    {
      table: 'review_versions',
      rows: `critique_id in (${CRITIQUES})`,
      erasure: { remove: true },
    },
    {
      table: 'review_versions',
      rows: 'false',
      erasure: { set: 'published_by = null', rows: 'published_by = $2' },
    },
    {
      table: 'critiques',
      rows: 'false',
      erasure: { set: 'changed_by = null', rows: 'changed_by = $2' },
    },
    {
      table: 'review_edits',
      rows: `critique_id in (${CRITIQUES})`,
      erasure: { remove: true },
    },
    {
      table: 'review_jobs',
      rows: JOBS,
      hidden: ['idempotency_key', 'ticket', 'proof', 'content_hash'],
      erasure: { remove: true },
    },
    {
      // What was only typed under the address is as likely the person's: nothing of it stays but what somebody else bought.
      table: 'files',
      rows: 'false',
      erasure: {
        remove: true,
        rows: `subject_kind = 'review' and subject_id in
          (select j.id from review_jobs j where j.site_id = $1 and lower(j.email) = $3)`,
      },
    },
    {
      // Emptied and not removed: the next round of the review desk removes the bytes by its key.
      table: 'review_jobs',
      rows: 'false',
      erasure: { set: emptiedJob('coalesce(finished_at, queued_at)'), rows: 'lower(email) = $3' },
    },
    {
      table: 'review_edits',
      rows: 'person_id = $2',
      erasure: { set: "person_id = null, person_name = ''" },
    },
    {
      // A published review that was about to be given to the person stays its reader's, without what was drafted.
      table: 'critiques',
      rows: 'false',
      erasure: {
        set: 'draft = null, version = version + 1',
        rows: "lower(draft ->> 'email') = $3",
      },
    },
    {
      table: 'critiques',
      rows: 'false',
      erasure: { set: "checked_by = null, checked_by_name = ''", rows: 'checked_by = $2' },
    },
    {
      table: 'critiques',
      rows: OWN,
      hidden: [
        'mail_proof',
        'unique_customer_id',
        'created_key',
        'found_name',
        'found_last_name',
        'found_email',
      ],
      counted: 'reviews',
      erasure: { remove: true, rows: THEIRS },
    },
  ],
  files: `subject_kind = 'review' and subject_id in
    (select j.id from review_jobs j where j.site_id = $1 and j.id in (${CRITIQUES}))`,
  retention: [
    {
      setting: 'anonymousReviewDays',
      table: 'critiques',
      // Of what visitors sent the firm has promised other days, and what was bought follows its order (RV-53).
      rows: 'person_id is null and order_id is null and not from_intake and created_at < $2',
    },
  ],
};
