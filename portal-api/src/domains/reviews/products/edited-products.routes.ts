import { toMajor } from '@portal/shared-contracts';
import {
  archiveProduct,
  copyProduct as copyCall,
  COUNTED_TO,
  createProduct as createCall,
  deleteProduct,
  getAdminProduct,
  listAdminProducts,
  restoreProduct,
  saveProduct as saveCall,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { monthlyPrice } from '@portal/shared-contracts/reviews';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import { listExternalProducts } from '../external-products.repository.ts';
import {
  addProduct,
  copyProduct,
  saveProduct,
  setProductArchived,
} from './edit-product.service.ts';
import {
  countEditedProducts,
  deleteProductRow,
  findEditedProduct,
  listEditedProducts,
  type ProductRecord,
} from './edited-products.repository.ts';

/** What the cheapest product costs in a month; several may cost that. */
const cheapestOf = async (db: SiteDatabase): Promise<number> =>
  Math.min(...(await listExternalProducts(db)).map(monthlyPrice));

const present = (record: ProductRecord, cheapest: number) => {
  const { changedAt: _at, changedBy: _by, ...product } = record;
  const price = toMajor(record.priceMinor, record.currency);
  const isCheapest = !record.isArchived && monthlyPrice({ ...record, price }) === cheapest;
  return { ...product, isCheapest };
};

const answer = async (ctx: Pick<Context, 'db' | 'audit'>, id: string) => {
  const record = await findEditedProduct(ctx.db, id);
  if (!record) throw new Refusal('product-unknown');
  const product = present(record, await cheapestOf(ctx.db));
  return { status: true as const, product, undo: undoOf(ctx) };
};

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

  bindEndpoint(app, createCall, async (content, ctx) =>
    answer(ctx, await addProduct(ctx, content)),
  );

  bindEndpoint(app, saveCall, async ({ id, baseVersion, ...content }, ctx) => {
    await saveProduct(ctx, { id, baseVersion }, content);
    return answer(ctx, id);
  });

  bindEndpoint(app, archiveProduct, async (seen, ctx) => {
    await setProductArchived(ctx, seen, true);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, restoreProduct, async (seen, ctx) => {
    await setProductArchived(ctx, seen, false);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, copyCall, async ({ id }, ctx) => answer(ctx, await copyProduct(ctx, id)));

  bindEndpoint(app, deleteProduct, async ({ id }, ctx) => {
    if (!(await deleteProductRow(ctx.db, id))) throw new Refusal('product-unknown');
    return { status: true };
  });
};
