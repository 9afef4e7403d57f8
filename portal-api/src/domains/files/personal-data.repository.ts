import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** Uploads. What a writer handed in for an order is the customer's and stays. */
export const fileData: PersonalData = {
  domain: 'files',
  tables: [
    { table: 'files', rows: 'owner_id = $2', erasure: { keep: 'each domain names those that go' } },
  ],
  files: `owner_id = $2 and (subject_kind is null or subject_kind = 'person'
    or (select role from people p where p.site_id = $1 and p.id = $2) = 'user')`,
};
