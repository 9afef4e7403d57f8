import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** What exports and erasures themselves write down. */
export const privacyData: PersonalData = {
  domain: 'privacy',
  tables: [
    { table: 'person_exports', rows: 'person_id = $2', erasure: { remove: true } },
    {
      table: 'erasures',
      rows: 'person_id = $2',
      erasure: { keep: 'that and when it was done; a restored backup is told by it' },
    },
  ],
  files: "subject_kind = 'person-export' and subject_id = $2",
};
