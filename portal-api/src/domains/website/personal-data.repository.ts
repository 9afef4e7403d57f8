import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** Who changed the settings of the firm. */
export const websiteData: PersonalData = {
  domain: 'website',
  tables: [
    {
      table: 'settings_versions',
      rows: 'person_id = $2',
      hidden: ['settings', 'changes'],
      erasure: { set: 'person_id = null' },
    },
  ],
};
