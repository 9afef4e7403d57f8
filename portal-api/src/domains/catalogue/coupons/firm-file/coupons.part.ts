import { carriedCoupon, type CarriedCoupon, couponCode } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import type { CouponRecord } from '../coupon.record.ts';
import { makeSingleCodes } from '../coupon-codes.ts';
import { insertCouponCodes, isSingleCode } from '../coupon-codes.repository.ts';
import { insertCoupon, lockEditedCoupon, updateCoupon } from '../edited-coupons.repository.ts';
import { listAllCoupons } from '../listed-coupons.repository.ts';

const carry = (record: CouponRecord, { keyOf }: FirmReading): CarriedCoupon => ({
  percent: record.percent,
  amountMinor: record.amountMinor,
  currency: record.currency,
  startsAt: record.startsAt,
  endsAt: record.endsAt,
  packages: record.packageIds.map((id) => keyOf('packages', id)),
  maxUses: record.maxUses,
  maxPerCustomer: record.maxPerCustomer,
  codes: record.codes,
  active: record.active,
});

const readAll = async (reading: FirmReading): Promise<FirmThing<CarriedCoupon>[]> =>
  (await listAllCoupons(reading.db)).map((record) => ({
    id: record.code,
    key: record.code,
    title: record.code,
    content: carry(record, reading),
    // Whether it is archived is said in its content.
    isArchived: false,
    isPublished: null,
  }));

const writeOne = async (
  { db, actor, site, idOf }: FirmWriting,
  { id, key: code, content }: { id: string | undefined; key: string; content: CarriedCoupon },
): Promise<string> => {
  const { packages, currency, codes, active, ...rest } = content;
  const rules = { ...rest, packageIds: packages.map((key) => idOf('packages', key)) };
  const kept = { rules, currency: currency ?? site.settings.currency, by: actor.id };
  if (id === undefined) {
    const isTaken = await isSingleCode(db, code);
    if (isTaken || !(await insertCoupon(db, { ...kept, code, codes, key: null })))
      throw new Refusal('coupon-taken');
    if (codes > 0) await insertCouponCodes(db, code, makeSingleCodes(code, codes));
    if (active) return code;
  }
  await lockEditedCoupon(db, code);
  await updateCoupon(db, code, { ...kept, active });
  return code;
};

/** Coupons by their codes; how often they were used stays with the firm. */
export const couponsPart: FirmPart<CarriedCoupon> = {
  name: 'coupons',
  area: 'catalogue',
  noun: 'coupon',
  read: readAll,
  parse: (content, key) => {
    couponCode.parse(key);
    return carriedCoupon.parse(content);
  },
  titleOf: (_content, key) => key,
  needs: ({ packages }) => packages.map((key) => ({ part: 'packages', key })),
  // Somebody has the codes that were made; other ones would be another coupon.
  refusal: (_judging, { content }, former) =>
    former === undefined || former.codes === content.codes
      ? undefined
      : { code: 'coupon-taken', params: {} },
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
};
