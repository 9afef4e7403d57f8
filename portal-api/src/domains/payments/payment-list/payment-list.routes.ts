import {
  askRefund,
  listPayments,
  listRefunds,
  type PaymentDetail,
  readOrderMoney,
  readPayment,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { wordsSaid } from '../../../kernel/accountability/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { firmToday } from '../../website/website.service.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { keyOf } from '../attempts/payment-key.ts';
import { listDisputesOf } from '../disputes/disputes.repository.ts';
import { presentDispute } from '../disputes/present-dispute.ts';
import { countRefunds, listNewestRefunds, listRefundsOf } from '../refunds/refunds.repository.ts';
import { askForRefund } from '../refunds/refunds.service.ts';
import { listInvoicesOfOrder } from '../firm-invoices/firm-invoices.repository.ts';
import { presentFirmInvoice } from '../firm-invoices/present-firm-invoice.ts';
import {
  countPaid,
  findPaid,
  listPaid,
  listPaidOfOrder,
  paymentFilterOf,
  type PaymentRecord,
} from './payment-list.repository.ts';
import { leftToReturn, presentPaid, presentRefund } from './present-payment.ts';

const detailOf = async (
  { db, language }: Context,
  payment: PaymentRecord,
): Promise<PaymentDetail> => {
  const { key } = payment.attempt;
  const refunds = await listRefundsOf(db, key);
  return {
    ...presentPaid(payment),
    left: leftToReturn(payment, refunds),
    disputes: (await listDisputesOf(db, key)).map(presentDispute),
    refunds: refunds.map((refund) => presentRefund(refund, language)),
  };
};

const newestFirst = (row: { at: Date; id: string }): string[] => [row.at.toISOString(), row.id];

/** The firm's payments and what it sends back of them, for those who hold the area of money. */
export const registerPaymentList = (app: PortalApp): void => {
  bindEndpoint(app, listPayments, async ({ cursor, limit, ...asked }, ctx) => {
    const filter = paymentFilterOf(ctx.site.settings.timeZone, asked);
    const size = Number(limit);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: size + 1 };
    const rows = await listPaid(ctx.db, filter, place);
    const { shown, nextCursor } = cutPage(rows, size, ({ attempt }) =>
      newestFirst({ at: attempt.createdAt, id: attempt.key }),
    );
    const total = await countPaid(ctx.db, filter);
    return { status: true, items: shown.map(presentPaid), nextCursor, total };
  });

  bindEndpoint(app, readPayment, async ({ id }, ctx) => {
    const payment = await findPaid(ctx.db, id);
    if (!payment) throw new Refusal('payment-unknown');
    return { status: true, payment: await detailOf(ctx, payment) };
  });

  bindEndpoint(app, readOrderMoney, async ({ id }, ctx) => {
    const order = await findOrder(ctx.db, id);
    if (!order) throw new Refusal('order-unknown');
    const invoices = await listInvoicesOfOrder(ctx.db, id);
    const today = await firmToday(ctx.db);
    const payments = await listPaidOfOrder(ctx.db, id);
    return {
      status: true,
      invoices: invoices.map((invoice) => presentFirmInvoice(invoice, today)),
      payments: await Promise.all(payments.map((payment) => detailOf(ctx, payment))),
      isCancelled: order.cancelledAt !== null,
    };
  });

  bindEndpoint(app, askRefund, async ({ payment, ...asked }, ctx) => {
    const requestKey = keyOf(ctx, undefined);
    const { amount, reason, order } = asked;
    ctx.audit.note({
      subject: { kind: 'payment', id: payment },
      after: { amount, reason: wordsSaid(reason), order },
    });
    const refund = await askForRefund(ctx, { requestKey, paymentKey: payment, ...asked });
    return { status: true, refund: presentRefund(refund, ctx.language) };
  });

  bindEndpoint(app, listRefunds, async ({ cursor, limit, state }, ctx) => {
    const size = Number(limit);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: size + 1 };
    const rows = await listNewestRefunds(ctx.db, state, place);
    const { shown, nextCursor } = cutPage(rows, size, ({ askedAt, id }) =>
      newestFirst({ at: askedAt, id }),
    );
    return {
      status: true,
      items: shown.map((refund) => presentRefund(refund, ctx.language)),
      nextCursor,
      total: await countRefunds(ctx.db, state),
    };
  });
};
