import { createFirmOrder, listOrderablePackages } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { listPackagesForSale } from '../../catalogue/packages/packages.service.ts';
import { orderByHand } from './hand-orders.service.ts';

/** Orders that the firm places itself (BO-65). */
export const registerHandOrders = (app: PortalApp): void => {
  bindEndpoint(app, createFirmOrder, async (input, ctx) => {
    const { _id, number } = await orderByHand(ctx, input);
    return { status: true, order: { _id, number } };
  });

  bindEndpoint(app, listOrderablePackages, async (_input, { db }) => ({
    status: true,
    packages: (await listPackagesForSale(db)).map(
      ({ _id, packageName, packagePrice, currency }) => ({
        _id,
        name: packageName,
        price: packagePrice,
        currency,
      }),
    ),
  }));
};
