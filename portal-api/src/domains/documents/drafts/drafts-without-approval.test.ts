import { reviewDraft, uploadDraft } from '@portal/shared-contracts/documents';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { draftsPlace, readAsCustomer } from '../../../../test/drafts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

describe('without approval', () => {
  const place = draftsPlace('acme');

  test('DO-36 DO-41 Word is not asked for where it is hidden, and the customer sees the draft at once', async () => {
    const writer = await portal.signIn('writer', 'acme');
    const data = { dataPdf: await uploadDocument(writer, 'Draft.pdf') };
    expect((await writer.call(uploadDraft, { ...place, data })).status).toBe(200);
    const customer = await portal.signIn('customer', 'acme');
    const { drafts, can } = await readAsCustomer(customer, place);
    expect(can.review).toBe(true);
    expect(drafts[0]?.data).toMatchObject({ dataWord: null, dataPdf: data.dataPdf });
    expect((await writer.call(uploadDraft, { ...place, data })).status).toBe(409);
  });

  test('DO-23 DO-26 with ratings off only the text counts, and it may be final', async () => {
    const site = (await portal.context('acme')).site;
    const db = portal.app.portal.platform.database.platform();
    const flags = { ...site.settings.website_settings, disable_customer_rating: true };
    await db.query(
      `update sites set settings = jsonb_set(settings, '{website_settings}', $2::jsonb) where site_id = $1`,
      ['acme', JSON.stringify(flags)],
    );
    portal.app.portal.sites.forget();
    const customer = await portal.signIn('customer', 'acme');
    const draft_id = (await readAsCustomer(customer, place)).drafts[0]?._id ?? '';
    const blank = { reviewedByUser: true as const, rating: 5, review: ' ' };
    const refused = await customer.call(reviewDraft, { ...place, draft_id, data: blank });
    expect(refused.error.message).toBe('Please Write Review');
    const data = { reviewedByUser: true as const, review: 'Good' };
    await customer.call(reviewDraft, { ...place, draft_id, data });
    const after = await readAsCustomer(customer, place);
    expect(after.drafts[0]?.rating).toBeNull();
    expect(after.can.finalize).toBe(true);
  });
});
