import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** The secret behind the tickets of a site; made when the first one is asked for. */
export const ticketSecret = async (db: SiteDatabase): Promise<string> => {
  const read = () =>
    db.query<{ secret: string }>('select secret from review_ticket_keys where site_id = $1', [
      db.siteId,
    ]);
  const [known] = await read();
  if (known) return known.secret;
  await db.query(
    'insert into review_ticket_keys (site_id, secret) values ($1,$2) on conflict do nothing',
    [db.siteId, randomBytes(32).toString('base64url')],
  );
  const [made] = await read();
  return made?.secret ?? '';
};
