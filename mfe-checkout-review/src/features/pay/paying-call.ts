import { callApi, type Currency } from '@portal/shared-contracts';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { payInvoice } from '@portal/shared-contracts/invoices';
import type { PayReply } from '@portal/shared-contracts/payments';
import type { PaymentPurpose } from '@portal/shared-contracts/remote';
import { tipWriter } from '@portal/shared-contracts/tips';

/** A paying call: repeating it with the same key and method is harmless. */
export type PayingCall = (key: string, method: string) => Promise<PayReply>;

interface Challenge {
  requires_action?: true | undefined;
  client_secret?: string | undefined;
}

/** The reply of a paying call: paid, or the bank asks its customer first. */
const toPayReply = (reply: Challenge, result: { orderId?: string; invoiceId?: string }): PayReply =>
  reply.requires_action
    ? { kind: 'challenge', clientSecret: reply.client_secret ?? '' }
    : { kind: 'paid', result };

/** The call of each kind but the checkout, which knows its buyer only from its own page. */
export const payingCall = (
  purpose: Exclude<PaymentPurpose, { kind: 'checkout' }>,
  shown: { price: number; currency: Currency },
): PayingCall => {
  switch (purpose.kind) {
    case 'tip':
      return async (key, payment) =>
        toPayReply(
          await callApi(
            tipWriter,
            { id: purpose.orderId, tip: purpose.amount, payment },
            { idempotencyKey: key },
          ),
          { orderId: purpose.orderId },
        );
    case 'invoice':
      return async (key, payment) =>
        toPayReply(
          await callApi(
            payInvoice,
            { invoice_id: purpose.invoiceId, payment },
            { idempotencyKey: key },
          ),
          { invoiceId: purpose.invoiceId },
        );
    case 'new-order':
      return async (key, payment) => {
        const reply = await callApi(
          placeOrder,
          {
            package_subscribed: purpose.packageId,
            payment,
            purchasedDate: new Date().toISOString(),
            ...shown,
          },
          { idempotencyKey: key },
        );
        return toPayReply(reply, reply.order_id ? { orderId: reply.order_id } : {});
      };
  }
};

/** What the attempt of a purpose is called in the browser's storage; another amount is another attempt. */
export const scopeOf = (purpose: PaymentPurpose, personId: string): string => {
  switch (purpose.kind) {
    case 'tip':
      return `${personId}:tip:${purpose.orderId}:${purpose.amount}`;
    case 'invoice':
      return `${personId}:invoice:${purpose.invoiceId}`;
    case 'new-order':
      return `${personId}:new-order:${purpose.packageId}`;
    case 'checkout':
      return `${personId}:checkout:${purpose.packageId}:${purpose.coupon ?? ''}`;
  }
};
