import { Readable } from 'node:stream';
import { downloadEvidence, downloadInvoiceEvidence } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindFile, type FileReply } from '../../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { zipStream } from '../../../kernel/archives/zip-stream.ts';
import type { Context } from '../../../kernel/context.ts';
import { firmToday } from '../../website/website.service.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { findDispute } from '../disputes/disputes.repository.ts';
import { presentDispute } from '../disputes/present-dispute.ts';
import { requireFirmInvoice } from '../firm-invoices/firm-invoices.service.ts';
import { presentInvoiceDetail } from '../firm-invoices/present-firm-invoice.ts';
import { findPaid } from '../payment-list/payment-list.repository.ts';
import { presentPaid } from '../payment-list/present-payment.ts';
import type { EvidenceSources } from './evidence-sources.ts';
import { evidenceOf } from './evidence.service.ts';

const paymentFacts = async ({ db }: Context, key: string | null): Promise<object> => {
  const payment = key === null ? undefined : await findPaid(db, key);
  return payment
    ? { payment: presentPaid(payment), reference: payment.attempt.reference }
    : { payment: null };
};

/** The file that answers a dispute, in one click (BO-99). */
export const registerEvidence = (app: PortalApp, sources: EvidenceSources): void => {
  const { fileStore: store } = app.portal.platform;

  const reply = async (
    ctx: Context,
    orderId: string | undefined,
    facts: object,
  ): Promise<FileReply> => {
    const order = orderId ? await findOrder(ctx.db, orderId) : undefined;
    if (!order) throw new Refusal('order-unknown');
    return {
      content: Readable.from(zipStream(evidenceOf(ctx, { order, facts }, { sources, store }))),
      mimetype: 'application/zip',
      filename: `evidence-${order.number}.zip`,
    };
  };

  bindFile(app, downloadEvidence, async ({ id }, ctx) => {
    await limitCostly(ctx, 'pdf');
    const dispute = await findDispute(ctx.db, id);
    if (!dispute) throw new Refusal('dispute-unknown');
    const payment = await paymentFacts(ctx, dispute.paymentKey);
    return reply(ctx, dispute.order?._id, { dispute: presentDispute(dispute), ...payment });
  });

  bindFile(app, downloadInvoiceEvidence, async ({ id }, ctx) => {
    await limitCostly(ctx, 'pdf');
    const invoice = await requireFirmInvoice(ctx.db, id);
    const payment = await paymentFacts(ctx, invoice.paymentKey);
    const facts = { invoice: presentInvoiceDetail(invoice, await firmToday(ctx.db)), ...payment };
    return reply(ctx, invoice.order?._id, facts);
  });
};
