import {
  getFinalDocument,
  getFinalDocumentOfOrder,
  uploadFinalDocument,
} from '@portal/shared-contracts/documents';
import { downloadFile } from '@portal/shared-contracts/files';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { makePdf } from '../../../../seed/documents/documents.files.ts';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { canUploadFinal } from './final-documents.policy.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const open = {
  order_id: orderId('northwind', 'draft-review'),
  serviceId: serviceId('northwind', 'professional', 'cover-letter'),
};
const place = { id: open.order_id, serviceId: open.serviceId };
const staffPlace = { orderId: open.order_id, serviceId: open.serviceId };
const task = { ...open, taskId: 'final_document' as const };

test('DO-50 only the signed-in owner reads a final document', async () => {
  expect((await portal.visit().call(getFinalDocument, place)).status).toBe(401);
  expect((await (await portal.signIn('newCustomer')).call(getFinalDocument, place)).status).toBe(
    404,
  );
  expect(
    (await (await portal.signIn('customer', 'acme')).call(getFinalDocument, place)).status,
  ).toBe(404);
  const { status, body } = await (await portal.signIn('customer')).call(getFinalDocument, place);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: true,
    data: null,
    orderData: { serviceName: 'Cover Letter' },
  });
});

test('DO-55 the reviewer reads but cannot hand over, nor can another writer', async () => {
  const reviewer = await portal.signIn('reviewer');
  const read = await reviewer.call(getFinalDocumentOfOrder, staffPlace);
  expect(read.body.can.upload).toBe(false);
  expect((await reviewer.call(uploadFinalDocument, task)).status).toBe(403);
  expect((await (await portal.signIn('writer2')).call(uploadFinalDocument, task)).status).toBe(404);
  expect((await (await portal.signIn('customer')).call(uploadFinalDocument, task)).status).toBe(
    403,
  );
});

test('DO-55 only the assigned writer may upload, by the policy', () => {
  const order = { writer_id: 'w1', cancelledAt: null };
  expect(canUploadFinal({ id: 'w1', role: 'writer' }, order)).toBe(true);
  expect(canUploadFinal({ id: 'w2', role: 'writer' }, order)).toBe(false);
  expect(canUploadFinal({ id: 'w1', role: 'reviewer' }, order)).toBe(false);
  expect(canUploadFinal({ id: 'w1', role: 'user' }, order)).toBe(false);
});

test('DO-52 a missing PDF or Word file is refused with its text', async () => {
  const writer = await portal.signIn('writer');
  const none = await writer.call(uploadFinalDocument, task);
  expect(none.status).toBe(400);
  expect(none.error.message).toBe('Please upload the pdf version of final document');
  const dataPdf = await uploadDocument(writer, 'Final.pdf');
  const noWord = await writer.call(uploadFinalDocument, { ...task, dataPdf });
  expect(noWord.error.message).toBe('Please upload the word version of final document');
});

test('DO-52 a file of the wrong kind or of somebody else is refused and nothing is stored', async () => {
  const writer = await portal.signIn('writer');
  const word = await uploadDocument(writer, 'Letter.docx');
  const wrong = await writer.call(uploadFinalDocument, { ...task, dataPdf: word, dataWord: word });
  expect(wrong.status).toBe(415);
  const foreign = await uploadDocument(await portal.signIn('writer2'), 'Theirs.pdf');
  const stolen = await writer.call(uploadFinalDocument, {
    ...task,
    dataPdf: foreign,
    dataWord: word,
  });
  expect(stolen.status).toBe(404);
  expect((await writer.call(getFinalDocumentOfOrder, staffPlace)).body.data).toBeNull();
});

test('DO-53 DO-50 handed-over files reach the customer byte for byte, with notes, and the task is done', async () => {
  const writer = await portal.signIn('writer');
  const dataPdf = await uploadDocument(writer, 'Letter.pdf', 'Dear team,');
  const dataWord = await uploadDocument(writer, 'Letter.docx', 'Dear team,');
  const sent = await writer.call(uploadFinalDocument, {
    ...task,
    dataPdf,
    dataWord,
    notes: 'Good luck',
  });
  expect(sent.body).toEqual({ status: true });
  const customer = await portal.signIn('customer');
  const { data } = (await customer.call(getFinalDocument, place)).body;
  expect(data).toMatchObject({ dataPdf: { originalname: 'Letter.pdf' }, writerNotes: 'Good luck' });
  const url = `/api/file/download/${data?.dataPdf?.key}`;
  const file = await customer.inject({ method: 'GET', url });
  expect(file.statusCode).toBe(200);
  const sentBytes = await makePdf({ title: 'Letter.pdf', paragraphs: ['Dear team,'] });
  expect(file.rawPayload.equals(sentBytes)).toBe(true);
  expect(file.headers['content-disposition']).toContain('attachment');
  const order = (await customer.call(getCustomerOrder, { id: open.order_id })).body.order;
  expect(order.completed_tasks).toContainEqual(
    expect.objectContaining({ taskId: 'final_document', serviceId: open.serviceId }),
  );
  const bell = await (
    await portal.context()
  ).notifications.list({
    id: portal.personId('customer'),
    language: 'en',
  });
  expect(bell.map(({ data: { action } }) => action)).toContain('final-ready');
});

test('DO-54 replacing discards the previous files', async () => {
  const writer = await portal.signIn('writer');
  const before = (await writer.call(getFinalDocumentOfOrder, staffPlace)).body.data;
  const dataPdf = await uploadDocument(writer, 'Better.pdf', 'Dear all,');
  await writer.call(uploadFinalDocument, { ...task, dataPdf, dataWord: before?.dataWord });
  const after = (await writer.call(getFinalDocumentOfOrder, staffPlace)).body.data;
  expect(after?.dataPdf?.originalname).toBe('Better.pdf');
  expect(after?.dataWord?.key).toBe(before?.dataWord?.key);
  const gone = await writer.call(downloadFile, { key: before?.dataPdf?.key ?? '' });
  expect(gone.status).toBe(404);
});

test('DO-50 Word and notes stay on the server where the site hides them', async () => {
  const customer = await portal.signIn('customer', 'acme');
  const id = orderId('acme', 'completed');
  const of = serviceId('acme', 'professional', 'resume');
  const { data } = (await customer.call(getFinalDocument, { id, serviceId: of })).body;
  expect(data?.dataPdf).not.toBeNull();
  expect(data).toMatchObject({ dataWord: null, writerNotes: null });
});

test('DO-50 a stranger cannot download a final file by its key', async () => {
  const customer = await portal.signIn('customer');
  const { data } = (await customer.call(getFinalDocument, place)).body;
  const input = { key: data?.dataPdf?.key ?? '' };
  expect((await portal.visit().call(downloadFile, input)).status).toBeGreaterThanOrEqual(401);
  expect(
    (await (await portal.signIn('newCustomer')).call(downloadFile, input)).status,
  ).toBeGreaterThanOrEqual(403);
  expect(
    (await (await portal.signIn('customer', 'acme')).call(downloadFile, input)).status,
  ).toBeGreaterThanOrEqual(403);
});
