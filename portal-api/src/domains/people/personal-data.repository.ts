import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const OWN = 'person_id = $2';

/** The account itself comes last: its names are still needed by what is kept. */
export const accountData: PersonalData = {
  domain: 'people',
  tables: [
    {
      table: 'people',
      rows: 'id = $2',
      hidden: ['password_hash'],
      erasure: {
        // Emptied, never deleted: invoices and orders hang on it.
        set: `email = 'erased-' || id || '@erased.invalid', first_name = 'Erased', last_name = 'person',
          password_hash = null, profile_img = null, phone = null, language = null,
          unique_customer_id = 'erased-' || id, pending_purchase_package_id = null, writer_data = null`,
      },
    },
  ],
};

/** What signing in leaves behind. */
export const signInData: PersonalData = {
  domain: 'sign-in',
  tables: [
    { table: 'sessions', rows: OWN, hidden: ['token_hash'], erasure: { remove: true } },
    { table: 'codes', rows: OWN, hidden: ['code_hash'], erasure: { remove: true } },
    { table: 'second_factors', rows: OWN, hidden: ['secret'], erasure: { remove: true } },
    { table: 'recovery_codes', rows: OWN, hidden: ['code_hash'], erasure: { remove: true } },
    { table: 'known_browsers', rows: OWN, hidden: ['mark_hash'], erasure: { remove: true } },
  ],
};
