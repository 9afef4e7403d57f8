import { AppError, chooseLanguage, isCardCurrency } from '@portal/shared-contracts';
import {
  downloadInvoice,
  getInvoice,
  listInvoices,
  payInvoice,
} from '@portal/shared-contracts/invoices';
import type { PortalApp } from '../../../app.ts';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { bindFile } from '../../../http/bind-file.ts';
import { keyOf, withPayments } from '../payment-context.ts';
import { challengeOf } from '../attempts/present-payment.ts';
import { openAttempt } from '../lifecycle/attempt-lifecycle.ts';
import { payByCard } from '../cards/pay-by-card.ts';
import { getPerson } from '../../people/people.service.ts';
import { invoicePurchase } from './invoice-purchase.ts';
import { findInvoices, presentInvoice } from './invoices.repository.ts';
import { detailOf, requireInvoiceOf } from './invoices.service.ts';

/** The customer's invoices and their payment by card. */
export const registerInvoices = (app: PortalApp): void => {
  bindEndpoint(app, listInvoices, async (_input, ctx) => {
    const found = await findInvoices(ctx.db, ctx.actor.id);
    return { status: true, invoices: found.map(presentInvoice) };
  });

  bindEndpoint(app, getInvoice, async ({ id }, ctx) => {
    const record = await requireInvoiceOf(ctx, id);
    return { status: true, invoice: await detailOf(ctx, record) };
  });

  bindFile(app, downloadInvoice, async ({ id }, ctx) => {
    const detail = await detailOf(ctx, await requireInvoiceOf(ctx, id));
    const person = await getPerson(ctx.db, ctx.actor.id);
    const language = chooseLanguage(
      person.language,
      ctx.header('accept-language')?.split(',')[0],
      ctx.site.settings.language,
    );
    // Drawing brings a library of fonts along, which no other start should wait for.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    return {
      content: await invoicePdf(detail, language),
      mimetype: 'application/pdf',
      filename: `${detail.number}.pdf`,
    };
  });

  bindEndpoint(app, payInvoice, async ({ payment, invoice_id }, plain) => {
    const ctx = withPayments(app, plain);
    const record = await requireInvoiceOf(ctx, invoice_id);
    if (!isCardCurrency(record.currency))
      throw new AppError('unprocessable', 'Cards do not serve this currency.');
    const key = keyOf(ctx, payment);
    const attempt = await openAttempt(ctx, key, await invoicePurchase(ctx, record, key, 'cards'));
    return {
      status: true,
      ...challengeOf(await payByCard(ctx, attempt, payment, record.packageName)),
    };
  });
};
