import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** Who made a file of the firm, or took one in. */
export const firmFileData: PersonalData = {
  domain: 'firm-file',
  tables: [
    {
      table: 'operations',
      rows: 'person_id = $2',
      hidden: ['result', 'problems'],
      erasure: { set: 'person_id = null' },
    },
  ],
};
