import type { Currency } from '@portal/shared-contracts';
import {
  type AdminCoupon,
  archiveCoupon,
  copyCoupon as copyCouponCall,
  COUNTED_TO,
  createCoupon as createCouponCall,
  deleteCoupon as deleteCouponCall,
  exportCouponCodes,
  getCoupon,
  listCoupons,
  restoreCoupon,
  saveCoupon as saveCouponCall,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { csvOf } from '../../../kernel/rows/csv.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { undoOf } from '../../audit/undo/undo.service.ts';
import type { CouponRecord } from './coupon.record.ts';
import { listCouponCodes } from './coupon-codes.repository.ts';
import { countEditedCoupons, listEditedCoupons } from './listed-coupons.repository.ts';
import {
  copyCoupon,
  type CouponInUse,
  createCoupon,
  removeCoupon,
  getEditedCoupon,
  saveCoupon,
  setCouponActive,
} from './edited-coupons.service.ts';

/** A coupon as admins see it. */
const presentCoupon = (record: CouponRecord, ofFirm: Currency): AdminCoupon => {
  const { active: _active, createdAt: _made, changedAt: _at, changedBy: _by, ...coupon } = record;
  return { ...coupon, _id: record.code, currency: record.currency ?? ofFirm };
};

const answer = async (ctx: Pick<Context, 'db' | 'site' | 'audit'>, code: string) => ({
  status: true as const,
  coupon: presentCoupon(await getEditedCoupon(ctx.db, code), ctx.site.settings.currency),
  undo: undoOf(ctx),
});

const registerReads = (app: PortalApp): void => {
  bindEndpoint(app, listCoupons, async ({ cursor, limit: most, ...filter }, { db, site }) => {
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listEditedCoupons(db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, code }) => [
      createdAt.toISOString(),
      code,
    ]);
    return {
      status: true,
      items: shown.map((record) => presentCoupon(record, site.settings.currency)),
      nextCursor,
      total: await countEditedCoupons(db, filter, COUNTED_TO),
    };
  });

  bindEndpoint(app, getCoupon, async ({ id }, ctx) => answer(ctx, id));

  bindFile(app, exportCouponCodes, async ({ id }, { db }) => {
    const { code } = await getEditedCoupon(db, id);
    const rows = await listCouponCodes(db, code);
    const lines = rows.map((row) => [row.code, row.used_at?.toISOString() ?? null]);
    return {
      content: Buffer.from(csvOf([['code', 'used_at'], ...lines])),
      mimetype: 'text/csv',
      filename: `${code}.csv`,
    };
  });
};

/** The firm's coupons as its admins make, change and archive them (BO-90). */
export const registerCoupons = (app: PortalApp, isInUse: CouponInUse): void => {
  registerReads(app);

  bindEndpoint(app, createCouponCall, async (content, ctx) =>
    answer(ctx, await createCoupon(ctx, content)),
  );

  bindEndpoint(app, saveCouponCall, async ({ id: code, baseVersion, ...changes }, ctx) => {
    await saveCoupon(ctx, { code, baseVersion }, changes);
    return answer(ctx, code);
  });

  bindEndpoint(app, archiveCoupon, async ({ id: code, baseVersion }, ctx) => {
    await setCouponActive(ctx, { code, baseVersion }, false);
    return answer(ctx, code);
  });

  bindEndpoint(app, restoreCoupon, async ({ id: code, baseVersion }, ctx) => {
    await setCouponActive(ctx, { code, baseVersion }, true);
    return answer(ctx, code);
  });

  bindEndpoint(app, copyCouponCall, async ({ id }, ctx) => answer(ctx, await copyCoupon(ctx, id)));

  bindEndpoint(app, deleteCouponCall, async ({ id }, ctx) => {
    await removeCoupon(ctx, id, isInUse);
    return { status: true };
  });
};
