import type { SiteDatabase } from '../../../kernel/database.ts';

/** A mail that left for a person. */
export interface PersonMail {
  id: string;
  subject: string;
  created_at: Date;
}

/** The mails of a person that were worded, the newest first; rows that left together are one mail. */
export const mailsOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<PersonMail[]> =>
  db.query<PersonMail>(
    `select id, subject, created_at from mail_notices
     where site_id = $1 and person_id = $2 and subject is not null
       and (lead_id is null or lead_id = id)
     order by created_at desc, id limit $3`,
    [db.siteId, personId, most],
  );
