import type { RefusalCode } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { redeemCoupon } from '../../catalogue/coupons/coupons.service.ts';
import { buyByLink } from '../../catalogue/links/links.service.ts';
import { findPackageAsOf } from '../../catalogue/packages/packages.service.ts';
import { createOrder, findOrder, lockOrder, setTip } from '../../orders/orders.service.ts';
import { closeUnproven } from '../../people/email/unproven.service.ts';
import { getPerson, type PersonRow, setPendingPurchase } from '../../people/people.service.ts';
import { deleteErasure } from '../../privacy/erasures.service.ts';
import { carryFindings } from '../../reviews/reviews.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { addPaidInvoice, isVoid, markPaid, orderBilledBy } from '../invoices/invoices.service.ts';
import { mailPaidInvoice, mailPaidOrder } from './mail-payment.ts';

/** What a payment led to. */
export interface Fulfilment {
  orderId: string | null;
  invoiceId: string | null;
  /** Sessions that may not see what was bought. */
  ended?: readonly string[];
}

/** Why nothing can be delivered. */
export type Undelivered = Extract<RefusalCode, `undelivered-${string}`>;

/** The same thing or the last use of the coupon was paid for by another attempt, or nobody is to get it. */
export class CannotFulfil extends Error {
  override readonly name = 'CannotFulfil';
  readonly code: Undelivered;
  constructor(code: Undelivered) {
    super(code);
    this.code = code;
  }
}

const forgetPendingPurchase = async (
  tx: SiteDatabase,
  { id, pending_purchase_package_id: pending }: PersonRow,
  packageId: string,
): Promise<void> => {
  if (pending === packageId) await setPendingPurchase(tx, id, null);
};

const useCouponAndLink = async (
  tx: SiteDatabase,
  { coupon: code, key: paymentKey, personId, linkId }: Attempt,
): Promise<void> => {
  if (code !== null && !(await redeemCoupon(tx, { code, paymentKey, personId })))
    throw new CannotFulfil('undelivered-coupon-used-up');
  if (linkId !== null && !(await buyByLink(tx, linkId)))
    throw new CannotFulfil('undelivered-link-ended');
};

const fulfilOrder = async (tx: SiteDatabase, attempt: Attempt): Promise<Fulfilment> => {
  const { personId, subjectId: packageId, amountMinor: priceMinor, currency } = attempt;
  // What was offered when the payment was opened, whatever was published since.
  const bought = await findPackageAsOf(tx, packageId, attempt.createdAt);
  if (!bought || personId === null) throw new CannotFulfil('undelivered-without-buyer');
  await useCouponAndLink(tx, attempt);
  const packageVersion = bought.version;
  const order = { clientId: personId, packageId, packageVersion, priceMinor, currency };
  const orderId = await createOrder(tx, order);
  const { packageName } = bought;
  const { listMinor, key: paymentKey } = attempt;
  const receipt = { personId, orderId, packageId, packageName, listMinor, priceMinor };
  const invoiceId = await addPaidInvoice(tx, { ...receipt, currency, paymentKey });
  const { critiqueId, critiqueProven: isProven } = attempt;
  const buyer = await getPerson(tx, personId);
  if (critiqueId) await carryFindings(tx, critiqueId, { orderId, buyer, isProven });
  await forgetPendingPurchase(tx, buyer, packageId);
  await mailPaidOrder(tx, attempt, orderId);
  // Bought by somebody who only typed the address: whoever opened the account before may be a stranger.
  const isTyped = attempt.kind === 'checkout' && !attempt.madePerson;
  const ended = isTyped ? await closeUnproven(tx, personId, { endErasure: deleteErasure }) : [];
  return { orderId, invoiceId, ended };
};

const fulfilInvoice = async (tx: SiteDatabase, attempt: Attempt): Promise<Fulfilment> => {
  if (!(await markPaid(tx, attempt.subjectId, attempt.key)))
    throw new CannotFulfil(
      (await isVoid(tx, attempt.subjectId))
        ? 'undelivered-invoice-void'
        : 'undelivered-invoice-paid',
    );
  await mailPaidInvoice(tx, attempt, attempt.subjectId);
  return { orderId: await orderBilledBy(tx, attempt.subjectId), invoiceId: attempt.subjectId };
};

const fulfilTip = async (tx: SiteDatabase, attempt: Attempt): Promise<Fulfilment> => {
  await lockOrder(tx, attempt.subjectId);
  const order = await findOrder(tx, attempt.subjectId);
  if (!order || order.tipByCustomer !== null) throw new CannotFulfil('undelivered-tip-given');
  await setTip(tx, order, attempt.amountMinor);
  return { orderId: order._id, invoiceId: null };
};

const fulfilments = {
  'new-order': fulfilOrder,
  checkout: fulfilOrder,
  invoice: fulfilInvoice,
  tip: fulfilTip,
} as const satisfies Record<Attempt['kind'], typeof fulfilOrder>;

/** Delivers what an attempt paid for. Call it in the transaction that marks the attempt as paid. */
export const fulfil = (tx: SiteDatabase, attempt: Attempt): Promise<Fulfilment> =>
  fulfilments[attempt.kind](tx, attempt);
