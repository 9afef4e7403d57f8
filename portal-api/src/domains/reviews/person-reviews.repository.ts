import type { SiteDatabase } from '../../kernel/database.ts';

/** A review as a list of its reader names it. */
export interface ReviewOfPerson {
  id: string;
  created_at: Date;
}

/** The newest reviews of somebody, by account or by address. */
export const reviewsOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<ReviewOfPerson[]> =>
  db.query<ReviewOfPerson>(
    `select c.id, c.created_at from critiques c
     where c.site_id = $1 and c.person_id = $2 order by c.created_at desc, c.id limit $3`,
    [db.siteId, personId, most],
  );
