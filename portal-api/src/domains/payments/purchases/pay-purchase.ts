import { type Currency, isCardCurrency } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { keyOf } from '../attempts/payment-key.ts';
import type { PayResult } from '../cards/card-intents.ts';
import { payByCard, payNothing } from '../cards/pay-by-card.ts';
import { packagePurchase, priceOf } from '../checkout/checkout.service.ts';
import { invoicePurchase } from '../invoices/invoice-purchase.ts';
import { getInvoiceOf } from '../invoices/invoices.service.ts';
import { openAttempt } from '../lifecycle/open-attempt.ts';
import { refuseOtherPrice, type ShownPrice } from '../lifecycle/refuse-other-price.ts';
import { tipPurchase } from '../tips/tip-purchase.ts';

type PayingContext = Context;

const refuseOtherCurrency = (currency: Currency): void => {
  if (!isCardCurrency(currency)) throw new Refusal('currency-not-by-card');
};

/** A signed-in customer orders a package and pays by card (OR-56), unless it costs nothing. */
export const buyPackage = async (
  ctx: PayingContext,
  packageId: string,
  paymentMethod: string,
  shown: ShownPrice,
): Promise<PayResult> => {
  const offer = await priceOf(ctx, packageId, undefined);
  const purchase = packagePurchase('new-order', offer, { personId: ctx.actor.id });
  if (purchase.provider === 'flutterwave') throw new Refusal('currency-not-by-card');
  const named = purchase.provider === 'none' ? undefined : paymentMethod;
  const attempt = await openAttempt(ctx, keyOf(ctx, named), purchase);
  await refuseOtherPrice(ctx, attempt, purchase, shown);
  return attempt.provider === 'none'
    ? payNothing(ctx, attempt)
    : payByCard(ctx, attempt, paymentMethod, offer.item.packageName);
};

/** A customer pays an invoice by card (OR-52). */
export const payInvoiceByCard = async (
  ctx: PayingContext,
  invoiceId: string,
  paymentMethod: string,
): Promise<PayResult> => {
  const invoice = await getInvoiceOf(ctx, invoiceId);
  refuseOtherCurrency(invoice.currency);
  const key = keyOf(ctx, paymentMethod);
  const attempt = await openAttempt(ctx, key, await invoicePurchase(ctx, invoice, key, 'cards'));
  return payByCard(ctx, attempt, paymentMethod, invoice.packageName);
};

/** A customer tips the writer of an order by card (OR-44). */
export const tipByCard = async (
  ctx: PayingContext,
  tip: { orderId: string; amount: number },
  paymentMethod: string,
): Promise<PayResult> => {
  const key = keyOf(ctx, paymentMethod);
  const purchase = await tipPurchase(ctx, { ...tip, key }, 'cards');
  refuseOtherCurrency(purchase.currency);
  const attempt = await openAttempt(ctx, key, purchase);
  return payByCard(ctx, attempt, paymentMethod, 'Tip');
};
