import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { downloadContract, getContract, signContract } from '@portal/shared-contracts/documents';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makeSignature } from '../../../../seed/documents/documents.files.ts';
import { orderId } from '../../../../seed/orders/orders.ts';
import { readPdf } from '../../../../test/papers/read-pdf.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'contract');
const data = `data:image/png;base64,${makeSignature().toString('base64')}`;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const emptyCanvas = (): string => {
  const chunk = (type: string, body: Buffer) => {
    const whole = Buffer.concat([Buffer.from(type), body]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt32BE(crc32(whole), 4);
    return Buffer.concat([frame.subarray(0, 4), whole, frame.subarray(4)]);
  };
  const magic = makeSignature().subarray(0, 33);
  const pixels = deflateSync(Buffer.alloc((700 * 4 + 1) * 500));
  const png = Buffer.concat([magic, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return `data:image/png;base64,${png.toString('base64')}`;
};

test('DO-01 only the owner reads and signs the contract of an order', async () => {
  expect((await portal.visit().call(getContract, { id })).status).toBe(401);
  expect((await (await portal.signIn('newCustomer')).call(getContract, { id })).status).toBe(404);
  expect((await (await portal.signIn('customer', 'acme')).call(getContract, { id })).status).toBe(
    404,
  );
  expect((await (await portal.signIn('writer')).call(getContract, { id })).status).toBe(403);
  expect((await (await portal.signIn('newCustomer')).call(signContract, { id, data })).status).toBe(
    404,
  );
});

test('DO-01 the text comes sanitised', async () => {
  await portal.db().query(
    `insert into contract_versions (site_id, contract_id, number, title, content, published_at)
       select site_id, contract_id, 2, title,
         content || '<p onclick="x()">Last<script>alert(1)</script></p>', published_at
       from contract_versions`,
  );
  const { body } = await (await portal.signIn('customer')).call(getContract, { id });
  expect(body.data?.receipt).toBeNull();
  expect(body.data?.content).toContain('<h2>1. What we do for you</h2>');
  expect(body.data?.content).toContain('<p>Last</p>');
  expect(body.data?.content).not.toContain('script');
});

test('DO-01 an order whose package asks for no contract has none', async () => {
  const customer = await portal.signIn('customer');
  const free = orderId('northwind', 'writing');
  expect((await customer.call(getContract, { id: free })).body).toEqual({
    status: true,
    data: null,
  });
  expect((await customer.call(signContract, { id: free, data })).status).toBe(404);
});

test('DO-03 an empty signature is refused with its text', async () => {
  const customer = await portal.signIn('customer');
  const { status, error } = await customer.call(signContract, { id, data: emptyCanvas() });
  expect(status).toBe(400);
  expect(error.message).toBe('Please sign this contract in order to continue');
});

test('DO-05 an unsigned contract cannot be downloaded', async () => {
  const customer = await portal.signIn('customer');
  expect((await customer.call(downloadContract, { orderId: id })).status).toBe(404);
});

test('DO-04 signing opens the order and leaves a receipt that anybody can check', async () => {
  const customer = await portal.signIn('customer');
  const text = (await customer.call(getContract, { id })).body.data?.content ?? '';
  const { status, body } = await customer.call(signContract, { id, data });
  expect(status).toBe(200);
  expect(body.receipt).toMatchObject({
    name: 'Clara Lindqvist',
    signedAt: portal.clock.now().toISOString(),
    contentSha256: sha256(text),
    imageSha256: sha256(makeSignature()),
    image: data,
  });
  const { order } = (await customer.call(getCustomerOrder, { id })).body;
  expect(order.contract_signed).toBe(true);
  expect((await customer.call(signContract, { id, data })).status).toBe(409);
});

test('DO-04 a later edit of the contract changes neither the signed text nor its proof', async () => {
  const customer = await portal.signIn('customer');
  const before = (await customer.call(getContract, { id })).body.data;
  await portal.db().query(
    `insert into contract_versions (site_id, contract_id, number, title, content, published_at)
     select site_id, contract_id, 9, title, '<p>Something else</p>', published_at
     from contract_versions where number = 1`,
  );
  expect((await customer.call(getContract, { id })).body.data).toEqual(before);
});

test('DO-05 the signed contract downloads as a PDF, for its owner alone', async () => {
  const customer = await portal.signIn('customer');
  const url = `/api/customer/contract/download/${id}`;
  const { statusCode, headers, rawPayload } = await customer.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('attachment');
  const pdf = await PDFDocument.load(rawPayload, { updateMetadata: false });
  expect(pdf.getTitle()).toContain('Service agreement');
  expect(headers['content-disposition']).toMatch(
    /filename="Service agreement of Northwind Writing - Professional Package \d{4}\.pdf"/,
  );
  const stranger = await portal.signIn('newCustomer');
  expect((await stranger.call(downloadContract, { orderId: id })).status).toBe(404);
});

test('FX-25 UX-08 the printed contract names firm, package, order and a moment that people can read, in their language', async () => {
  const customer = await portal.signIn('customer');
  const url = `/api/customer/contract/download/${id}`;
  const print = async (language: string) => {
    const headers = { 'accept-language': language };
    return readPdf((await customer.inject({ method: 'GET', url, headers })).rawPayload);
  };
  const { order } = (await customer.call(getCustomerOrder, { id })).body;
  const german = await print('de');
  expect(german.author).toBe('Northwind Writing');
  expect(german.lines[0]).toBe('Northwind Writing support@northwind.example');
  expect(german.lines).toContain(`Paket: Professional Package · Auftrag #${order.number}`);
  const [signed] = german.lines.filter((line) => line.startsWith('Unterschrieben'));
  expect(signed).toMatch(
    /^Unterschrieben von Clara Lindqvist am \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC$/u,
  );
  expect((await print('th')).lines.join()).toContain('ลงนามโดย Clara Lindqvist');
});
