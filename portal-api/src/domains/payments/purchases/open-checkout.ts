import { randomUUID } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import type { z } from 'zod';
import type { CardIntent } from '../../../kernel/payments/card-provider.ts';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { getValidLink } from '../../catalogue/links/links.service.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { keyOf } from '../attempts/payment-key.ts';
import { openIntent } from '../cards/card-intents.ts';
import { refuseFinished } from '../cards/pay-by-card.ts';
import {
  offersAffirm,
  packagePurchase,
  priceOf,
  refuseMismatch,
} from '../checkout/checkout.service.ts';
import { inheritBuyer } from '../checkout/inherit-buyer.ts';
import { abandon } from '../lifecycle/follow-attempt.ts';
import { openAttempt } from '../lifecycle/open-attempt.ts';
import { refuseOtherPrice } from '../lifecycle/refuse-other-price.ts';

type Input = z.output<(typeof getPaymentIntentPublic)['input']>;

/** A checkout whose payment form can be shown. */
export interface OpenedCheckout {
  attempt: Attempt;
  /** Nothing when cards do not take this money. */
  intent: CardIntent | undefined;
  affirm: boolean;
}

// After a change of the coupon the earlier attempt must not be paid as well.
const closeReplaced = async (ctx: SiteContext, key: string): Promise<Attempt | undefined> => {
  const replaced = await findAttempt(ctx.db, key);
  if (replaced && (await abandon(ctx, replaced)).state === 'paid')
    throw new Refusal('paid-already');
  return replaced;
};

// A link sells its own package only, and only while it holds.
const linkTo = async ({ db }: SiteContext, slug: string, item: string): Promise<string> => {
  const link = await getValidLink(db, slug);
  if (link.packageId !== item) throw new Refusal('link-ended');
  return link.id;
};

// What was paid under this key stays as it was agreed: its coupon may be used up, by itself.
const paidBefore = async (
  ctx: SiteContext,
  key: string,
  { item, couponCode }: Input,
): Promise<OpenedCheckout | undefined> => {
  const attempt = await findAttempt(ctx.db, key);
  if (attempt?.kind !== 'checkout' || attempt.state !== 'paid') return undefined;
  refuseMismatch(attempt, { item, coupon: couponCode });
  const { reference } = attempt;
  const intent = reference ? await (await cardsOf(ctx, attempt)).retrieve(reference) : undefined;
  return { attempt, intent, affirm: false };
};

/** Opens the payment of a package for somebody who may not have an account yet (CR-41). */
export const openCheckout = async (ctx: Context, input: Input): Promise<OpenedCheckout> => {
  const key = keyOf(ctx, randomUUID());
  const paid = await paidBefore(ctx, key, input);
  if (paid) return paid;
  const replaced = input.replaces ? await closeReplaced(ctx, input.replaces) : undefined;
  const personId = ctx.visitor?.role === 'user' ? ctx.visitor.id : null;
  const linkId = input.link === undefined ? undefined : await linkTo(ctx, input.link, input.item);
  const offer = await priceOf(ctx, input.item, input.couponCode, personId);
  const affirm = offersAffirm(offer, input.country);
  const purchase = packagePurchase('checkout', offer, {
    personId,
    critiqueId: input.critiqueId,
    linkId,
    detail: affirm ? 'affirm' : undefined,
  });
  const attempt = await openAttempt(ctx, key, purchase);
  refuseFinished(attempt);
  await refuseOtherPrice(ctx, attempt, purchase, input);
  if (replaced) await inheritBuyer(ctx, replaced, attempt);
  if (attempt.provider !== 'cards') return { attempt, intent: undefined, affirm: false };
  const description = offer.item.packageName;
  return { attempt, intent: await openIntent(ctx, attempt, { affirm, description }), affirm };
};
