import { isCardCurrency } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { getFlutterwaveCode } from '@portal/shared-contracts/payments';
import { routes } from '@portal/shared-contracts/remote';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { packagePurchase, priceOf } from '../checkout/checkout.service.ts';
import { invoicePurchase } from '../invoices/invoice-purchase.ts';
import { getInvoiceOf } from '../invoices/invoices.service.ts';
import { getPerson } from '../../people/people.service.ts';
import { tipPurchase } from '../tips/tip-purchase.ts';
import { type Attempt, hasFailed, type Purchase } from '../attempts/attempt.record.ts';
import { findAttempt, listFailedTries } from '../attempts/attempts.repository.ts';
import { keyOf } from '../attempts/payment-key.ts';
import { abandon } from '../lifecycle/follow-attempt.ts';
import { openAttempt } from '../lifecycle/open-attempt.ts';
import { refuseOtherPrice } from '../lifecycle/refuse-other-price.ts';
import { refuseSpent } from '../attempts/refuse-spent.ts';

type Input = z.output<(typeof getFlutterwaveCode)['input']>;
type TransferContext = Context;

const purchaseOf = async (ctx: TransferContext, input: Input, key: string): Promise<Purchase> => {
  if (input.invoice_id)
    return invoicePurchase(ctx, await getInvoiceOf(ctx, input.invoice_id), key, 'flutterwave');
  if (input.order_id)
    return tipPurchase(ctx, { orderId: input.order_id, amount: input.price, key }, 'flutterwave');
  if (!input.selectedPackageId) throw new Refusal('choice-missing');
  const { id: buyer } = ctx.actor;
  const offer = await priceOf(ctx, input.selectedPackageId, input.couponCode, buyer);
  return packagePurchase('new-order', offer, {
    personId: buyer,
    critiqueId: input.critiqueId,
  });
};

// A guest's checkout was opened and bound to its buyer by earlier calls with the same key.
const guestAttempt = async (ctx: TransferContext, key: string): Promise<Attempt | undefined> => {
  const attempt = await findAttempt(ctx.db, key);
  if (attempt?.kind !== 'checkout' || attempt.fingerprint === '') return undefined;
  if (attempt.personId === null) throw new Refusal('buyer-missing');
  return attempt;
};

/**
 * Gives up the tries that failed before this one, this attempt's own among them: what is paid on their pages from now
 * on goes back, so nobody pays twice.
 */
const closeFailed = async (ctx: TransferContext, attempt: Attempt): Promise<Attempt> => {
  for (const failed of await listFailedTries(ctx.db, attempt))
    if ((await abandon(ctx, failed)).state === 'paid') throw new Refusal('paid-elsewhere');
  return hasFailed(attempt) ? abandon(ctx, attempt) : attempt;
};

/** The attempt at what was asked for; a package has to cost what its buyer saw. */
const wantedAttempt = async (ctx: TransferContext, input: Input, key: string): Promise<Attempt> => {
  const known = await guestAttempt(ctx, key);
  const wanted = known ?? (await purchaseOf(ctx, input, key));
  const attempt = known ?? (await openAttempt(ctx, key, wanted));
  const isPackage = attempt.kind === 'new-order' || attempt.kind === 'checkout';
  if (isPackage) await refuseOtherPrice(ctx, attempt, wanted, input);
  return attempt;
};

/** Opens a payment at the alternate provider for a package, an invoice, a tip or a guest's checkout. */
export const openTransfer = async (ctx: TransferContext, input: Input) => {
  const key = keyOf(ctx, crypto.randomUUID());
  const attempt = await closeFailed(ctx, await wantedAttempt(ctx, input, key));
  const { transferRef } = attempt;
  if (isCardCurrency(attempt.currency) || transferRef === null)
    throw new Refusal('currency-by-card');
  if (attempt.state !== 'open' && attempt.state !== 'processing')
    throw new Refusal('payment-closed');
  await refuseSpent(ctx.db, attempt);
  const person = await getPerson(ctx.db, attempt.personId ?? '');
  const opened = await ctx.payments.transfers(ctx.db).open({
    txRef: transferRef,
    amount: attempt.amountMinor,
    currency: attempt.currency,
    customer: { email: person.email, name: `${person.first_name} ${person.last_name}` },
    description: ctx.site.settings.companyName,
    returnUrl: `${ctx.origin}${routes.payment({ key: attempt.key })}`,
  });
  return { attempt, txRef: transferRef, ...opened };
};
