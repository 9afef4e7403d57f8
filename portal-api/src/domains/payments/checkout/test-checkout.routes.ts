import { testCheckout } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteSettings } from '@portal/shared-contracts/website';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { listPackagesForSale } from '../../catalogue/packages/packages.service.ts';
import { askCheckout } from './custom-checkout.ts';

type CustomCheckout = NonNullable<SiteSettings['customCheckout']>;

const originOf = (url: string): string | undefined => URL.parse(url)?.origin;

// The stored token is only ever sent to where it is sent already.
const withToken = (wanted: CustomCheckout, stored: CustomCheckout | null): CustomCheckout =>
  wanted.token === '' && stored && originOf(stored.url) === originOf(wanted.url)
    ? { ...wanted, token: stored.token }
    : wanted;

/** Lets a firm try its own checkout before its customers do (BO-23). */
export const registerTestCheckout = (app: PortalApp): void => {
  const { checkoutHosts } = app.portal.platform.config;

  bindEndpoint(app, testCheckout, async ({ customCheckout }, ctx) => {
    await limitCostly(ctx, 'checkout');
    const stored = ctx.site.settings.customCheckout;
    const wanted = customCheckout ? withToken(customCheckout, stored) : stored;
    if (!wanted) throw new Refusal('checkout-not-set');
    const [first] = await listPackagesForSale(ctx.db);
    const { firstName, lastName, email } = ctx.actor;
    const buyer = { firstName, lastName, email };
    const asked = { productId: first?._id ?? 'test', ...buyer };
    return { status: true, ...(await askCheckout(checkoutHosts, wanted, asked)) };
  });
};
