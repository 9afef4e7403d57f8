import { email as emailSchema } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { getCheckoutLink, getCustomCheckoutLink } from '@portal/shared-contracts/checkout';
import { routes } from '@portal/shared-contracts/remote';
import { isKnown } from '@portal/shared-contracts/reviews';
import type { z } from 'zod';
import type { CheckoutHosts } from '../../../kernel/config/connections.config.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { type CritiqueRecord, getCritique } from '../../reviews/reviews.service.ts';
import { priceOf } from './checkout.service.ts';
import { customCheckoutLink } from './custom-checkout.ts';

// The firm's own checkout knows its customers by address, so a review without one leads nowhere.
const refuseInvalidEmail = (critique: CritiqueRecord, isNeeded: boolean): void => {
  if (!isNeeded && !isKnown(critique.email)) return;
  if (!emailSchema.safeParse(critique.email).success) throw new Refusal('critique-email-wrong');
};

/** Where the button of a review leads: to the portal's checkout, or to the firm's own (CR-30). */
export const checkoutLink = async (
  ctx: SiteContext,
  hosts: CheckoutHosts,
  { packageId, critiqueId, ...view }: z.output<(typeof getCheckoutLink)['input']>,
) => {
  await priceOf(ctx, packageId, undefined);
  const critique = await getCritique(ctx, critiqueId);
  const { customCheckout } = ctx.site.settings;
  refuseInvalidEmail(critique, customCheckout !== null);
  if (!customCheckout) {
    const link = routes.checkout({}, { item: packageId, critiqueId, ...view });
    return { isCustomCheckout: false, link, checkoutUrl: link };
  }
  const link = await customCheckoutLink(hosts, customCheckout, {
    productId: packageId,
    firstName: critique.firstName ?? undefined,
    lastName: critique.lastName ?? undefined,
    email: critique.email ?? undefined,
    uniqueCustomerId: critique.uniqueCustomerId,
  });
  return { isCustomCheckout: true, link, checkoutUrl: customCheckout.url };
};

/** The link that the firm's own checkout gives for a package (CR-32). */
export const firmsCheckoutLink = async (
  ctx: SiteContext,
  hosts: CheckoutHosts,
  input: z.output<(typeof getCustomCheckoutLink)['input']>,
): Promise<string> => {
  const { customCheckout } = ctx.site.settings;
  if (!customCheckout) throw new Refusal('checkout-not-own');
  await priceOf(ctx, input.productId, undefined);
  return customCheckoutLink(hosts, customCheckout, input);
};
