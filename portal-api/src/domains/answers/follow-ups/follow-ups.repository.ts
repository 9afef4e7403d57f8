import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** The follow-up questions of one service of an order. */
export interface FollowUpRow {
  draft: QuestionnaireField[];
  version: number;
  saved_at: Date;
  published: QuestionnaireField[] | null;
  published_at: Date | null;
}

/** Which follow-up questions. */
export interface FollowUpPlace {
  orderId: string;
  serviceId: string;
}

const COLUMNS = 'draft, version, saved_at, published, published_at';

export const findFollowUp = async (
  db: SiteDatabase,
  place: FollowUpPlace,
): Promise<FollowUpRow | undefined> => {
  const [row] = await db.query<FollowUpRow>(
    `select ${COLUMNS} from follow_ups where site_id = $1 and order_id = $2 and service_id = $3`,
    [db.siteId, place.orderId, place.serviceId],
  );
  return row;
};

/**
 * Stores the draft and raises its version; with a `baseVersion` only when that is still the stored
 * one (0 before the first save). Nothing comes back when somebody else was faster.
 */
export const saveDraft = async (
  db: SiteDatabase,
  place: FollowUpPlace,
  draft: { fields: readonly QuestionnaireField[]; baseVersion: number | undefined; at: Date },
): Promise<FollowUpRow | undefined> => {
  const [row] = await db.query<FollowUpRow>(
    `insert into follow_ups as f (site_id, order_id, service_id, draft, version, saved_at)
     select $1, $2, $3, $4::jsonb, 1, $5
     where $6::integer is null or $6::integer = 0 or exists (
       select 1 from follow_ups where site_id = $1 and order_id = $2 and service_id = $3)
     on conflict (site_id, order_id, service_id) do update
       set draft = excluded.draft, version = f.version + 1, saved_at = excluded.saved_at
       where $6::integer is null or f.version = $6::integer
     returning ${COLUMNS}`,
    [
      db.siteId,
      place.orderId,
      place.serviceId,
      JSON.stringify(draft.fields),
      draft.at,
      draft.baseVersion ?? null,
    ],
  );
  return row;
};

/** Makes the draft what the customer sees. */
export const publishDraft = async (
  tx: SiteDatabase,
  place: FollowUpPlace,
  at: Date,
): Promise<FollowUpRow | undefined> => {
  const [row] = await tx.query<FollowUpRow>(
    `update follow_ups set published = draft, published_at = $4
     where site_id = $1 and order_id = $2 and service_id = $3 returning ${COLUMNS}`,
    [tx.siteId, place.orderId, place.serviceId, at],
  );
  return row;
};

/** The services of an order whose follow-up questions were published. */
export const listPublishedOfOrder = async (
  db: SiteDatabase,
  orderId: string,
): Promise<string[]> => {
  const rows = await db.query<{ service_id: string }>(
    `select service_id from follow_ups
     where site_id = $1 and order_id = $2 and published is not null`,
    [db.siteId, orderId],
  );
  return rows.map(({ service_id }) => service_id);
};
