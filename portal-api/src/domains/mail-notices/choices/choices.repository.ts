import { randomBytes } from 'node:crypto';
import type { MailChoice, MailEvent } from '@portal/shared-contracts/mails';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What a person has chosen; at once where nothing is said. */
export const listChoices = async (
  db: SiteDatabase,
  personId: string,
): Promise<Map<MailEvent, MailChoice>> => {
  const rows = await db.query<{ event: MailEvent; choice: MailChoice }>(
    'select event, choice from mail_choices where site_id = $1 and person_id = $2',
    [db.siteId, personId],
  );
  return new Map(rows.map(({ event, choice }) => [event, choice]));
};

/** Chooses for some events. */
export const saveChoices = async (
  db: SiteDatabase,
  personId: string,
  { events, choice }: { events: readonly MailEvent[]; choice: MailChoice },
): Promise<void> => {
  await db.query(
    `insert into mail_choices (site_id, person_id, event, choice)
     select $1, $2, event, $4 from unnest($3::text[]) as event
     on conflict (site_id, person_id, event) do update set choice = excluded.choice`,
    [db.siteId, personId, events, choice],
  );
};

/** A person who reads mails. */
export interface MailReaderRow {
  token: string;
  timeZone: string | null;
}

/** The secret of a person's links and the time zone, made when they are first asked for. */
export const getReader = async (db: SiteDatabase, personId: string): Promise<MailReaderRow> => {
  const [row] = await db.query<MailReaderRow>(
    `insert into mail_readers (site_id, person_id, token) values ($1, $2, $3)
     on conflict (site_id, person_id) do update set token = mail_readers.token
     returning token, time_zone as "timeZone"`,
    [db.siteId, personId, randomBytes(24).toString('base64url')],
  );
  if (!row) throw new Error('A reader of mails has no row');
  return row;
};

/** Remembers in which time zone somebody lives. */
export const saveTimeZone = async (
  db: SiteDatabase,
  personId: string,
  timeZone: string,
): Promise<void> => {
  await db.query('update mail_readers set time_zone = $3 where site_id = $1 and person_id = $2', [
    db.siteId,
    personId,
    timeZone,
  ]);
};

/** Whose link it is. */
export const findByToken = async (db: SiteDatabase, token: string): Promise<string | undefined> => {
  const [row] = await db.query<{ person_id: string }>(
    'select person_id from mail_readers where site_id = $1 and token = $2',
    [db.siteId, token],
  );
  return row?.person_id;
};
