import { randomUUID } from 'node:crypto';
import type { getPackageInfo } from '@portal/shared-contracts/checkout';
import { isKnown } from '@portal/shared-contracts/reviews';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import {
  countReviewStep,
  findCritique,
  insertClick,
  isOwnerOf,
  presentOffer,
} from '../../reviews/reviews.service.ts';
import { priceOf } from './checkout.service.ts';

type Input = z.output<(typeof getPackageInfo)['input']>;

const knownOrNull = (value: string | null | undefined): string | null =>
  isKnown(value) ? value : null;

// The address of a review is shown to its reader only; a name does no harm. Somebody of the firm buys for another.
const readerOf = async (ctx: Context, { critiqueId, uniqueCustomerId }: Input) => {
  const critique = critiqueId ? await findCritique(ctx.db, critiqueId) : undefined;
  const isOwner =
    critique !== undefined && isOwnerOf(critique, { personId: ctx.visitor?.id, uniqueCustomerId });
  const buyer = ctx.visitor?.role === 'user' ? ctx.visitor : undefined;
  return {
    critique,
    email: buyer?.email ?? (isOwner ? knownOrNull(critique.email) : null),
    firstName: buyer?.firstName ?? knownOrNull(critique?.firstName),
    lastName: buyer?.lastName ?? knownOrNull(critique?.lastName),
  };
};

/** What the checkout shows before anything is typed; opening it counts as a click (CR-34). */
export const packageInfo = async (ctx: Context, input: Input) => {
  const { item } = await priceOf(ctx, input.item, undefined);
  const { critique, ...reader } = await readerOf(ctx, input);
  const click = {
    kind: 'checkout',
    critiqueId: critique?.id,
    viewId: input.critiqueViewId,
    subjectId: item._id,
  } as const;
  // Whoever only looks is not counted (BO-09), and whoever reads again was.
  const isCounted = !ctx.visitor?.seen && input.checkoutClickId === undefined;
  if (critique?.fromIntake && isCounted) await countReviewStep(ctx.db, 'checkout');
  return {
    ...reader,
    currency: item.currency,
    customerPackage: presentOffer(item, ctx.site),
    checkoutClickId: isCounted
      ? await insertClick(ctx.db, click)
      : (input.checkoutClickId ?? randomUUID()),
  };
};
