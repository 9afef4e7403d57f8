import { isCardCurrency } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { applyCoupon } from '../../catalogue/coupons/coupons.service.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import {
  type PackageRecord,
  getPackageForSale,
} from '../../catalogue/packages/packages.service.ts';
import type { Purchase } from '../attempts/attempt.record.ts';

/** A package with what it costs this buyer; minor units. */
export interface Offer {
  item: PackageRecord;
  coupon: string | null;
  discountMinor: number;
  totalMinor: number;
}

/** The price of a package with an optional coupon: computed here and nowhere else. */
export const priceOf = async (
  ctx: Pick<SiteContext, 'db'>,
  itemId: string,
  couponCode: string | undefined,
  personId: string | null = null,
): Promise<Offer> => {
  const item = await getPackageForSale(ctx.db, itemId);
  if (!couponCode) return { item, coupon: null, discountMinor: 0, totalMinor: item.priceMinor };
  const { priceMinor, currency } = item;
  const bought = { packageId: item._id, priceMinor, currency, personId };
  const { code, discountMinor, totalMinor } = await applyCoupon(ctx.db, couponCode, bought);
  return { item, coupon: code, discountMinor, totalMinor };
};

/** Who takes the money. */
const providerOf = (offer: Offer): Purchase['provider'] => {
  if (offer.totalMinor === 0) return 'none';
  return isCardCurrency(offer.item.currency) ? 'cards' : 'flutterwave';
};

/** Affirm serves customers in the United States and Canada, in their currencies (G38). */
export const offersAffirm = (offer: Offer, country: string | undefined): boolean =>
  offer.totalMinor > 0 &&
  ['usd', 'cad'].includes(offer.item.currency) &&
  ['US', 'CA'].includes(country?.toUpperCase() ?? '');

/** The payment of a package. */
export const packagePurchase = (
  kind: 'checkout' | 'new-order',
  offer: Offer,
  buyer: {
    personId: string | null;
    critiqueId?: string | undefined;
    linkId?: string | undefined;
    detail?: string | undefined;
  },
): Purchase => ({
  kind,
  subjectId: offer.item._id,
  personId: buyer.personId,
  listMinor: offer.item.priceMinor,
  amountMinor: offer.totalMinor,
  currency: offer.item.currency,
  coupon: offer.coupon,
  critiqueId: buyer.critiqueId ?? null,
  linkId: buyer.linkId ?? null,
  provider: providerOf(offer),
  fingerprint: JSON.stringify([
    kind,
    // A guest becomes somebody during the checkout; an order of the portal is its person's own.
    kind === 'new-order' ? buyer.personId : null,
    offer.item._id,
    offer.coupon,
    buyer.critiqueId ?? null,
    buyer.detail ?? null,
    ...(buyer.linkId ? [buyer.linkId] : []),
  ]),
});

/** A confirmation that names another package or coupon than its payment is refused (G06). */
export const refuseMismatch = (
  attempt: { subjectId: string; coupon: string | null },
  named: { item: string; coupon?: string | undefined },
): void => {
  const sameCoupon = (named.coupon ?? '').toUpperCase() === (attempt.coupon ?? '');
  if (attempt.subjectId !== named.item || !sameCoupon) throw new Refusal('payment-of-another');
};
