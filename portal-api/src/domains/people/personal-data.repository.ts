import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import { ERASED_ADDRESS, ERASED_FIRST, ERASED_LAST } from '../../kernel/words/erased.ts';

const OWN = 'person_id = $2';

/** The account itself comes last: its names are still needed by what is kept. */
export const accountData: PersonalData = {
  domain: 'people',
  obstacles: [
    {
      code: 'last-owner',
      table: 'admins',
      rows: `person_id = $2 and is_owner and not exists (
        select 1 from admins other join people p on p.site_id = other.site_id and p.id = other.person_id
        where other.site_id = $1 and other.is_owner and other.person_id <> $2
          and p.role = 'admin' and p.deactivated_at is null)`,
    },
  ],
  tables: [
    { table: 'admins', rows: 'person_id = $2', erasure: { remove: true } },
    {
      table: 'invitations',
      rows: 'lower(email) = $3 or invited_by = $2',
      hidden: ['code_hash'],
      erasure: { remove: true, rows: 'lower(email) = $3' },
    },
    {
      table: 'people',
      rows: 'id = $2',
      // By which it is found; the same again in small letters.
      hidden: [
        'password_hash',
        'unique_customer_id',
        'found_name',
        'found_last_name',
        'found_email',
      ],
      erasure: {
        // Emptied, never deleted: invoices and orders hang on it.
        set: `email = '${ERASED_ADDRESS}' || id, first_name = '${ERASED_FIRST}', last_name = '${ERASED_LAST}',
          password_hash = null, profile_img = null, phone = null, language = null,
          unique_customer_id = 'erased-' || id, pending_purchase_package_id = null, writer_data = null,
          note = ''`,
      },
    },
  ],
};

/** What signing in leaves behind. */
export const signInData: PersonalData = {
  domain: 'sign-in',
  tables: [
    {
      table: 'sessions',
      // In which an admin looked is the firm's affair, and goes all the same.
      rows: 'person_id = $2 and seen_by is null',
      hidden: ['token_hash'],
      erasure: { remove: true, rows: 'person_id = $2 or seen_by = $2' },
    },
    { table: 'codes', rows: OWN, hidden: ['code_hash'], erasure: { remove: true } },
    { table: 'second_factors', rows: OWN, hidden: ['secret'], erasure: { remove: true } },
    {
      table: 'passkeys',
      rows: OWN,
      hidden: ['credential_id', 'public_key'],
      erasure: { remove: true },
    },
    { table: 'recovery_codes', rows: OWN, hidden: ['code_hash'], erasure: { remove: true } },
    { table: 'known_browsers', rows: OWN, hidden: ['mark_hash'], erasure: { remove: true } },
  ],
};
