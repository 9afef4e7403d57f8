import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type CheckoutLink,
  countOpening,
  countPurchase,
  findLink,
  findLinkBySlug,
} from './links.repository.ts';

export { isCouponLinked, isPackageLinked } from './links.repository.ts';

const isUsedUp = ({ maxUses, bought }: CheckoutLink): boolean =>
  maxUses !== null && bought >= maxUses;

/**
 * The link of this address while it holds.
 *
 * @throws Refusal `gone` for one that never was, was archived, has expired or was used up.
 */
export const getValidLink = async (db: SiteDatabase, slug: string): Promise<CheckoutLink> => {
  const link = await findLinkBySlug(db, slug.trim().toLowerCase());
  const isOver = !link || link.isArchived || isUsedUp(link);
  if (isOver || (link.expiresAt !== null && link.expiresAt <= db.now()))
    throw new Refusal('link-ended');
  return link;
};

/** Notes that somebody followed a link. */
export const noteOpening = (db: SiteDatabase, link: CheckoutLink): Promise<void> =>
  countOpening(db, link.id);

/**
 * Looks once more before anybody is charged: others may have bought by the link in the meantime.
 *
 * @throws Refusal `gone` when it is used up.
 */
export const refuseUsedUpLink = async (db: SiteDatabase, linkId: string): Promise<void> => {
  const link = await findLink(db, linkId);
  if (link && isUsedUp(link)) throw new Refusal('link-ended');
};

/** Counts a purchase by a link, in the transaction that settles it; false when others have used it up. */
export const buyByLink = (tx: SiteDatabase, linkId: string): Promise<boolean> =>
  countPurchase(tx, linkId);
