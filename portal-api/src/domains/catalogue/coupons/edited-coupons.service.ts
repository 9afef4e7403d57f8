import { type Currency, limits } from '@portal/shared-contracts';
import type { CouponRules } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { makeOnce } from '../../../kernel/rows/make-once.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { namesOfCopy } from '../names-of-copy.ts';
import { namesOfPackages } from '../packages/packages.service.ts';
import type { CouponRecord } from './coupon.record.ts';
import { makeSingleCodes } from './coupon-codes.ts';
import { insertCouponCodes, isSingleCode } from './coupon-codes.repository.ts';
import {
  deleteCouponRow,
  findCouponByKey,
  findEditedCoupon,
  insertCoupon,
  lockEditedCoupon,
  updateCoupon,
} from './edited-coupons.repository.ts';

type EditContext = Pick<Context, 'db' | 'site' | 'actor' | 'audit'>;
type CreateContext = EditContext & Pick<Context, 'idempotencyKey'>;

const FIELDS = [
  'percent',
  'amountMinor',
  'startsAt',
  'endsAt',
  'packageIds',
  'maxUses',
  'maxPerCustomer',
] as const satisfies (keyof CouponRules)[];

const rulesOf = (record: CouponRules): CouponRules => ({
  percent: record.percent,
  amountMinor: record.amountMinor,
  startsAt: record.startsAt,
  endsAt: record.endsAt,
  packageIds: record.packageIds,
  maxUses: record.maxUses,
  maxPerCustomer: record.maxPerCustomer,
});

/**
 * A coupon as it is edited.
 *
 * @throws Refusal `not-found` for an unknown one.
 */
export const getEditedCoupon = async (db: SiteDatabase, code: string): Promise<CouponRecord> => {
  const record = await findEditedCoupon(db, code);
  if (!record) throw new Refusal('coupon-not-found');
  return record;
};

const refuseUnfit = async (db: SiteDatabase, rules: CouponRules): Promise<void> => {
  if ((rules.percent === null) === (rules.amountMinor === null))
    throw new Refusal('coupon-one-discount', {}, 'percent');
  const { startsAt, endsAt, packageIds } = rules;
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    throw new Refusal('ends-too-early', {}, 'endsAt');
  const known = await namesOfPackages(db, packageIds);
  if (packageIds.some((id) => !known.has(id)))
    throw new Refusal('package-part-unknown', {}, 'packageIds');
};

const isTaken = async (db: SiteDatabase, code: string): Promise<boolean> =>
  (await findEditedCoupon(db, code)) !== undefined || (await isSingleCode(db, code));

/** Adds a coupon and its single-use codes; the same key again finds what its first call made. */
export const createCoupon = (
  ctx: CreateContext,
  { code, codes, ...rules }: CouponRules & { code: string; codes: number },
  currency = ctx.site.settings.currency,
): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    return makeOnce(key, {
      find: (former) => findCouponByKey(tx, former),
      make: async () => {
        await refuseUnfit(tx, rules);
        const made = { code, codes, rules, currency, by: ctx.actor.id, key };
        if ((await isTaken(tx, code)) || !(await insertCoupon(tx, made))) return undefined;
        if (codes > 0) await insertCouponCodes(tx, code, makeSingleCodes(code, codes));
        ctx.audit.note({ subject: { kind: 'coupon', id: code }, after: { code, codes, ...rules } });
        return code;
      },
      taken: new Refusal('coupon-taken', {}, 'code'),
    });
  });

const holdSeen = async (
  tx: SiteDatabase,
  { site }: EditContext,
  { code, baseVersion }: { code: string; baseVersion: number },
): Promise<CouponRecord> => {
  const record = await lockEditedCoupon(tx, code);
  if (!record) throw new Refusal('coupon-not-found');
  const { version, changedBy, changedAt, createdAt } = record;
  const current = { version, changedBy, changedAt: changedAt ?? createdAt };
  refuseStale(current, baseVersion, { firm: site.name, now: tx.now() });
  return record;
};

/** An amount stays in the money that it was written in, whatever the firm counts in by now. */
const currencyOf = ({ site }: EditContext, record: Pick<CouponRecord, 'currency'>): Currency =>
  record.currency ?? site.settings.currency;

const keepFormer = (ctx: EditContext, tx: SiteDatabase, record: CouponRecord): Promise<string> => {
  const { code, version, active } = record;
  const currency = currencyOf(ctx, record);
  const former = { id: code, version: version + 1, rules: rulesOf(record), currency, active };
  return keepUndoable(ctx, tx, { act: 'coupon.change', former });
};

/** Changes rules of a coupon, for whoever has seen how it stands. */
export const saveCoupon = (
  ctx: EditContext,
  seen: { code: string; baseVersion: number },
  changes: Partial<CouponRules>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    const [before, rules] = [rulesOf(record), rulesOf({ ...record, ...changes })];
    await refuseUnfit(tx, rules);
    const changed = FIELDS.filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(rules[field]),
    );
    const only = (of: CouponRules) =>
      Object.fromEntries(changed.map((field) => [field, of[field]]));
    ctx.audit.note({ before: only(before), after: only(rules) });
    const currency = currencyOf(ctx, record);
    await updateCoupon(tx, seen.code, { rules, currency, by: ctx.actor.id, active: record.active });
    await keepFormer(ctx, tx, record);
  });

/** Ends a coupon, or brings it back as it was. */
export const setCouponActive = (
  ctx: EditContext,
  seen: { code: string; baseVersion: number },
  active: boolean,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    const currency = currencyOf(ctx, record);
    ctx.audit.note({ before: { active: record.active }, after: { active } });
    await updateCoupon(tx, seen.code, {
      rules: rulesOf(record),
      currency,
      by: ctx.actor.id,
      active,
    });
    await keepFormer(ctx, tx, record);
  });

/** Adds another one with the same rules, under the next free code. */
export const copyCoupon = async (ctx: CreateContext, code: string): Promise<string> => {
  const { codes, ...record } = await getEditedCoupon(ctx.db, code);
  for (const free of namesOfCopy(code, limits.couponCode.max))
    if (!(await isTaken(ctx.db, free)))
      return createCoupon(ctx, { ...rulesOf(record), code: free, codes }, currencyOf(ctx, record));
  throw new Refusal('coupon-taken');
};

/** Whether something of the firm needs a coupon, so that it can be archived only. */
export type CouponInUse = (db: SiteDatabase, coupon: string) => Promise<boolean>;

/** Deletes what nobody used or linked. */
export const removeCoupon = (ctx: EditContext, code: string, isInUse: CouponInUse): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await lockEditedCoupon(tx, code);
    if (!record) throw new Refusal('coupon-not-found');
    if (record.uses > 0 || (await isInUse(tx, code))) throw new Refusal('coupon-in-use');
    ctx.audit.note({ before: { code, ...rulesOf(record) } });
    await deleteCouponRow(tx, code);
  });
