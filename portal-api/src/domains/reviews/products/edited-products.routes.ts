import { randomUUID } from 'node:crypto';
import { toMajor } from '@portal/shared-contracts';
import {
  COUNTED_TO,
  createProduct,
  deleteProduct,
  getAdminProduct,
  listAdminProducts,
  type ProductContent,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { monthlyPrice } from '@portal/shared-contracts/reviews';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { cleanOfferHtml } from '../../catalogue/packages/packages.service.ts';
import { listExternalProducts } from '../external-products.repository.ts';
import {
  countEditedProducts,
  deleteProductRow,
  findEditedProduct,
  insertProduct,
  listEditedProducts,
  lockProduct,
  type ProductRecord,
  updateProduct,
} from './edited-products.repository.ts';

/** What the cheapest product costs in a month; several may cost that. */
const cheapestOf = async (db: SiteDatabase): Promise<number> =>
  Math.min(...(await listExternalProducts(db)).map(monthlyPrice));

const present = (record: ProductRecord, cheapest: number) => {
  const { changedAt: _at, changedBy: _by, ...product } = record;
  const price = toMajor(record.priceMinor, record.currency);
  return { ...product, isCheapest: monthlyPrice({ ...record, price }) === cheapest };
};

const answer = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const record = await findEditedProduct(db, id);
  if (!record) throw new Refusal('product-unknown');
  return { status: true as const, product: present(record, await cheapestOf(db)) };
};

const cleaned = (content: ProductContent): ProductContent => ({
  ...content,
  productDescription: cleanOfferHtml(content.productDescription),
});

const save = (
  ctx: Context,
  id: string,
  { baseVersion, content }: { baseVersion: number; content: ProductContent },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await lockProduct(tx, id);
    if (!record) throw new Refusal('product-unknown');
    const { changedAt, changedBy, version, _id, currency: _former, ...before } = record;
    const current = { version, changedBy, changedAt: changedAt ?? ctx.now() };
    refuseStale(current, baseVersion, { firm: ctx.site.name, now: ctx.now() });
    const { currency } = ctx.site.settings;
    const after = cleaned(content);
    ctx.audit.note({ before, after });
    await updateProduct(tx, id, { content: after, by: ctx.actor.id, currency });
  });

/** Products of other shops beside the packages, as admins edit them (BO-92). */
export const registerProducts = (app: PortalApp): void => {
  bindEndpoint(app, listAdminProducts, async ({ cursor, limit: most }, { db }) => {
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'integer'), limit: limit + 1 };
    const rows = await listEditedProducts(db, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ position, _id }) => [
      String(position),
      _id,
    ]);
    const cheapest = await cheapestOf(db);
    return {
      status: true,
      items: shown.map((record) => present(record, cheapest)),
      nextCursor,
      total: await countEditedProducts(db, COUNTED_TO),
    };
  });

  bindEndpoint(app, getAdminProduct, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createProduct, async (content, ctx) => {
    const { currency } = ctx.site.settings;
    const key = ctx.idempotencyKey ?? null;
    const made = { id: randomUUID(), content: cleaned(content), currency, by: ctx.actor.id, key };
    const id = await ctx.db.transaction(async (tx) => {
      const _id = await insertProduct(tx, made);
      const subject = { kind: 'external-product', id: _id } as const;
      ctx.audit.note({ subject, after: { name: content.name } });
      return _id;
    });
    return answer(ctx, id);
  });

  bindEndpoint(app, saveProduct, async ({ id, baseVersion, ...content }, ctx) => {
    await save(ctx, id, { baseVersion, content });
    return answer(ctx, id);
  });

  bindEndpoint(app, deleteProduct, async ({ id }, ctx) => {
    if (!(await deleteProductRow(ctx.db, id))) throw new Refusal('product-unknown');
    return { status: true };
  });
};
