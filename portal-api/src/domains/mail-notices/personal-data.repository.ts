import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** What a person was or will be mailed about, and addresses that get nothing. */
export const mailNoticeData: PersonalData = {
  domain: 'mail-notices',
  tables: [
    {
      table: 'mail_notices',
      // What the firm was told of somebody's payment names them.
      rows: 'person_id = $2 or (person_id is null and subject_id = $2)',
      hidden: [
        'claim',
        'claimed_until',
        'lead_id',
        'group_key',
        'found_recipient',
        'found_subject',
      ],
      erasure: { remove: true },
    },
    { table: 'mail_choices', rows: 'person_id = $2', erasure: { remove: true } },
    {
      table: 'mail_readers',
      rows: 'person_id = $2',
      hidden: ['token'],
      erasure: { remove: true },
    },
    {
      table: 'mail_templates',
      rows: 'changed_by = $2',
      erasure: { keep: 'words of the firm; who changed them is an id alone' },
    },
    { table: 'paused_addresses', rows: 'email = $3', erasure: { remove: true } },
  ],
  retention: [
    {
      setting: 'mailDays',
      table: 'mail_notices',
      rows: "created_at < $2 and state in ('sent', 'failed', 'dropped', 'uncertain')",
    },
  ],
};
