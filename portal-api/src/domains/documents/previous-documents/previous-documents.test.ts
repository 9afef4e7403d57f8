import { reopenTask } from '@portal/shared-contracts/admin';
import {
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { downloadFile, uploadFileCall } from '@portal/shared-contracts/files';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { limits, type StoredFile } from '@portal/shared-contracts';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'intake');
const of = serviceId('northwind', 'professional', 'resume');
const place = { id, serviceId: of };
const change = { ...place, order_id: id, taskId: 'previous_document' as const };

test('DO-12 only the owner reads and changes the documents of an order', async () => {
  const empty = { ...change, uploadedFiles: [] };
  expect((await portal.visit().call(getPreviousDocuments, place)).status).toBe(401);
  expect(
    (await (await portal.signIn('newCustomer')).call(getPreviousDocuments, place)).status,
  ).toBe(404);
  expect(
    (await (await portal.signIn('newCustomer')).call(uploadPreviousDocuments, empty)).status,
  ).toBe(404);
  expect(
    (await (await portal.signIn('customer', 'acme')).call(uploadPreviousDocuments, empty)).status,
  ).toBe(404);
  expect((await (await portal.signIn('writer')).call(uploadPreviousDocuments, empty)).status).toBe(
    403,
  );
  expect(
    (await (await portal.signIn('reviewer')).call(uploadPreviousDocuments, empty)).status,
  ).toBe(403);
});

test('DO-11 none: Upload at least 1 document, and the task stays open', async () => {
  const customer = await portal.signIn('customer');
  const { status, error } = await customer.call(uploadPreviousDocuments, {
    ...change,
    uploadedFiles: [],
  });
  expect(status).toBe(400);
  expect(error.message).toBe('Upload at least 1 document');
  const { orderData } = (await customer.call(getPreviousDocuments, place)).body;
  expect(orderData.completed_tasks.map(({ taskId }) => taskId)).not.toContain('previous_document');
});

test('DO-13 before the upload writers and reviewers read null', async () => {
  const input = { orderId: id, serviceId: of };
  for (const person of ['writer', 'reviewer'] as const) {
    const { body } = await (
      await portal.signIn(person)
    ).call(getPreviousDocumentsOfCustomer, input);
    expect(body).toMatchObject({ status: true, data: null, orderData: { _id: id } });
  }
});

test('SC-38 a name with a comma is refused by the server too', async () => {
  const customer = await portal.signIn('customer');
  const content = Buffer.from('a;b');
  const { status, error } = await customer.upload(uploadFileCall, { name: 'a,b.csv', content });
  expect(status).toBe(400);
  expect(error.message).toBe('Please do not use any commas or apostrophes in the file name!');
});

test('DO-10 DO-12 DO-13 several files are listed on both sides and complete the task once', async () => {
  const customer = await portal.signIn('customer');
  const files = [
    await uploadDocument(customer, 'Resume.pdf'),
    await uploadDocument(customer, 'Letter.docx'),
  ];
  const sent = await customer.call(uploadPreviousDocuments, { ...change, uploadedFiles: files });
  expect(sent.body.uploadedFiles).toEqual(files);
  const again = await customer.call(uploadPreviousDocuments, { ...change, uploadedFiles: files });
  expect(again.body.uploadedFiles).toHaveLength(2);
  const writer = await portal.signIn('writer');
  const { data, orderData } = (
    await writer.call(getPreviousDocumentsOfCustomer, { orderId: id, serviceId: of })
  ).body;
  expect(data).toMatchObject({ file: files[0], otherFiles: [files[1]] });
  expect(
    orderData.completed_tasks.filter(({ taskId }) => taskId === 'previous_document'),
  ).toHaveLength(1);
  expect((await writer.call(downloadFile, { key: files[0]?.key ?? '' })).status).toBe(200);
});

test('DO-12 one can be removed and its file is gone, the last one stays', async () => {
  const customer = await portal.signIn('customer');
  const [first, second] = (await customer.call(getPreviousDocuments, place)).body.uploadedFiles;
  const remove = (key: string | undefined) =>
    customer.call(uploadPreviousDocuments, {
      ...change,
      uploadedFiles: [],
      deletedFiles: [key ?? ''],
    });
  expect((await remove(first?.key)).body.uploadedFiles).toEqual([second]);
  expect((await customer.call(downloadFile, { key: first?.key ?? '' })).status).toBe(404);
  expect((await remove(second?.key)).error.message).toBe('Upload at least 1 document');
  expect((await customer.call(getPreviousDocuments, place)).body.uploadedFiles).toEqual([second]);
});

test('SC-43 DO-12 ten documents can be kept, and no eleventh beside them', async () => {
  const customer = await portal.signIn('customer');
  const kept = (await customer.call(getPreviousDocuments, place)).body.uploadedFiles.length;
  const files = [];
  for (let at = kept; at <= limits.filesPerList; at += 1)
    files.push(await uploadDocument(customer, `More ${at}.pdf`));
  const [last, ...rest] = files;
  const full = await customer.call(uploadPreviousDocuments, { ...change, uploadedFiles: rest });
  expect(full.body.uploadedFiles).toHaveLength(limits.filesPerList);
  const over = await customer.call(uploadPreviousDocuments, {
    ...change,
    uploadedFiles: last ? [last] : [],
  });
  expect(over.status).toBe(400);
  expect(over.error.message).toBe('At most 10 documents can be kept here.');
  expect((await customer.call(getPreviousDocuments, place)).body.uploadedFiles).toHaveLength(10);
});

test('DO-12 somebody else’s file cannot be handed in, nor an order by the body', async () => {
  const customer = await portal.signIn('customer');
  const foreign = await uploadDocument(await portal.signIn('newCustomer'), 'Secret.pdf');
  const stolen = await customer.call(uploadPreviousDocuments, {
    ...change,
    uploadedFiles: [foreign],
  });
  expect(stolen.status).toBe(404);
  const other = { ...change, order_id: orderId('northwind', 'contract'), uploadedFiles: [] };
  expect((await customer.call(uploadPreviousDocuments, other)).status).toBe(400);
});

test('BO-63 DO-12 a document taken away from an upload that is opened again leaves it open', async () => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const answered = {
    id: orderId('northwind', 'answered'),
    serviceId: serviceId('northwind', 'starter', 'resume'),
  };
  const place = { ...answered, order_id: answered.id, taskId: 'previous_document' as const };
  const save = async (uploadedFiles: StoredFile[], deletedFiles: string[]) =>
    (await customer.call(uploadPreviousDocuments, { ...place, uploadedFiles, deletedFiles })).body
      .uploadedFiles;
  const isDone = async (): Promise<boolean> =>
    (await customer.call(getCustomerOrder, answered)).body.order.completed_tasks.some(
      ({ taskId }) => taskId === place.taskId,
    );
  const more = await uploadDocument(customer, 'Wrong one.pdf');
  const kept = (await save([more], [])).filter(({ key }) => key !== more.key);
  expect((await admin.call(reopenTask, place)).status).toBe(200);
  expect(await save([], [more.key])).toEqual(kept);
  expect(await isDone()).toBe(false);
  await save([], []);
  expect(await isDone()).toBe(true);
});
