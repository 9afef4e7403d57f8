import { AppError, email as emailSchema, toMajor } from '@portal/shared-contracts';
import {
  checkCoupon,
  checkUser,
  getCheckoutLink,
  getCustomCheckoutLink,
  getPackageInfo,
  listPackages,
  placeOrder,
  registerCustomer,
} from '@portal/shared-contracts/checkout';
import { routes } from '@portal/shared-contracts/remote';
import { isKnown } from '@portal/shared-contracts/reviews';
import type { PortalApp } from '../../../app.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { listPackagesForSale } from '../../catalogue/packages/packages.service.ts';
import { keyOf, withPayments } from '../payment-context.ts';
import { openAttempt } from '../lifecycle/attempt-lifecycle.ts';
import { payByCard } from '../cards/pay-by-card.ts';
import { challengeOf } from '../attempts/present-payment.ts';
import {
  getCritique,
  insertClick,
  isOwnerOf,
  presentOffer,
  requireCritique,
} from '../../reviews/reviews.service.ts';
import { packagePurchase, priceOf, refuseMismatch } from './checkout.service.ts';
import { customCheckoutLink } from './custom-checkout.ts';
import { codeWithProof, registerBuyer } from './customers.service.ts';
import { requireCheckoutAttempt } from './find-checkout.ts';

// Guessing addresses and coupons must be slow; a person never comes near these numbers.
const CHECKS = { max: 30, seconds: 600 };
const READS = { max: 120, seconds: 60 };

/** The calls of the checkout that do not move money themselves. */
export const registerCheckout = (app: PortalApp): void => {
  bindEndpoint(app, getPackageInfo, async (input, ctx) => {
    await ctx.limit(`checkout:${ctx.ip}`, READS);
    const { item } = await priceOf(ctx, input.item, undefined);
    const critique = input.critiqueId ? await getCritique(ctx, input.critiqueId) : undefined;
    const { uniqueCustomerId } = input;
    const isOwner =
      critique !== undefined &&
      isOwnerOf(critique, { personId: ctx.visitor?.id, uniqueCustomerId });
    const known = (value: string | null | undefined) => (isKnown(value) ? value : null);
    const click = {
      kind: 'checkout',
      critiqueId: critique?.id,
      viewId: input.critiqueViewId,
      subjectId: item._id,
    } as const;
    return {
      status: true,
      email: ctx.visitor?.email ?? (isOwner ? known(critique.email) : null),
      firstName: ctx.visitor?.firstName ?? known(critique?.firstName),
      lastName: ctx.visitor?.lastName ?? known(critique?.lastName),
      currency: item.currency,
      customerPackage: presentOffer(item, ctx.site),
      checkoutClickId: await insertClick(ctx.db, click, ctx.now()),
    };
  });

  bindEndpoint(app, checkUser, async (input, ctx) => {
    await ctx.limit(`check-user:${ctx.ip}`, CHECKS);
    const code = await codeWithProof(ctx, input);
    return { status: true, ...(code ? { autoLoginCode: code } : {}) };
  });

  bindEndpoint(app, registerCustomer, async (input, ctx) => {
    await ctx.limit(`register-customer:${ctx.ip}`, CHECKS);
    const attempt = await requireCheckoutAttempt(ctx, input.intent);
    refuseMismatch(attempt, { item: input.item, coupon: input.couponCode });
    const { person, code } = await registerBuyer(ctx, attempt, input);
    return {
      status: true,
      ...(code ? { autoLoginCode: code } : {}),
      customer: { firstName: person.first_name, lastName: person.last_name, email: person.email },
    };
  });

  bindEndpoint(app, checkCoupon, async ({ item, couponCode }, ctx) => {
    await ctx.limit(`coupon:${ctx.ip}`, CHECKS);
    const offer = await priceOf(ctx, item, couponCode);
    const { currency } = offer.item;
    return {
      status: true,
      discountAmount: toMajor(offer.discountMinor, currency),
      total: toMajor(offer.totalMinor, currency),
      currency,
    };
  });

  bindEndpoint(app, getCheckoutLink, async ({ packageId, critiqueId, ...view }, ctx) => {
    await ctx.limit(`checkout:${ctx.ip}`, READS);
    await priceOf(ctx, packageId, undefined);
    const critique = await requireCritique(ctx, critiqueId);
    const { customCheckout } = ctx.site.settings;
    const hasEmail = isKnown(critique.email);
    if ((hasEmail || customCheckout) && !emailSchema.safeParse(critique.email).success)
      throw new AppError('unprocessable', 'The email of this review is not a valid email.');
    if (!customCheckout) {
      const link = routes.checkout({}, { item: packageId, critiqueId, ...view });
      return { status: true, data: { isCustomCheckout: false, link, checkoutUrl: link } };
    }
    const link = await customCheckoutLink(customCheckout, {
      productId: packageId,
      firstName: critique.firstName ?? undefined,
      lastName: critique.lastName ?? undefined,
      email: critique.email ?? undefined,
      uniqueCustomerId: critique.uniqueCustomerId,
    });
    return {
      status: true,
      data: { isCustomCheckout: true, link, checkoutUrl: customCheckout.url },
    };
  });

  bindEndpoint(app, getCustomCheckoutLink, async (input, ctx) => {
    await ctx.limit(`checkout:${ctx.ip}`, READS);
    const { customCheckout } = ctx.site.settings;
    if (!customCheckout) throw new AppError('not-found', 'This site has no checkout of its own.');
    await priceOf(ctx, input.productId, undefined);
    return { status: true, link: await customCheckoutLink(customCheckout, input) };
  });

  bindEndpoint(app, listPackages, async (_input, ctx) => ({
    status: true,
    packages: (await listPackagesForSale(ctx.db)).map((item) => presentOffer(item, ctx.site)),
    clientCurrencyType: ctx.site.settings.currency,
  }));

  bindEndpoint(app, placeOrder, async ({ payment, package_subscribed }, plain) => {
    const ctx = withPayments(app, plain);
    const offer = await priceOf(ctx, package_subscribed, undefined);
    const purchase = packagePurchase('new-order', offer, { personId: ctx.actor.id });
    if (purchase.provider !== 'cards')
      throw new AppError('unprocessable', 'Cards do not serve this currency.');
    const attempt = await openAttempt(ctx, keyOf(ctx, payment), purchase);
    const result = await payByCard(ctx, attempt, payment, offer.item.packageName);
    const orderId = result.state === 'paid' ? result.attempt.orderId : null;
    return { status: true, ...(orderId ? { order_id: orderId } : {}), ...challengeOf(result) };
  });
};
