import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

// Views that look for somebody by name or address, or are called so, whoever keeps them.
const OF_THE_PERSON = `(strpos(lower(name || ' ' || filter::text), $3) > 0
  or exists (select 1 from people p where p.site_id = $1 and p.id = $2
    and p.first_name <> '' and p.last_name <> ''
    and strpos(lower(name || ' ' || filter::text), lower(p.first_name || ' ' || p.last_name)) > 0)
  or exists (select 1 from jsonb_each_text(filter) part where part.value = $2))`;

/** What an admin keeps of lists; of what is shared, colleagues go on working with it and it is the firm's. */
export const findingData: PersonalData = {
  domain: 'finding',
  tables: [
    {
      table: 'saved_views',
      rows: 'owner_id = $2 or changed_by = $2',
      hidden: ['created_key'],
      erasure: {
        remove: true,
        rows: `(owner_id = $2 and (not is_shared or deleted_at is not null)) or ${OF_THE_PERSON}`,
      },
    },
    {
      table: 'saved_views',
      rows: 'false',
      erasure: {
        set: `owner_id = nullif(owner_id, $2), changed_by = nullif(changed_by, $2), created_key = null`,
        rows: 'owner_id = $2 or changed_by = $2',
      },
    },
  ],
};
