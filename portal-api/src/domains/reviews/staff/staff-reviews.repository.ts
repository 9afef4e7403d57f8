import type { ReviewContent } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { idsOfFindings, ticksAmong } from '../critiques.repository.ts';
import type { JobRow } from '../jobs/job.record.ts';

/** A review with its job, as the firm's list needs it. */
export interface StaffRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_from_reader: boolean;
  language: JobRow['language'];
  processed_at: Date;
  checked_by_name: string | null;
  checked_at: Date | null;
  order_id: string | null;
}

/** Which reviews are asked for. */
export interface StaffSearch {
  search: string;
  state: 'all' | 'unread' | 'read';
}

const FOUND = `from critiques c join review_jobs j on j.site_id = c.site_id and j.id = c.id
  where c.site_id = $1 and c.from_intake
    and ($2 = 'all' or ($2 = 'unread') = (c.checked_at is null))
    and ($3 = '' or strpos(lower(concat_ws(' ', c.first_name, c.last_name, c.email)), lower($3)) > 0)`;

const paramsOf = (db: SiteDatabase, { search, state }: StaffSearch) => [db.siteId, state, search];

export const listRows = (
  db: SiteDatabase,
  search: StaffSearch,
  { size, page }: { size: number; page: number },
): Promise<StaffRow[]> =>
  db.query<StaffRow>(
    `select c.id, c.first_name, c.last_name, c.email, c.email_from_reader, j.language,
       c.processed_at, c.checked_by_name, c.checked_at, j.order_id ${FOUND}
     order by c.checked_at is not null, c.processed_at desc, c.id limit $4 offset $5`,
    [...paramsOf(db, search), size, (page - 1) * size],
  );

export const countRows = async (db: SiteDatabase, search: StaffSearch): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n ${FOUND}`,
    paramsOf(db, search),
  );
  return row?.n ?? 0;
};

/** Stores changed content over the version that it was made from, with the ticks that fit it; false where that is not the newest. */
export const saveContent = async (
  tx: SiteDatabase,
  id: string,
  { content, baseVersion }: { content: ReviewContent; baseVersion: number },
): Promise<boolean> =>
  (
    await tx.query(
      `update critiques set review = $3::jsonb, checklist = ${ticksAmong('$5')}, version = version + 1
       where site_id = $1 and id = $2 and version = $4 and from_intake returning id`,
      [tx.siteId, id, JSON.stringify(content), baseVersion, idsOfFindings(content)],
    )
  ).length > 0;

/** Notes who has read a review; false where somebody had before. */
export const markRead = async (
  db: SiteDatabase,
  id: string,
  person: { id: string; name: string },
): Promise<boolean> =>
  (
    await db.query(
      `update critiques set checked_by = $3, checked_by_name = $4, checked_at = $5
       where site_id = $1 and id = $2 and checked_at is null and from_intake returning id`,
      [db.siteId, id, person.id, person.name, db.now()],
    )
  ).length > 0;
