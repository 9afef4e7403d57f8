import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findPackage, type PackageRecord } from './packages.repository.ts';

export { findPackages } from './find-packages.ts';
export { cleanOfferHtml } from './offer-html.ts';
export {
  findPackageAsOf,
  listPackagesForSale,
  listPackageVersions,
  namesOfPackages,
  type PackageRecord,
} from './packages.repository.ts';

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
  if (!found?.isForSale) throw new Refusal('package-unavailable');
  return found;
};

/** The package with the files that an order of this moment gets: what was newest then, or went to everybody since. */
export const withFilesOf = (item: PackageRecord, orderedAt: Date): PackageRecord => ({
  ...item,
  packageDownloadables: item.packageDownloadables.map((file) => {
    const reached = file.newer.findLast(
      ({ at, forEveryone }) => forEveryone || new Date(at) <= orderedAt,
    );
    return { ...file, data: { key: reached?.key ?? file.data.key } };
  }),
});
