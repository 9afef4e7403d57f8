import { uploadFinalDocument, uploadPreviousDocuments } from '@portal/shared-contracts/documents';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { sweep } from '../../../housekeeping.ts';

const TWO_DAYS = 2 * 86_400_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('FX-14 uploads that nobody sent for two days are refused all at once, each by its key and its name', async () => {
  const before = await portal.signIn('writer');
  const dataPdf = await uploadDocument(before, 'Letter.pdf');
  const moreFile = await uploadDocument(before, 'Notes.pdf');
  portal.clock.advance(TWO_DAYS);
  await sweep(portal.platform);
  const writer = await portal.signIn('writer');
  const { status, error } = await writer.call(uploadFinalDocument, {
    order_id: orderId('northwind', 'draft-review'),
    serviceId: serviceId('northwind', 'professional', 'cover-letter'),
    taskId: 'final_document',
    dataPdf,
    dataWord: await uploadDocument(writer, 'Letter.docx'),
    otherFiles: [moreFile],
  });
  expect(status).toBe(404);
  expect(error).toMatchObject({ refusal: { code: 'file-gone' } });
  expect(error.message).toBe('Not there any more: Letter.pdf, Notes.pdf. Please upload again.');
  expect(error.errors).toEqual({
    [dataPdf.key]: 'Not there any more: Letter.pdf. Please upload again.',
    [moreFile.key]: 'Not there any more: Notes.pdf. Please upload again.',
  });
});

test('FX-14 of previous documents as well the refusal names what is gone, and keeps none of the others', async () => {
  const id = orderId('northwind', 'intake');
  const place = { id, order_id: id, serviceId: serviceId('northwind', 'professional', 'resume') };
  const gone = await uploadDocument(await portal.signIn('customer'), 'Old.pdf');
  portal.clock.advance(TWO_DAYS);
  await sweep(portal.platform);
  const customer = await portal.signIn('customer');
  const fresh = await uploadDocument(customer, 'New.pdf');
  const change = { ...place, taskId: 'previous_document' as const };
  const refused = await customer.call(uploadPreviousDocuments, {
    ...change,
    uploadedFiles: [gone, fresh],
  });
  expect(Object.keys(refused.error.errors ?? {})).toEqual([gone.key]);
  const sent = await customer.call(uploadPreviousDocuments, { ...change, uploadedFiles: [fresh] });
  expect(sent.body.uploadedFiles).toEqual([fresh]);
});
