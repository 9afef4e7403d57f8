import { toMajor } from '@portal/shared-contracts';
import {
  checkCoupon,
  checkUser,
  getCheckoutLink,
  getCustomCheckoutLink,
  getPackageInfo,
  listPackages,
  openCheckoutLink,
  registerCustomer,
} from '@portal/shared-contracts/checkout';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { getValidLink, noteOpening } from '../../catalogue/links/links.service.ts';
import { listPackagesForSale } from '../../catalogue/packages/packages.service.ts';
import { presentOffer } from '../../reviews/reviews.service.ts';
import { checkoutLink, firmsCheckoutLink } from './checkout-links.ts';
import { priceOf } from './checkout.service.ts';
import { registerBuyer } from './customers.service.ts';
import { packageInfo } from './package-info.ts';
import { registerTestCheckout } from './test-checkout.routes.ts';
import { codeWithProof } from './sign-in-proof.ts';

// Guessing addresses and coupons must be slow; a person never comes near these numbers.
const CHECKS = { max: 30, seconds: 600 };
const READS = { max: 120, seconds: 60 };

/** The calls of the checkout that do not move money; `purchases` has the others. */
export const registerCheckout = (app: PortalApp): void => {
  registerTestCheckout(app);
  const { checkoutHosts } = app.portal.platform.config;

  bindEndpoint(app, getPackageInfo, async (input, ctx) => {
    await ctx.limit(`checkout:${ctx.address}`, READS);
    return { status: true, ...(await packageInfo(ctx, input)) };
  });

  bindEndpoint(app, checkUser, async (input, ctx) => {
    await ctx.limit(`check-user:${ctx.address}`, CHECKS);
    const code = await codeWithProof(ctx, input);
    return { status: true, ...(code ? { autoLoginCode: code } : {}) };
  });

  bindEndpoint(app, registerCustomer, async (input, ctx) => {
    await ctx.limit(`register-customer:${ctx.address}`, CHECKS);
    const { customer, code } = await registerBuyer(ctx, input);
    return { status: true, ...(code ? { autoLoginCode: code } : {}), customer };
  });

  bindEndpoint(app, checkCoupon, async ({ item, couponCode }, ctx) => {
    await ctx.limit(`coupon:${ctx.address}`, CHECKS);
    const {
      item: sold,
      discountMinor,
      totalMinor,
    } = await priceOf(ctx, item, couponCode, ctx.visitor?.id);
    const inMajor = (minor: number) => toMajor(minor, sold.currency);
    const { currency } = sold;
    const [discountAmount, total] = [inMajor(discountMinor), inMajor(totalMinor)];
    return { status: true, discountAmount, total, currency };
  });

  bindEndpoint(app, getCheckoutLink, async (input, ctx) => {
    await ctx.limit(`checkout:${ctx.address}`, READS);
    return { status: true, data: await checkoutLink(ctx, checkoutHosts, input) };
  });

  bindEndpoint(app, getCustomCheckoutLink, async (input, ctx) => {
    await ctx.limit(`checkout:${ctx.address}`, READS);
    return { status: true, link: await firmsCheckoutLink(ctx, checkoutHosts, input) };
  });

  bindEndpoint(app, openCheckoutLink, async ({ slug }, ctx) => {
    await ctx.limit(`checkout:${ctx.address}`, READS);
    const link = await getValidLink(ctx.db, slug);
    const { item } = await priceOf(ctx, link.packageId, undefined);
    // Whoever made the link looks at it too, as a customer as well (BO-09).
    const isFirm = ctx.visitor?.role === 'admin' || Boolean(ctx.visitor?.seen);
    if (!isFirm) await noteOpening(ctx.db, link);
    const { coupon, firstName, lastName, email } = link;
    const { _id, packageName } = item;
    return { status: true, item: _id, packageName, coupon, firstName, lastName, email };
  });

  bindEndpoint(app, listPackages, async (_input, ctx) => ({
    status: true,
    packages: (await listPackagesForSale(ctx.db)).map((item) => presentOffer(item, ctx.site)),
    clientCurrencyType: ctx.site.settings.currency,
  }));
};
