import type { reviewHappenings } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type AskedDays, type DaySpan, openSpan } from '../../../kernel/time/day-span.ts';
import { reviewSteps } from '../reports/review-steps.repository.ts';

/** A row of the back office's list. */
export interface ListedRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_from_reader: boolean;
  from_intake: boolean;
  state: 'draft' | 'published' | 'archived';
  has_draft: boolean;
  published_at: Date | null;
  opened: number;
  opened_at: Date | null;
  progress: unknown;
  stars: number | null;
  feedback: string | null;
  clicks: number;
  order_id: string | null;
  created_at: Date;
}

export interface ReviewFilter {
  state?: ListedRow['state'] | undefined;
  search?: string | undefined;
  happened?: (typeof reviewHappenings)[number] | undefined;
  /** The days of what happened, in the firm's time zone. */
  span?: DaySpan | undefined;
}

/** The filter of what was asked, its days in the firm's time zone. */
export const reviewFilterOf = (
  timeZone: string,
  { from, to, ...narrowed }: Omit<ReviewFilter, 'span'> & AskedDays,
): ReviewFilter => ({ ...narrowed, span: openSpan(timeZone, { from, to }) });

const SEARCHED = `c.id in (
    select id from critiques where site_id = $1 and starts_with(found_name, $3)
    union all select id from critiques where site_id = $1 and starts_with(found_last_name, $3)
    union all select id from critiques where site_id = $1 and starts_with(found_email, $3))`;

// A search that nobody asked for is not in it: beside an `or` the database would look at all reviews.
const found = ({ search }: ReviewFilter): string => `c.site_id = $1
  and ($2::text is null or c.state = $2) and ${search ? SEARCHED : '$3::text is null'}
  and ($4::text is null or c.id in (select came.id from (${reviewSteps({ begin: '$5', end: '$6' })}) came
    where came.step = $4))`;

const paramsOf = (db: SiteDatabase, { state, search, happened, span }: ReviewFilter): unknown[] => [
  db.siteId,
  state ?? null,
  search ? search.toLowerCase() : null,
  happened ?? null,
  span?.begin ?? null,
  span?.end ?? null,
];

// What a draft says of its reader stands in the draft until it is published.
const COLUMNS = `c.id, c.first_name, c.last_name, c.email, c.email_from_reader, c.from_intake, c.state,
  c.draft is not null as has_draft,
  case when c.state <> 'draft' then coalesce(c.published_at, c.processed_at) end as published_at,
  (select count(*)::int from critique_views v
    where v.site_id = c.site_id and v.critique_id = c.id) as opened,
  (select max(v.created_at) from critique_views v
    where v.site_id = c.site_id and v.critique_id = c.id) as opened_at,
  c.progress, c.stars, c.feedback,
  (select count(*)::int from review_clicks k
    where k.site_id = c.site_id and k.critique_id = c.id) as clicks,
  c.order_id, c.created_at`;

/** A page of the list behind a place in it, the newest first. */
export const listReviewRows = (
  db: SiteDatabase,
  filter: ReviewFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select ${COLUMNS} from (
       select c.* from critiques c where ${found(filter)}
         and ($7::timestamptz is null or (c.created_at, c.id) < ($7, $8::text))
       order by c.created_at desc, c.id desc limit $9) c
     order by c.created_at desc, c.id desc`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

export const findReviewRow = async (
  db: SiteDatabase,
  reviewId: string,
): Promise<ListedRow | undefined> =>
  (
    await db.query<ListedRow>(
      `select ${COLUMNS} from critiques c where c.site_id = $1 and c.id = $2`,
      [db.siteId, reviewId],
    )
  )[0];

/** How many match, as far as it is worth counting. */
export const countReviewRows = async (
  db: SiteDatabase,
  filter: ReviewFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from critiques c where ${found(filter)} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};
