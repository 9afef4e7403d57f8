import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const BLANKED = 'address = null, before = null, after = null, salt = null, blanked_at = now()';

const SAID = "('', '(set)')";

// Rows of before migration 0904 repeat what was said of an order, a payment or an invoice, and name the writers of an
// order; since then they hold ids, and that something was said.
const OLD_WORDS = `subject_kind = 'order' and coalesce(after ->> 'reason', '') not in ${SAID}
    and subject_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)
  or subject_kind = 'payment' and coalesce(after ->> 'reason', '') not in ${SAID}
    and subject_id in (select a.key from payment_attempts a where a.site_id = $1 and a.person_id = $2)
  or subject_kind = 'invoice'
    and (coalesce(after ->> 'reference', '') not in ${SAID} or before ->> 'title' is not null or after ->> 'title' is not null)
    and not exists (select 1 from invoices i
      where i.site_id = $1 and i.id = subject_id and i.person_id <> $2)`;
const OLD_WRITERS = `subject_kind = 'order'
  and (before ->> 'writer' is not null or after ->> 'writer' is not null)
  and (subject_id in (select e.order_id from order_events e where e.site_id = $1 and e.writer_id = $2)
    or subject_id in (select o.id from orders o where o.site_id = $1 and o.writer_id = $2)
    or exists (select 1 from people p where p.site_id = $1 and p.id = $2
      and p.first_name || ' ' || p.last_name in (before ->> 'writer', after ->> 'writer')))`;

/** The rows stay in their chain; what they say beside it is blanked. */
export const auditData: PersonalData = {
  domain: 'audit',
  tables: [
    {
      table: 'audit_entries',
      rows: 'person_id = $2 or subject_id = $2',
      hidden: ['salt', 'values_digest', 'former', 'digest'],
      erasure: {
        set: BLANKED,
        rows: '(person_id = $2 or subject_id = $2) and blanked_at is null',
      },
    },
    {
      table: 'audit_entries',
      rows: 'false',
      erasure: {
        set: BLANKED,
        rows: `blanked_at is null and ((${OLD_WORDS}) or (${OLD_WRITERS}))`,
      },
    },
    {
      table: 'undoable_acts',
      rows: "person_id = $2 or (act = 'person.change' and former ->> 'id' = $2)",
      // What was done by a person has ids and days only; what was changed of one has names.
      erasure: {
        set: "former = '{}', undone_at = coalesce(undone_at, now())",
        rows: "act = 'person.change' and former ->> 'id' = $2",
      },
    },
  ],
  retention: [{ setting: 'auditMonths', table: 'audit_entries', rows: 'at < $2' }],
};
