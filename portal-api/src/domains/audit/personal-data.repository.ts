import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** The rows stay in their chain; what they say beside it is blanked. */
export const auditData: PersonalData = {
  domain: 'audit',
  tables: [
    {
      table: 'audit_entries',
      rows: 'person_id = $2 or subject_id = $2',
      hidden: ['salt', 'values_digest', 'former', 'digest'],
      erasure: {
        set: 'address = null, before = null, after = null, salt = null, blanked_at = now()',
        rows: '(person_id = $2 or subject_id = $2) and blanked_at is null',
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
