import {
  createFirmInvoice,
  deleteFirmInvoice,
  getFirmInvoice,
  issueInvoice,
  listFirmInvoices,
  recordPayment,
  saveFirmInvoice,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { firmToday } from '../../website/website.service.ts';
import {
  countFirmInvoices,
  invoiceFilterOf,
  listFirmInvoiceRows,
} from './firm-invoices.repository.ts';
import {
  discardDraft,
  draftInvoice,
  issue,
  requireFirmInvoice,
  saveDraft,
  voidUnpaid,
} from './firm-invoices.service.ts';
import { recordOutside } from './outside-payment.service.ts';
import { presentFirmInvoice, presentInvoiceDetail } from './present-firm-invoice.ts';

const answer = async (ctx: Context, id: string) => ({
  status: true as const,
  invoice: presentInvoiceDetail(await requireFirmInvoice(ctx.db, id), await firmToday(ctx.db)),
});

/** Invoices as the firm writes, issues and voids them, and notes what was paid for them elsewhere. */
export const registerFirmInvoices = (app: PortalApp): void => {
  bindEndpoint(app, listFirmInvoices, async ({ cursor, limit, ...asked }, ctx) => {
    const filter = invoiceFilterOf(ctx.site.settings.timeZone, asked);
    const size = Number(limit);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: size + 1 };
    const rows = await listFirmInvoiceRows(ctx.db, filter, place);
    const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => [
      createdAt.toISOString(),
      id,
    ]);
    const today = await firmToday(ctx.db);
    const items = shown.map((row) => presentFirmInvoice(row, today));
    return { status: true, items, nextCursor, total: await countFirmInvoices(ctx.db, filter) };
  });

  bindEndpoint(app, getFirmInvoice, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createFirmInvoice, async (content, ctx) =>
    answer(ctx, await draftInvoice(ctx, content)),
  );

  bindEndpoint(app, saveFirmInvoice, async (input, ctx) => {
    await saveDraft(ctx, input);
    return answer(ctx, input.id);
  });

  bindEndpoint(app, deleteFirmInvoice, async ({ id }, ctx) => {
    await discardDraft(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, issueInvoice, async (input, ctx) => {
    await issue(ctx, input);
    return answer(ctx, input.id);
  });

  bindEndpoint(app, voidInvoice, async ({ id }, ctx) => {
    await voidUnpaid(ctx, id);
    return answer(ctx, id);
  });

  bindEndpoint(app, recordPayment, async (input, ctx) => {
    await recordOutside(ctx, input);
    return answer(ctx, input.id);
  });
};
