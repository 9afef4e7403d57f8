import {
  getLinkedinDocument,
  getLinkedinDocumentOfOrder,
  uploadLinkedinDocument,
} from '@portal/shared-contracts/documents';
import { downloadFile } from '@portal/shared-contracts/files';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { canUploadLinkedin } from './linkedin.policy.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'follow-up');
const task = { order_id: id, taskId: 'final_linkedin' as const };

test('DO-60 OR-24 the owner sees null while it is pending; strangers see no such order', async () => {
  const customer = await portal.signIn('customer');
  expect((await customer.call(getLinkedinDocument, { id })).body).toMatchObject({
    status: true,
    data: null,
  });
  expect((await portal.visit().call(getLinkedinDocument, { id })).status).toBe(401);
  expect(
    (await (await portal.signIn('newCustomer')).call(getLinkedinDocument, { id })).status,
  ).toBe(404);
  expect(
    (
      await (
        await portal.signIn('writer', 'acme')
      ).call(getLinkedinDocumentOfOrder, { orderId: id })
    ).status,
  ).toBe(404);
});

test('DO-61 no file: Please upload the document', async () => {
  const writer = await portal.signIn('writer');
  const { status, error } = await writer.call(uploadLinkedinDocument, { ...task, data: {} });
  expect(status).toBe(400);
  expect(error.message).toBe('Please upload the document');
});

test('DO-60 a reviewer reads and cannot upload, by call and by policy', async () => {
  const reviewer = await portal.signIn('reviewer');
  expect((await reviewer.call(getLinkedinDocumentOfOrder, { orderId: id })).body.can.upload).toBe(
    false,
  );
  expect((await reviewer.call(uploadLinkedinDocument, { ...task, data: {} })).status).toBe(403);
  const order = { writer_id: 'w', cancelledAt: null };
  expect(canUploadLinkedin({ id: 'w', role: 'reviewer' }, order)).toBe(false);
  expect(canUploadLinkedin({ id: 'w', role: 'writer' }, order)).toBe(true);
});

test('DO-60 OR-24 the upload completes the task, reaches the customer and replaces the previous file', async () => {
  const writer = await portal.signIn('writer');
  const first = await uploadDocument(writer, 'Profile.pdf');
  expect(
    (await writer.call(uploadLinkedinDocument, { ...task, data: { file: first } })).status,
  ).toBe(200);
  const customer = await portal.signIn('customer');
  const { data, orderData } = (await customer.call(getLinkedinDocument, { id })).body;
  expect(data?.file.file).toEqual(first);
  expect(orderData.completed_tasks.map(({ taskId }) => taskId)).toContain('final_linkedin');
  const second = await uploadDocument(writer, 'Profile 2.docx');
  await writer.call(uploadLinkedinDocument, { ...task, data: { file: second } });
  const now = (await writer.call(getLinkedinDocumentOfOrder, { orderId: id })).body;
  expect(now.data?.file.file.originalname).toBe('Profile 2.docx');
  expect((await writer.call(downloadFile, { key: first.key })).status).toBe(404);
});

test('DO-60 an order without a LinkedIn module has no such document', async () => {
  const writer = await portal.signIn('writer');
  const file = await uploadDocument(writer, 'Profile.pdf');
  const order_id = orderId('northwind', 'writing');
  const { status } = await writer.call(uploadLinkedinDocument, {
    ...task,
    order_id,
    data: { file },
  });
  expect(status).toBe(404);
});
