import type { PortalApp } from '../../http/portal-app.ts';
import { registerCoupons } from './coupons/edited-coupons.routes.ts';
import type { CouponInUse } from './coupons/edited-coupons.service.ts';
import { type CountBuyers, registerDownloadables } from './downloadables/downloadables.routes.ts';
import { registerCheckoutLinks } from './links/edited-links.routes.ts';
import { type CatalogueNeeds, registerPackages } from './packages/edited-packages.routes.ts';

/** What the catalogue asks of the domains above it. */
export interface SalesNeeds extends CatalogueNeeds {
  isCouponInUse: CouponInUse;
  countBuyers: CountBuyers;
}

/** What a firm sells, what it takes off and the links that lead there. */
export const registerCatalogue = (app: PortalApp, needs: SalesNeeds): void => {
  registerPackages(app, needs);
  registerCoupons(app, needs.isCouponInUse);
  registerCheckoutLinks(app);
  registerDownloadables(app, needs.countBuyers);
};
