import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

/** Mails of the demo's mailbox; a real mail server keeps its own. */
export const mailData: PersonalData = {
  domain: 'mails',
  tables: [
    {
      table: 'mails',
      rows: 'lower(recipient) = $3',
      erasure: {
        remove: true,
        rows: `lower(recipient) = $3 or position($3 in lower(body || coalesce(html, ''))) > 0 or exists (
          select 1 from people p where p.site_id = $1 and p.id = $2
            and position(lower(p.first_name || ' ' || p.last_name) in lower(subject || ' ' || body || coalesce(html, ''))) > 0)`,
      },
    },
  ],
  retention: [{ setting: 'mailDays', table: 'mails', rows: 'created_at < $2' }],
};
