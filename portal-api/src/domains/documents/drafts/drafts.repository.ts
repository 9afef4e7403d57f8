import type { SiteDatabase } from '../../../kernel/database.ts';
import { FILE_COLUMNS, type JoinedFile } from '../attachments/attachments.service.ts';
import type { DraftFacts } from './draft-stage.ts';

/** Where a file of a draft stands. */
export type DraftSlot = 'pdf' | 'word' | 'other' | 'additional' | 'review' | 'rejection';

export interface DraftRow extends DraftFacts {
  id: string;
  order_id: string;
  service_id: string;
  /** Who sent it, whoever has the order now. */
  writer_id: string;
  number: number;
  notes: string;
  rejection_reason: string | null;
  rating: number | null;
  review: string | null;
  /** When the admin let it through or sent it back. */
  judged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type DraftFileRow = JoinedFile & { draft_id: string; slot: DraftSlot };

/** The service of an order whose drafts are meant. */
export interface DraftsKey {
  siteId: string;
  orderId: string;
  serviceId: string;
}

const COLUMNS = `id, order_id, service_id, writer_id, number, notes, approval, rejection_reason,
  rating, review, reviewed_at, judged_at, created_at, updated_at`;

/** Drafts of a service, newest first. */
export const listDrafts = (
  db: SiteDatabase,
  { siteId, orderId, serviceId }: DraftsKey,
): Promise<DraftRow[]> =>
  db.query<DraftRow>(
    `select ${COLUMNS} from drafts
     where site_id = $1 and order_id = $2 and service_id = $3 order by number desc`,
    [siteId, orderId, serviceId],
  );

/** Drafts of every service of an order, in the order in which they were sent. */
export const listDraftsOfOrder = (db: SiteDatabase, orderId: string): Promise<DraftRow[]> =>
  db.query<DraftRow>(
    `select ${COLUMNS} from drafts where site_id = $1 and order_id = $2 order by created_at, number, id`,
    [db.siteId, orderId],
  );

export const findDraft = async (
  db: SiteDatabase,
  draftId: string,
): Promise<DraftRow | undefined> => {
  const [row] = await db.query<DraftRow>(
    `select ${COLUMNS} from drafts where site_id = $1 and id = $2`,
    [db.siteId, draftId],
  );
  return row;
};

/** What makes a draft `d` wait for an admin; nobody judges what belongs to an order that was called off. */
export const WAITS = `d.approval = 'pending' and d.reviewed_at is null and exists (select 1 from orders called
  where called.site_id = d.site_id and called.id = d.order_id and called.cancelled_at is null)`;

/** Drafts that wait for an admin, oldest first. */
export const listPendingDrafts = (db: SiteDatabase): Promise<DraftRow[]> =>
  db.query<DraftRow>(
    `select ${COLUMNS} from drafts d where d.site_id = $1 and ${WAITS} order by created_at, id`,
    [db.siteId],
  );

/** Whether a draft waits for an admin. */
export const isPendingDraft = async (db: SiteDatabase, draftId: string): Promise<boolean> =>
  (
    await db.query(`select 1 from drafts d where d.site_id = $1 and d.id = $2 and ${WAITS}`, [
      db.siteId,
      draftId,
    ])
  ).length > 0;

export const filesOfDrafts = (
  db: SiteDatabase,
  draftIds: readonly string[],
): Promise<DraftFileRow[]> =>
  db.query<DraftFileRow>(
    `select d.draft_id, d.slot, ${FILE_COLUMNS} from draft_files d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.draft_id = any($2::text[])
     order by d.draft_id, d.slot, d.position`,
    [db.siteId, [...draftIds]],
  );

export const insertDraft = async (
  tx: SiteDatabase,
  key: DraftsKey,
  draft: {
    id: string;
    writerId: string;
    number: number;
    notes: string;
    approval: DraftFacts['approval'];
    at: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into drafts (id, site_id, order_id, service_id, writer_id, number, notes, approval,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      draft.id,
      key.siteId,
      key.orderId,
      key.serviceId,
      draft.writerId,
      draft.number,
      draft.notes,
      draft.approval,
      draft.at,
    ],
  );
};

export const addDraftFiles = async (
  tx: SiteDatabase,
  draftId: string,
  files: readonly { slot: DraftSlot; key: string }[],
): Promise<void> => {
  for (const [position, file] of files.entries())
    await tx.query(
      `insert into draft_files (site_id, draft_id, slot, position, file_key)
       values ($1, $2, $3, $4, $5)`,
      [tx.siteId, draftId, file.slot, position, file.key],
    );
};

export const saveReview = async (
  tx: SiteDatabase,
  draftId: string,
  review: { rating: number | null; text: string; at: Date },
): Promise<void> => {
  await tx.query(
    `update drafts set rating = $3, review = $4, reviewed_at = $5, updated_at = $5
     where site_id = $1 and id = $2`,
    [tx.siteId, draftId, review.rating, review.text, review.at],
  );
};

/** Puts the last draft of a service back before its customer; what the customer said of it stays to be changed. */
export const reopenLastReview = async (
  tx: SiteDatabase,
  { orderId, serviceId }: { orderId: string; serviceId: string },
): Promise<void> => {
  await tx.query(
    `update drafts set reviewed_at = null, approval = nullif(approval, 'pending'), updated_at = $4
     where site_id = $1 and order_id = $2 and service_id = $3 and number = (
       select max(number) from drafts where site_id = $1 and order_id = $2 and service_id = $3)`,
    [tx.siteId, orderId, serviceId, tx.now()],
  );
};

/** Takes the file of an earlier review away. */
export const deleteReviewFile = async (tx: SiteDatabase, draftId: string): Promise<void> => {
  await tx.query(
    "delete from draft_files where site_id = $1 and draft_id = $2 and slot = 'review'",
    [tx.siteId, draftId],
  );
};

export const saveApproval = async (
  tx: SiteDatabase,
  draftId: string,
  verdict: { approval: 'approved' | 'rejected'; reason: string | null; at: Date },
): Promise<void> => {
  await tx.query(
    `update drafts set approval = $3, rejection_reason = $4, judged_at = $5, updated_at = $5
     where site_id = $1 and id = $2`,
    [tx.siteId, draftId, verdict.approval, verdict.reason, verdict.at],
  );
};

/** Whether somebody has ever sent a draft. */
export const hasDraftsOf = async (db: SiteDatabase, writerId: string): Promise<boolean> =>
  (
    await db.query('select 1 from drafts where site_id = $1 and writer_id = $2 limit 1', [
      db.siteId,
      writerId,
    ])
  ).length > 0;
