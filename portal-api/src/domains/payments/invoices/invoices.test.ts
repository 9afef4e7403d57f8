import { getInvoice, listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { makeSignature } from '../../../../seed/documents/documents.files.ts';
import { invoiceId } from '../../../../seed/money.ts';
import { readSettings, saveSettings } from '@portal/shared-contracts/admin';
import { readPdf } from '../../../../test/papers/read-pdf.ts';
import { updateLanguage } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import { readBooks } from '../../../../test/money/books.ts';
import { storeSitePicture } from '../../website/site-picture.ts';
import { updateSettings } from '../../website/website.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

/** Money that the sandbox holds, in minor units. */
const taken = async (): Promise<number> => (await readBooks(portal.db())).taken;

describe('invoices', () => {
  test('OR-50 OR-51 the list has each status, the price and the refunded amount', async () => {
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(listInvoices, {});
    expect(new Set(body.invoices.map(({ status }) => status))).toEqual(
      new Set(['unpaid', 'paid', 'refunded', 'partially_refunded', 'void']),
    );
    expect(body.invoices.find(({ status }) => status === 'refunded')).toMatchObject({
      price: 99,
      refund_amount: 99,
    });
  });

  test('FX-02 OR-50 the list is narrowed to one status', async () => {
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(listInvoices, { status: 'unpaid' });
    expect(new Set(body.invoices.map(({ status }) => status))).toEqual(new Set(['unpaid']));
  });

  test('OR-52 an invoice is paid once, by whichever of two keys comes first', async () => {
    const customer = await portal.signIn('customer');
    const invoice_id = invoiceId('northwind', 'unpaid');
    const before = await taken();
    const first = await customer.call(
      payInvoice,
      { payment: await sandboxCard(customer), invoice_id },
      newAttempt(),
    );
    const second = await customer.call(
      payInvoice,
      { payment: await sandboxCard(customer), invoice_id },
      newAttempt(),
    );
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await taken()) - before).toBe(4_900);
    const { body } = await customer.call(getInvoice, { id: invoice_id });
    expect(body.invoice).toMatchObject({
      status: 'paid',
      reference: expect.stringMatching(/^pi_/),
    });
  });

  test('OR-50 a foreign invoice does not exist', async () => {
    const stranger = await portal.signIn('newCustomer');
    const id = invoiceId('northwind', 'paid');
    expect((await stranger.call(getInvoice, { id })).status).toBe(404);
    const payment = await sandboxCard(stranger);
    expect(
      (await stranger.call(payInvoice, { payment, invoice_id: id }, newAttempt())).status,
    ).toBe(404);
  });

  test('OR-51 the receipt is a PDF in every language', async () => {
    const customer = await portal.signIn('customer');
    for (const language of ['en', 'de', 'it', 'ru', 'es', 'th']) {
      const file = await customer.inject({
        url: `/api/customer/invoices/${invoiceId('northwind', 'paid-with-coupon')}/pdf`,
        headers: { 'accept-language': language },
      });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toContain('INV-00002 Northwind Writing.pdf');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('BO-16 UX-08 a receipt has the firm’s own lines, and the days of its time zone', async () => {
    const admin = await portal.signIn('admin', 'acme');
    const { version: baseVersion } = (await admin.call(readSettings, {})).body;
    const changes = {
      timeZone: 'Pacific/Kiritimati',
      invoiceDetails: 'Acme Careers, 1 Main Street\nVAT DE 123',
    };
    expect((await admin.call(saveSettings, { baseVersion, changes })).status).toBe(200);
    await portal
      .db('acme')
      .query("update invoices set created_at = '2026-02-01T12:00:00Z' where id = $1", [
        invoiceId('acme', 'paid'),
      ]);
    const file = await (
      await portal.signIn('customer', 'acme')
    ).inject({
      url: `/api/customer/invoices/${invoiceId('acme', 'paid')}/pdf`,
      headers: { 'accept-language': 'en' },
    });
    const { lines } = await readPdf(file.rawPayload);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Acme Careers, 1 Main Street',
        'VAT DE 123',
        expect.stringContaining('February 2, 2026'),
      ]),
    );
  });

  test('FX-25 UX-08 SC-54 the printed receipt has the firm’s head, the words of the person and the money of the page', async () => {
    const customer = await portal.signIn('customer');
    const url = `/api/customer/invoices/${invoiceId('northwind', 'paid-with-coupon')}/pdf`;
    const print = async (language: string) => {
      const file = await customer.inject({ url, headers: { 'accept-language': language } });
      return readPdf(file.rawPayload);
    };
    const english = await print('en');
    expect(english.author).toBe('Northwind Writing');
    expect(english.lines).toEqual(
      expect.arrayContaining([
        'Northwind Writing support@northwind.example',
        'Receipt',
        'Status PAID',
        'Discount −$64.90',
        'Total $584.10 USD',
      ]),
    );
    const german = await print('de');
    expect(german.lines).toEqual(
      expect.arrayContaining([
        'Quittung',
        'Status BEZAHLT',
        'Rabatt −64,90 $',
        'Gesamt 584,10 $ USD',
      ]),
    );
    await customer.call(updateLanguage, { language: 'th' });
    expect((await print('en')).lines).toContain('ใบเสร็จรับเงิน');
  });

  test('FX-22 where prices are hidden the printed receipt says what came back and no price', async () => {
    const customer = await portal.signIn('customer');
    const hidePrices = async (isOn: boolean): Promise<void> => {
      await portal.app.portal.platform.database.platform().query(
        `update sites set settings = jsonb_set(settings, '{website_settings,hide_customer_price}', $2)
           where site_id = $1`,
        ['northwind', JSON.stringify(isOn)],
      );
      portal.app.portal.sites.forget();
    };
    const print = async (name: string) => {
      const url = `/api/customer/invoices/${invoiceId('northwind', name)}/pdf`;
      const file = await customer.inject({ url, headers: { 'accept-language': 'en' } });
      return (await readPdf(file.rawPayload)).lines.join('\n');
    };
    await customer.call(updateLanguage, { language: 'en' });
    await hidePrices(true);
    try {
      expect(await print('paid-with-coupon')).not.toMatch(/\$/);
      expect((await print('refunded')).match(/\$[\d.]+/g)).toEqual(['$99.00']);
      expect(await print('refunded')).toContain('Refunded $99.00');
    } finally {
      await hidePrices(false);
    }
  });

  test('FX-25 a logo that PDFs can hold stands where the name stood', async () => {
    const ctx = await portal.context();
    const picture = { filename: 'logo.png', content: makeSignature() };
    const logo = await storeSitePicture(ctx, portal.platform.fileStore, picture);
    const { database, now } = portal.platform;
    await updateSettings(database.platform(), 'northwind', { ...ctx.site.settings, logo }, now());
    portal.app.portal.sites.forget();
    const customer = await portal.signIn('customer');
    const url = `/api/customer/invoices/${invoiceId('northwind', 'paid')}/pdf`;
    const { lines } = await readPdf((await customer.inject({ url })).rawPayload);
    expect(lines[0]).toBe('support@northwind.example');
  });
});
