import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findPackages, type PackageRecord } from './packages.repository.ts';

export { findPackages, listPackagesForSale, type PackageRecord } from './packages.repository.ts';

/** One package of the site, or nothing. */
export const findPackage = async (
  db: SiteDatabase,
  packageId: string,
): Promise<PackageRecord | undefined> => (await findPackages(db, [packageId])).get(packageId);

/**
 * One package that the site sells.
 *
 * @throws Refusal `not-found` for an unknown one and for one that is no longer sold.
 */
export const getPackageForSale = async (
  db: SiteDatabase,
  packageId: string,
): Promise<PackageRecord> => {
  const found = await findPackage(db, packageId);
  if (!found?.purchasable) throw new Refusal('package-unavailable');
  return found;
};
