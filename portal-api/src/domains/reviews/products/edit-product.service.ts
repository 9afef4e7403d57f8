import { randomUUID } from 'node:crypto';
import { type ProductContent, productContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { cleanOfferHtml } from '../../catalogue/packages/packages.service.ts';
import {
  archiveProductRow,
  findEditedProduct,
  insertProduct,
  lockProduct,
  type ProductRecord,
  updateProduct,
} from './edited-products.repository.ts';

interface Seen {
  id: string;
  baseVersion: number;
}

const cleaned = (content: ProductContent): ProductContent => ({
  ...content,
  productDescription: cleanOfferHtml(content.productDescription),
});

const holdSeen = async (
  tx: SiteDatabase,
  ctx: Context,
  { id, baseVersion }: Seen,
): Promise<ProductRecord> => {
  const record = await lockProduct(tx, id);
  if (!record) throw new Refusal('product-unknown');
  const { changedAt, changedBy, version } = record;
  const current = { version, changedBy, changedAt: changedAt ?? ctx.now() };
  refuseStale(current, baseVersion, { firm: ctx.site.name, now: ctx.now() });
  return record;
};

/** Adds a product; the same key again finds what its first call made. */
export const addProduct = (
  ctx: Context,
  content: ProductContent,
  currency = ctx.site.settings.currency,
): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    const made = { id: randomUUID(), content: cleaned(content), currency, by: ctx.actor.id, key };
    const id = await insertProduct(tx, made);
    ctx.audit.note({ subject: { kind: 'external-product', id }, after: { name: content.name } });
    return id;
  });

/** Adds another one with the same content. */
export const copyProduct = async (ctx: Context, id: string): Promise<string> => {
  const record = await findEditedProduct(ctx.db, id);
  if (!record) throw new Refusal('product-unknown');
  return addProduct(ctx, productContent.parse(record), record.currency);
};

/** Changes a product, for whoever has seen how it stands. */
export const saveProduct = (ctx: Context, seen: Seen, content: ProductContent): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSeen(tx, ctx, seen);
    const before = productContent.parse(held);
    const after = cleaned(content);
    ctx.audit.note({ before, after });
    // The price was typed in the money that it stands in, whatever the firm counts in by now.
    const { currency } = held;
    await updateProduct(tx, seen.id, { content: after, by: ctx.actor.id, currency });
  });

/** Takes a product out of reviews, or brings it back. */
export const setProductArchived = (ctx: Context, seen: Seen, isArchived: boolean): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    ctx.audit.note({ before: { archived: record.isArchived }, after: { archived: isArchived } });
    await archiveProductRow(tx, seen.id, { isArchived, by: ctx.actor.id });
    const former = { id: seen.id, version: record.version + 1, isArchived: record.isArchived };
    await keepUndoable(ctx, tx, { act: 'product.archive', former });
  });

interface Former {
  id: string;
  version: number;
  isArchived: boolean;
}

/** A product in reviews, or out of them, as before, where nothing newer touched it. */
export const undoOfProduct: Undo = async (ctx, take) => {
  const id = await ctx.db.transaction(async (tx) => {
    const former = (await take(tx)).former as Former;
    const row = await lockProduct(tx, former.id);
    if (row?.version !== former.version) throw new Refusal('act-touched');
    await archiveProductRow(tx, former.id, { isArchived: former.isArchived, by: ctx.actor.id });
    return former.id;
  });
  await ctx.live.announceToAdmins(['external-products'], [id]);
};
