import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const ORDERS = 'select o.id from orders o where o.site_id = $1 and o.client_id = $2';
const OWN = `order_id in (${ORDERS})`;
const DRAFTS = `select d.id from drafts d where d.site_id = $1 and d.${OWN}`;

/** What was written for a customer; a writer's own data lists what the writer sent, which stays the customer's. */
export const documentData: PersonalData = {
  domain: 'documents',
  tables: [
    {
      table: 'contract_signatures',
      rows: 'person_id = $2',
      counted: 'documents',
      erasure: { keep: 'signed contracts are kept as long as the law asks' },
      afterRetention: {
        set: "name = '', image = ''::bytea",
        rows: `signed_at < $2 and name <> '' and exists (select 1 from erasures e
          where e.site_id = contract_signatures.site_id
            and e.person_id = contract_signatures.person_id and e.done_at is not null)`,
      },
    },
    { table: 'previous_documents', rows: OWN, counted: 'documents', erasure: { remove: true } },
    { table: 'draft_files', rows: `draft_id in (${DRAFTS})`, erasure: { remove: true } },
    {
      table: 'drafts',
      rows: `${OWN} or writer_id = $2`,
      counted: 'documents',
      erasure: { remove: true, rows: OWN },
    },
    { table: 'final_document_files', rows: OWN, erasure: { remove: true } },
    {
      table: 'final_documents',
      rows: `${OWN} or writer_id = $2`,
      counted: 'documents',
      erasure: { remove: true, rows: OWN },
    },
    {
      table: 'linkedin_documents',
      rows: `${OWN} or writer_id = $2`,
      counted: 'documents',
      erasure: { remove: true, rows: OWN },
    },
  ],
  files: `(subject_kind in ('previous-document', 'final-document')
      and split_part(subject_id, '/', 1) in (${ORDERS}))
    or (subject_kind = 'linkedin-document' and subject_id in (${ORDERS}))
    or (subject_kind = 'draft' and subject_id in (${DRAFTS}))`,
};
