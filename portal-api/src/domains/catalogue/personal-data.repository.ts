import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** Whom the firm has filled into links to its checkout. */
export const catalogueData: PersonalData = {
  domain: 'catalogue',
  tables: [
    {
      table: 'checkout_links',
      rows: 'lower(email) = $3',
      hidden: ['changed_by', 'created_key'],
      erasure: { set: 'first_name = null, last_name = null, email = null' },
    },
  ],
};
