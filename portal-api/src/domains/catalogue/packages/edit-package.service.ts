import { randomUUID } from 'node:crypto';
import type { PackageContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import {
  deletePackageRow,
  type EditedRow,
  findByKey,
  findEdited,
  insertDraft,
  lockEdited,
  updateEdited,
} from './edited-packages.repository.ts';
import {
  type EditContext,
  type EditedPackageRecord,
  noteChanges,
  refuseStale,
  refuseUnseen,
} from './meanwhile.ts';
import { cleanContent, contentOf, differingFields, fieldsOf } from './package-content.ts';
import { findPackage } from './packages.repository.ts';

const withContent = async (db: SiteDatabase, row: EditedRow): Promise<EditedPackageRecord> => {
  // A price keeps the money that it was typed in; the drafts of before named none.
  if (row.draft)
    return { ...row, content: { ...row.draft, currency: row.draft.currency ?? row.currency } };
  const published = await findPackage(db, row.id);
  if (!published) throw new Refusal('package-unknown');
  return { ...row, content: contentOf(published) };
};

/**
 * A package as it is edited.
 *
 * @throws Refusal `not-found` for an unknown one.
 */
export const getEdited = async (
  db: SiteDatabase,
  packageId: string,
): Promise<EditedPackageRecord> => {
  const row = await findEdited(db, packageId);
  if (!row) throw new Refusal('package-unknown');
  return withContent(db, row);
};

/** The same, held for the rest of the transaction. */
export const holdEdited = async (
  tx: SiteDatabase,
  packageId: string,
): Promise<EditedPackageRecord> => {
  const row = await lockEdited(tx, packageId);
  if (!row) throw new Refusal('package-unknown');
  return withContent(tx, row);
};

/** Drafts a package; the same key again finds what its first call made. */
export const createDraft = async (
  ctx: EditContext & Partial<Pick<Context, 'idempotencyKey'>>,
  content: PackageContent,
  id: string = randomUUID(),
): Promise<string> => {
  const key = ctx.idempotencyKey ?? null;
  const currency = content.currency ?? ctx.site.settings.currency;
  const by = ctx.actor.id;
  return ctx.db.transaction(async (tx) => {
    const made = { id, content: cleanContent({ ...content, currency }), currency, by, key };
    await insertDraft(tx, made);
    const found = key === null ? id : ((await findByKey(tx, key)) ?? id);
    ctx.audit.note({ subject: { kind: 'package', id: found }, after: { name: content.name } });
    return found;
  });
};

const keepFormerPackage = (
  ctx: EditContext,
  tx: SiteDatabase,
  { id, version, draft, state }: EditedRow,
): Promise<string> =>
  keepUndoable(ctx, tx, {
    act: 'package.change',
    former: { id, version: version + 1, draft, state },
  });

/** Changes fields of the draft, unless somebody else changed one of them since. */
export const saveDraft = (
  ctx: EditContext,
  packageId: string,
  {
    baseVersion,
    changes,
    isUndoable = false,
  }: { baseVersion: number; changes: Partial<PackageContent>; isUndoable?: boolean },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdEdited(tx, packageId);
    const wanted = cleanContent(changes);
    const fields = differingFields(row.content, wanted);
    refuseStale(ctx, row, { baseVersion, fields });
    if (fields.length === 0) return;
    const draft = { ...row.content, ...wanted };
    ctx.audit.note({
      before: fieldsOf(row.content, fields),
      after: fieldsOf(draft, fields),
    });
    const fieldChanges = noteChanges(ctx, row, fields);
    await updateEdited(tx, packageId, { draft, state: row.state, fieldChanges, by: ctx.actor.id });
    if (isUndoable) await keepFormerPackage(ctx, tx, row);
  });

/** Takes what is edited back to what is published. */
export const discardDraft = (
  ctx: EditContext,
  packageId: string,
  baseVersion: number,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdEdited(tx, packageId);
    refuseUnseen(ctx, row, baseVersion);
    const published = await findPackage(tx, packageId);
    if (!published) throw new Refusal('package-never-published');
    const fields = differingFields(row.content, contentOf(published));
    const fieldChanges = noteChanges(ctx, row, fields);
    const { state } = row;
    await updateEdited(tx, packageId, { draft: null, state, fieldChanges, by: ctx.actor.id });
    await keepFormerPackage(ctx, tx, row);
  });

/** Ends the sale of a package, or takes it up again as it was. */
export const setArchived = (
  ctx: EditContext,
  packageId: string,
  { baseVersion, isArchived }: { baseVersion: number; isArchived: boolean },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdEdited(tx, packageId);
    refuseUnseen(ctx, row, baseVersion);
    const former = row.publishedVersion === null ? 'draft' : 'published';
    const state = isArchived ? 'archived' : former;
    ctx.audit.note({
      before: { state: row.state },
      after: { state },
    });
    const { draft, fieldChanges } = row;
    await updateEdited(tx, packageId, { draft, state, fieldChanges, by: ctx.actor.id });
    await keepFormerPackage(ctx, tx, row);
  });

const LONGEST_NAME = 255;

/** Drafts another package with the same content. */
export const copyPackage = async (
  ctx: EditContext & Partial<Pick<Context, 'idempotencyKey'>>,
  packageId: string,
): Promise<string> => {
  const { content } = await getEdited(ctx.db, packageId);
  const mark = ' (2)';
  const name = `${content.name.slice(0, LONGEST_NAME - mark.length)}${mark}`;
  return createDraft(ctx, { ...content, name });
};

/** Whether something of the firm needs a package, so that it can be archived only. */
export type PackageInUse = (db: SiteDatabase, packageId: string) => Promise<boolean>;

/** Deletes what nobody bought or linked. */
export const removePackage = (
  ctx: EditContext,
  packageId: string,
  isInUse: PackageInUse,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdEdited(tx, packageId);
    if (await isInUse(tx, packageId)) throw new Refusal('package-in-use');
    ctx.audit.note({ before: { name: row.content.name } });
    await deletePackageRow(tx, packageId);
  });
