import type { ExternalProduct, PackageOffer, ProductFrequency } from './reviews.schema.ts';

const perMonth: Readonly<Record<ProductFrequency, (price: number) => number>> = {
  Day: (price) => price * 30,
  Week: (price) => price * 4,
  'Bi-Weekly': (price) => price * 2,
  Month: (price) => price,
  '3-Months': (price) => price / 3,
  Year: (price) => price / 12,
};

/** What an external product costs in a month (CR-17). */
export const monthlyPrice = (product: Pick<ExternalProduct, 'price' | 'frequency'>): number =>
  perMonth[product.frequency](product.price);

/** Packages with the highest price first; the first is the most popular (CR-16). */
export const byPrice = (packages: readonly PackageOffer[]): PackageOffer[] =>
  [...packages].sort((a, b) => b.packagePrice - a.packagePrice);

/** Where the expert-rewrite button leads (CR-18). */
export type ExpertRewrite =
  | { kind: 'external'; product: ExternalProduct }
  | { kind: 'package'; package: PackageOffer };

const cheapest = <T>(items: readonly T[], price: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || price(item) < price(best) ? item : best),
    undefined,
  );

/** The cheapest external product by month; without one the cheapest package (CR-18). */
export const expertRewrite = (
  products: readonly ExternalProduct[],
  packages: readonly PackageOffer[],
): ExpertRewrite | undefined => {
  const product = cheapest(products, monthlyPrice);
  if (product) return { kind: 'external', product };
  const offer = cheapest(packages, (item) => item.packagePrice);
  return offer ? { kind: 'package', package: offer } : undefined;
};
