import type { SiteDatabase } from '../../../kernel/database.ts';
import { beginsWith } from '../../../kernel/finding/beginnings.ts';

/** Packages whose name begins so, then those where another word does; a firm has few, so only its own are read. */
export const packagesNamedLike = (
  db: SiteDatabase,
  text: string,
  most: number,
): Promise<{ id: string; name: string }[]> =>
  db.query<{ id: string; name: string }>(
    `select id, name from packages where site_id = $1
       and (lower(name) like $2 or lower(name) like '% ' || $2)
     order by lower(name) like $2 desc, state = 'archived', lower(name), id limit $3`,
    [db.siteId, beginsWith(text), most],
  );
