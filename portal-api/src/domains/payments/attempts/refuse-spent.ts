import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseUsedUp } from '../../catalogue/coupons/coupons.service.ts';
import { refuseUsedUpLink } from '../../catalogue/links/links.service.ts';
import type { Attempt } from './attempt.record.ts';

/** The last moment at which somebody else's use of the coupon or the link costs nobody anything. */
export const refuseSpent = async (
  db: SiteDatabase,
  { coupon, linkId, personId }: Attempt,
): Promise<void> => {
  if (coupon !== null) await refuseUsedUp(db, coupon, personId);
  if (linkId !== null) await refuseUsedUpLink(db, linkId);
};
