import type { SiteDatabase } from '../../kernel/database.ts';

/** A review as a list of its reader names it. */
export interface ReviewOfPerson {
  id: string;
  created_at: Date;
  /** What the resume was called; null where it was pasted, or the firm wrote the review. */
  file_name: string | null;
}

/**
 * Which reviews are somebody's: bought with the proof, or come by the mailed link. An address that somebody typed proves
 * nothing. `$1` is the site, `$2` the person, `address` the person's in small letters.
 */
export const ownReviews = (address: string): string =>
  `(person_id = $2 or (lower(email) = ${address} and not email_from_reader) or unique_customer_id =
    (select p.unique_customer_id from people p where p.site_id = $1 and p.id = $2))`;

const ADDRESS = '(select lower(p.email) from people p where p.site_id = $1 and p.id = $2)';

/** The newest reviews of somebody. */
export const reviewsOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<ReviewOfPerson[]> =>
  db.query<ReviewOfPerson>(
    `select id, created_at, (select j.file_name from review_jobs j
        where j.site_id = critiques.site_id and j.id = critiques.id) as file_name
     from critiques where site_id = $1 and state = 'published' and ${ownReviews(ADDRESS)}
     order by created_at desc, id limit $3`,
    [db.siteId, personId, most],
  );
