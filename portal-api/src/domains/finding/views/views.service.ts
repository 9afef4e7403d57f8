import {
  isAdminList,
  readViewFilter,
  type ViewFilter,
  viewLimits,
  type ViewListName,
  viewLists,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { listsOf, requireChangeable } from './views.policy.ts';
import {
  countOwnViews,
  findViewByKey,
  findViewRow,
  holdViewsOf,
  insertView,
  isNameTaken,
  markDeleted,
  type Readable,
  deleteRemovedViews,
  updateView,
  type ViewRow,
} from './views.repository.ts';

const KEPT_FOR = DAY;

/** What somebody says of a view. */
export interface ViewContent {
  name: string;
  filter: ViewFilter;
  isShared: boolean;
}

/** What of the views somebody may read. */
export const readableBy = ({ actor }: Pick<Context, 'actor'>): Readable => ({
  reader: actor.id,
  lists: listsOf(actor),
});

/** One that the reader may see, or `not-found`. */
export const requireView = async (ctx: Context, id: string): Promise<ViewRow> => {
  const row = await findViewRow(ctx.db, readableBy(ctx), id);
  if (!row) throw new Refusal('view-unknown');
  return row;
};

const holdOwn = async (
  ctx: Context,
  tx: SiteDatabase,
  id: string,
  isDeleted = false,
): Promise<ViewRow> => {
  const row = await findViewRow(tx, readableBy(ctx), id, { isHeld: true, isDeleted });
  if (!row) throw new Refusal('view-unknown');
  requireChangeable(row, ctx.actor);
  return row;
};

const refuseUnfit = (list: ViewListName, filter: ViewFilter): void => {
  if (!readViewFilter(list, filter)) throw new Refusal('view-filter-unfit', {}, 'filter');
};

const refuseFull = async (ctx: Context, tx: SiteDatabase): Promise<void> => {
  const { most } = viewLimits;
  if ((await countOwnViews(tx, readableBy(ctx))) >= most) throw new Refusal('views-full', { most });
};

const refuseTaken = async (
  tx: SiteDatabase,
  named: { ownerId: string | null; list: string; name: string },
  exceptId: string | null,
): Promise<void> => {
  if (await isNameTaken(tx, named, exceptId)) throw new Refusal('view-name-taken', {}, 'name');
};

/** Tells colleagues who have the list in their menu of a view that they share. */
export const announceToColleagues = async (
  { live }: Context,
  ...rows: ViewSeen[]
): Promise<void> => {
  const lists = rows.flatMap(({ list, isShared }) => (isShared && isAdminList(list) ? [list] : []));
  if (lists.length > 0) await live.announceToAdmins([...new Set(lists)]);
};

interface ViewSeen {
  list: string;
  isShared: boolean;
}

/** Keeps a view; the same idempotency key again finds the same one. */
export const keepView = async (
  ctx: Context,
  { list, ...content }: ViewContent & { list: ViewListName },
): Promise<string> => {
  requireArea(ctx, viewLists[list].area);
  refuseUnfit(list, content.filter);
  const ownerId = ctx.actor.id;
  const key = ctx.idempotencyKey ?? null;
  return ctx.db.transaction(async (tx) => {
    await holdViewsOf(tx, ownerId);
    const made = key === null ? undefined : await findViewByKey(tx, ownerId, key);
    if (made !== undefined) return made;
    await deleteRemovedViews(tx, new Date(tx.now().getTime() - KEPT_FOR));
    await refuseFull(ctx, tx);
    await refuseTaken(tx, { ownerId, list, name: content.name }, null);
    const id = await insertView(tx, { ...content, ownerId, list, key });
    ctx.audit.note({ subject: { kind: 'view', id }, after: saidOf({ list, ...content }) });
    return id;
  });
};

const saidOf = ({ list, name, isShared }: ViewSeen & { name: string }) => ({
  list,
  name,
  shared: isShared,
});

/** Changes a view for whoever has seen how it stands; the firm's own ones stay shared. */
export const changeOwnView = async (
  ctx: Context,
  { id, baseVersion, ...wanted }: Partial<ViewContent> & { id: string; baseVersion: number },
): Promise<void> => {
  const seen = await ctx.db.transaction(async (tx) => {
    const row = await holdOwn(ctx, tx, id);
    const current = { version: row.version, changedBy: row.changer, changedAt: row.changed_at };
    refuseStale(current, baseVersion, { firm: ctx.site.settings.companyName, now: ctx.now() });
    const { owner_id: ownerId, is_shared: isShared } = row;
    const list = row.list as ViewListName;
    const view = { name: row.name, filter: row.filter, isShared, ...wanted };
    if (wanted.filter) refuseUnfit(list, wanted.filter);
    if (ownerId !== ctx.actor.id && !view.isShared) throw new Refusal('view-of-firm');
    await holdViewsOf(tx, ownerId);
    await refuseTaken(tx, { ownerId, list, name: view.name }, id);
    await updateView(tx, id, { ...view, by: ctx.actor.id });
    const before = { list, name: row.name, isShared };
    ctx.audit.note({ before: saidOf(before), after: saidOf({ list, ...view }) });
    return [before, { list, isShared: view.isShared }];
  });
  await announceToColleagues(ctx, ...seen);
};

/** Deletes a view; names what it is brought back by (BO-111). */
export const removeOwnView = async (ctx: Context, id: string): Promise<string> => {
  const { seen, undo } = await ctx.db.transaction(async (tx) => {
    const row = await holdOwn(ctx, tx, id);
    await markDeleted(tx, id, tx.now());
    const deleted = { list: row.list, name: row.name, isShared: row.is_shared };
    ctx.audit.note({ before: saidOf(deleted) });
    return {
      seen: deleted,
      undo: await keepUndoable(ctx, tx, { act: 'view.delete', former: { id } }),
    };
  });
  await announceToColleagues(ctx, seen);
  return undo;
};

/** Brings a deleted view back for whoever deleted it, where its place and its name are still free. */
export const undoOfDeletedView: Undo = async (ctx, take) => {
  const seen = await ctx.db.transaction(async (tx) => {
    const { former, personId } = await take(tx);
    if (personId !== ctx.actor.id) throw new Refusal('view-unknown');
    const row = await holdOwn(ctx, tx, (former as { id: string }).id, true);
    const { owner_id: ownerId, list, name } = row;
    await holdViewsOf(tx, ownerId);
    if (ownerId === ctx.actor.id) await refuseFull(ctx, tx);
    await refuseTaken(tx, { ownerId, list, name }, row.id);
    await markDeleted(tx, row.id, null);
    return { list, isShared: row.is_shared };
  });
  await announceToColleagues(ctx, seen);
};
