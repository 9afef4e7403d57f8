import { type Currency, toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { wordMoney } from '../../../kernel/words/formats.ts';
import type { Attempt, Purchase } from '../attempts/attempt.record.ts';
import { isOnItsWay } from '../transfers/follow-transfer.ts';
import { abandon } from './follow-attempt.ts';

/** What a page showed its buyer; a page of an earlier release does not say all of it. */
export interface ShownPrice {
  price?: number | undefined;
  currency?: Currency | undefined;
}

const isAsShown = ({ amountMinor, currency }: Attempt, shown: ShownPrice): boolean =>
  (shown.currency === undefined || shown.currency === currency) &&
  (shown.price === undefined || toMinor(shown.price, currency) === amountMinor);

/**
 * Closes the attempt of a package that costs something else than its buyer saw, and says what it costs now. What a
 * card was given for, or a transfer is on its way for, stays as it was agreed: a repeated call goes on with it.
 *
 * @throws Refusal `gone` when the price is another one; nothing was charged and the next try needs another key.
 */
export const refuseOtherPrice = async (
  ctx: Context,
  attempt: Attempt,
  { amountMinor, currency }: Pick<Purchase, 'amountMinor' | 'currency'>,
  shown: ShownPrice,
): Promise<void> => {
  if (attempt.state !== 'open' || attempt.paymentMethod !== null || isAsShown(attempt, shown))
    return;
  if (await isOnItsWay(ctx, attempt)) return;
  if ((await abandon(ctx, attempt)).state === 'paid') throw new Refusal('paid-already');
  throw new Refusal('price-changed', { price: wordMoney(amountMinor, currency, ctx.language) });
};
