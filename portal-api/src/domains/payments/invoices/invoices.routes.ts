import { chooseLanguage } from '@portal/shared-contracts';
import { downloadInvoice, getInvoice, listInvoices } from '@portal/shared-contracts/invoices';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import { letterheadOf } from '../../website/letterhead.service.ts';
import { listInvoicesOf } from './invoices.repository.ts';
import { detailOf, getInvoiceOf } from './invoices.service.ts';
import { presentInvoice } from './present-invoice.ts';

/** The customer's invoices as they are read; `purchases` pays them. */
export const registerInvoices = (app: PortalApp): void => {
  bindEndpoint(app, listInvoices, async ({ status }, ctx) => {
    const found = await listInvoicesOf(ctx.db, ctx.actor.id, status);
    return { status: true, invoices: found.map(presentInvoice) };
  });

  bindEndpoint(app, getInvoice, async ({ id }, ctx) => {
    const record = await getInvoiceOf(ctx, id);
    return { status: true, invoice: await detailOf(ctx, record) };
  });

  bindFile(app, downloadInvoice, async ({ id }, ctx) => {
    await limitCostly(ctx, 'pdf');
    const detail = await detailOf(ctx, await getInvoiceOf(ctx, id));
    // A link that saves asks in the browser's language, so the person's own choice comes first.
    const language = chooseLanguage(ctx.actor.language, ctx.language);
    const hidesPrice = ctx.site.settings.website_settings.hide_customer_price;
    return {
      content: async () => {
        // Drawing brings a library of fonts along, which no other start should wait for.
        const { invoicePdf } = await import('./invoice-pdf.ts');
        return invoicePdf(detail, await letterheadOf(ctx), language, hidesPrice);
      },
      mimetype: 'application/pdf',
      filename: `${detail.number} ${detail.companyName}.pdf`,
    };
  });
};
