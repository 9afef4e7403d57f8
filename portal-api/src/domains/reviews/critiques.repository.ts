import { findingsOf, type ReviewContent, type ReviewTab } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../kernel/database.ts';
import { type CritiqueRecord, type CritiqueRow, toCritique } from './critique.record.ts';

/** A review that can be read; drafts and archived ones answer nobody (BO-103). */
export const findCritique = async (
  db: SiteDatabase,
  critiqueId: string,
): Promise<CritiqueRecord | undefined> => {
  const [row] = await db.query<CritiqueRow>(
    `select * from critiques where site_id = $1 and id = $2 and state = 'published'`,
    [db.siteId, critiqueId],
  );
  return row && toCritique(row);
};

/** Counts a view; false for one that is counted already. */
export const insertView = async (
  db: SiteDatabase,
  critiqueId: string,
  viewId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into critique_views (id, site_id, critique_id, created_at) values ($1,$2,$3,$4)
     on conflict (id) do nothing returning id`,
    [viewId, db.siteId, critiqueId, db.now()],
  );
  return rows.length === 1;
};

/** Adds visited tabs; one that is stored already stays. */
export const addProgress = async (
  db: SiteDatabase,
  critiqueId: string,
  tabs: readonly ReviewTab[],
): Promise<boolean> => {
  const rows = await db.query(
    `update critiques set progress = progress || coalesce((
       select jsonb_agg(tab) from jsonb_array_elements($3::jsonb) tab
       where not critiques.progress @> jsonb_build_array(tab)), '[]'::jsonb)
     where site_id = $1 and id = $2 returning id`,
    [db.siteId, critiqueId, JSON.stringify([...new Set(tabs)])],
  );
  return rows.length === 1;
};

/** Stores the rating, unless there is one already. */
export const setFeedback = async (
  db: SiteDatabase,
  critiqueId: string,
  rating: { stars: number; feedback: string },
): Promise<boolean> => {
  const rows = await db.query(
    `update critiques set stars = $3, feedback = $4
     where site_id = $1 and id = $2 and stars is null returning id`,
    [db.siteId, critiqueId, rating.stars, rating.feedback],
  );
  return rows.length === 1;
};

const MISSING = (column: string) => `(${column} is null or ${column} in ('', 'null'))`;

/** Fills what is missing; what is known stays as it is. */
export const fillNames = async (
  db: SiteDatabase,
  critiqueId: string,
  names: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    email?: string | undefined;
  },
): Promise<void> => {
  await db.query(
    `update critiques set
       first_name = case when ${MISSING('first_name')} then coalesce($3, first_name) else first_name end,
       last_name = case when ${MISSING('last_name')} then coalesce($4, last_name) else last_name end,
       email_from_reader = email_from_reader or ($5::text is not null and ${MISSING('email')}),
       email = case when ${MISSING('email')} then coalesce($5, email) else email end
     where site_id = $1 and id = $2`,
    [db.siteId, critiqueId, names.firstName ?? null, names.lastName ?? null, names.email ?? null],
  );
};

/** The ticks of a review, without those whose finding its new content has not; `ids` is the parameter that lists its findings. */
export const ticksAmong = (ids: string): string =>
  `(select coalesce(jsonb_agg(tick), '[]'::jsonb) from jsonb_array_elements(critiques.checklist) tick
    where ${ids}::jsonb @> jsonb_build_array(tick))`;

/** The findings of a content, as {@link ticksAmong} wants them. */
export const idsOfFindings = (content: ReviewContent): string =>
  JSON.stringify(findingsOf(content).map(({ id }) => id));

export const setChecklist = async (
  db: SiteDatabase,
  critiqueId: string,
  findings: readonly string[],
): Promise<void> => {
  await db.query('update critiques set checklist = $3::jsonb where site_id = $1 and id = $2', [
    db.siteId,
    critiqueId,
    JSON.stringify(findings),
  ]);
};

/** Notes the order that a review led to, and whose the review is from then on; of several the last one stays. */
export const setOrder = async (
  tx: SiteDatabase,
  critiqueId: string,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<void> => {
  await tx.query(
    `update critiques set order_id = $3, person_id = coalesce($4, person_id)
     where site_id = $1 and id = $2`,
    [tx.siteId, critiqueId, id, ownerId],
  );
};
