import {
  listPublishedKinds,
  listPublishedTitles,
} from '../domains/answers/firm-questionnaires/asked-version.service.ts';
import { isPackageOfCoupon } from '../domains/catalogue/coupons/edited-coupons.repository.ts';
import { isCouponLinked, isPackageLinked } from '../domains/catalogue/links/links.service.ts';
import type { SalesNeeds } from '../domains/catalogue/catalogue.routes.ts';
import { listDownloadableChoices } from '../domains/catalogue/downloadables/downloadable-files.repository.ts';
import {
  listContractTitles,
  listStatedContracts,
} from '../domains/documents/contracts/contracts.service.ts';
import { countFileBuyers } from '../domains/orders/order-files.repository.ts';
import { countOrdersByPackage } from '../domains/orders/orders.service.ts';
import {
  hasCouponAttempts,
  hasPackageAttempts,
} from '../domains/payments/attempts/attempted-sales.repository.ts';

/** What a package can be made of, and what holds on to it: the domains above the catalogue say so. */
export const CATALOGUE_NEEDS: SalesNeeds = {
  questionnaires: (db) => listPublishedTitles(db, 'questionnaire'),
  contracts: listContractTitles,
  surveys: (db) => listPublishedTitles(db, 'survey'),
  forms: (db) => listPublishedKinds(db, ['questionnaire', 'survey']),
  statedContracts: listStatedContracts,
  downloadables: listDownloadableChoices,
  countBuyers: countFileBuyers,
  countOrders: countOrdersByPackage,
  isInUse: async (db, packageId) =>
    (await countOrdersByPackage(db, [packageId])).size > 0 ||
    (await hasPackageAttempts(db, packageId)) ||
    (await isPackageLinked(db, packageId)) ||
    (await isPackageOfCoupon(db, packageId)),
  isCouponInUse: async (db, coupon) =>
    (await hasCouponAttempts(db, coupon)) || (await isCouponLinked(db, coupon)),
};
