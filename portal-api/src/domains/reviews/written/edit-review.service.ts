import { randomUUID } from 'node:crypto';
import type { WrittenReview } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { editedOf, type WrittenRow } from './written-review.record.ts';
import {
  deleteWritten,
  findWritten,
  insertWritten,
  lockWritten,
  updateDraft,
  updateState,
} from './written-reviews.repository.ts';

/** What changing a review needs of a call. */
export type EditContext = Pick<Context, 'db' | 'site' | 'actor' | 'audit' | 'now'>;

/** A review for the firm, in whatever state it is. */
export const getWritten = async (db: SiteDatabase, reviewId: string): Promise<WrittenRow> => {
  const row = await findWritten(db, reviewId);
  if (!row) throw new Refusal('critique-unknown');
  return row;
};

/** The same, held for the rest of the transaction, for whoever has seen how it stands. */
export const holdWritten = async (
  tx: SiteDatabase,
  { site, now }: EditContext,
  { id, baseVersion }: { id: string; baseVersion: number },
): Promise<WrittenRow> => {
  const row = await lockWritten(tx, id);
  if (!row) throw new Refusal('critique-unknown');
  const current = {
    version: row.version,
    changedBy: row.changer,
    changedAt: row.changed_at ?? now(),
  };
  refuseStale(current, baseVersion, { firm: site.name, now: now() });
  return row;
};

/** Drafts a review; the same key again finds what its first call made. */
export const draftReview = async (
  ctx: EditContext & Pick<Context, 'idempotencyKey'>,
  written: WrittenReview,
): Promise<string> => {
  const [id, proof, key] = [randomUUID(), randomUUID(), ctx.idempotencyKey ?? null];
  return ctx.db.transaction(async (tx) => {
    const made = await insertWritten(tx, { id, proof, written, by: ctx.actor.id, key });
    // Neither names nor words of a person go into the log.
    ctx.audit.note({ subject: { kind: 'review', id: made }, after: { state: 'draft' } });
    return made;
  });
};

/** Drafts another review with the same words. What a visitor sent is that person's alone. */
export const copyReviewOf = async (
  ctx: EditContext & Pick<Context, 'idempotencyKey'>,
  id: string,
): Promise<string> => {
  const row = await getWritten(ctx.db, id);
  if (row.from_intake) throw new Refusal('review-of-visitor');
  return draftReview(ctx, editedOf(row, ctx.site.settings.language));
};

/** Changes fields of the draft. What a visitor sent is changed finding by finding. */
export const saveDraftOf = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
  changes: Partial<WrittenReview>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdWritten(tx, ctx, seen);
    if (row.from_intake) throw new Refusal('review-of-visitor');
    const draft = { ...editedOf(row, ctx.site.settings.language), ...changes };
    ctx.audit.note({ after: { fields: Object.keys(changes).join(', ') } });
    await updateDraft(tx, row.id, { draft, by: ctx.actor.id });
  });

/** Takes what is edited back to what is published. */
export const discardDraftOf = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdWritten(tx, ctx, seen);
    if (row.published_version === 0) throw new Refusal('review-never-published');
    await updateDraft(tx, row.id, { draft: null, by: ctx.actor.id });
  });

/** Closes the link of a review, or opens it again as it was. */
export const setArchivedReview = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
  isArchived: boolean,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdWritten(tx, ctx, seen);
    if (row.from_intake) throw new Refusal('review-of-visitor');
    const former = row.published_version === 0 ? 'draft' : 'published';
    const state = isArchived ? 'archived' : former;
    ctx.audit.note({ before: { state: row.state }, after: { state } });
    await updateState(tx, row.id, { state, by: ctx.actor.id });
  });

/** Deletes a review of the firm; one that led to an order or that a visitor asked for stays. */
export const removeReviewOf = (ctx: EditContext, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await lockWritten(tx, id);
    if (!row) throw new Refusal('critique-unknown');
    if (row.from_intake) throw new Refusal('review-of-visitor');
    if (row.order_id !== null) throw new Refusal('review-bought');
    ctx.audit.note({ before: { state: row.state } });
    await deleteWritten(tx, id);
  });
