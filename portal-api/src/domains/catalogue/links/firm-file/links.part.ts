import { carriedLink, type CarriedLink } from '@portal/shared-contracts/admin';
import { checkoutSlug } from '@portal/shared-contracts/checkout';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../../kernel/database.ts';
import {
  type FirmPart,
  type FirmReading,
  type FirmThing,
  type FirmWriting,
  writeEach,
} from '../../../../kernel/firm-file/firm-part.ts';
import { isSingleCode } from '../../coupons/coupon-codes.repository.ts';
import { insertLink, lockEditedLink, updateLink } from '../edited-links.repository.ts';
import { listAllLinks } from '../links.repository.ts';

const NOBODY = { firstName: null, lastName: null, email: null } as const;

const readAll = async ({ db, keyOf }: FirmReading): Promise<FirmThing<CarriedLink>[]> =>
  (await listAllLinks(db)).map(({ link, slug, wholeCoupon }) => ({
    id: link.id,
    key: slug,
    title: slug,
    content: {
      package: keyOf('packages', link.packageId),
      // A code for one use is no coupon of another firm.
      coupon: wholeCoupon,
      expiresAt: link.expiresAt?.toISOString() ?? null,
      maxUses: link.maxUses,
      archived: link.isArchived,
    },
    // Whether it is archived is said in its content.
    isArchived: false,
    isPublished: null,
  }));

// Of a link that brings a code for one use the file knows no coupon.
const couponOf = async (
  db: SiteDatabase,
  { coupon }: CarriedLink,
  former: { couponCode: string | null } | undefined,
): Promise<string | null> => {
  const own = former?.couponCode ?? null;
  return coupon === null && own !== null && (await isSingleCode(db, own)) ? own : coupon;
};

const writeOne = async (
  { db, actor, idOf, newId }: FirmWriting,
  { id, key: slug, content }: { id: string | undefined; key: string; content: CarriedLink },
): Promise<string> => {
  const { expiresAt, maxUses, archived: isArchived } = content;
  const former = id === undefined ? undefined : await lockEditedLink(db, id);
  const wanted = {
    ...(former ?? NOBODY),
    slug,
    packageId: idOf('packages', content.package),
    couponCode: await couponOf(db, content, former),
    expiresAt,
    maxUses,
  };
  const linkId = former?._id ?? newId('checkout-links', slug);
  const made = { id: linkId, content: wanted, by: actor.id, key: null };
  if (!former && !(await insertLink(db, made))) throw new Refusal('link-taken');
  if (former || isArchived)
    await updateLink(db, linkId, { content: wanted, isArchived, by: actor.id });
  return linkId;
};

/** Checkout links by their addresses; whom they fill in, and what was bought by them, stays with the firm. */
export const linksPart: FirmPart<CarriedLink> = {
  name: 'checkout-links',
  area: 'catalogue',
  noun: 'checkout-link',
  read: readAll,
  parse: (content, key) => {
    checkoutSlug.parse(key);
    return carriedLink.parse(content);
  },
  titleOf: (_content, key) => key,
  needs: ({ package: key, coupon }) => [
    { part: 'packages', key },
    ...(coupon === null ? [] : [{ part: 'coupons', key: coupon }]),
  ],
  write: (writing, things) => writeEach(things, (thing) => writeOne(writing, thing)),
};
