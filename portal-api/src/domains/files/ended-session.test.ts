import { Readable } from 'node:stream';
import { orderId } from '../../../seed/orders/orders.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
afterEach(() => jest.restoreAllMocks());

const store = async (): Promise<string> => {
  const { files } = await portal.context();
  const subject = { kind: 'order', id: orderId('northwind', 'draft-review') };
  const content = Buffer.from('a,b\n1,2\n');
  return (await files.store({ filename: 'list.csv', content }, null, subject)).key;
};

const ask = (method: 'GET' | 'HEAD', url: string) =>
  portal.app.inject({ method, url, headers: { host: 'localhost' } });

test('FX-11 a download without a session is refused as not signed in, whether the file exists or not', async () => {
  for (const key of [await store(), 'no-such-file'])
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await ask(method, `/api/file/download/${key}`)).statusCode).toBe(401);
      expect((await ask(method, `/api/file/${key}`)).statusCode).toBe(401);
    }
});

const headersOf = ({ cookies }: TestClient) => ({
  host: 'localhost',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

test('FX-11 a page can ask whether a download would work, without its bytes', async () => {
  const customer = await portal.signIn('customer');
  const url = `/api/file/download/${await store()}`;
  const { fileStore } = portal.platform;
  const get = fileStore.get.bind(fileStore);
  const opened: Readable[] = [];
  jest.spyOn(fileStore, 'get').mockImplementation(async (key) => {
    const bytes = await get(key);
    opened.push(bytes);
    return bytes;
  });
  const there = await portal.app.inject({ method: 'HEAD', url, headers: headersOf(customer) });
  expect(there.statusCode).toBe(200);
  expect(there.rawPayload).toHaveLength(0);
  expect(there.headers['content-length']).toBe('8');
  // The file itself is read by whoever then follows the link.
  expect(opened.map(({ destroyed, readableDidRead }) => [destroyed, readableDidRead])).toEqual([
    [true, false],
  ]);
  expect((await customer.inject({ method: 'GET', url })).payload).toBe('a,b\n1,2\n');
  const contract = `/api/customer/contract/download/${orderId('northwind', 'completed')}`;
  const signed = await portal.app.inject({
    method: 'HEAD',
    url: contract,
    headers: headersOf(customer),
  });
  expect(signed.statusCode).toBe(200);
});

test('FX-11 a file whose bytes are lost is no download', async () => {
  const customer = await portal.signIn('customer');
  const url = `/api/file/download/${await store()}`;
  jest.spyOn(portal.platform.fileStore, 'get').mockRejectedValue(new Error('No such file'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = await portal.app.inject({ method: 'HEAD', url, headers: headersOf(customer) });
  expect(lost.statusCode).toBe(500);
});

test('FX-11 nothing is made of an export that is only asked about', async () => {
  const admin = await portal.signIn('admin');
  const made = jest.spyOn(Readable, 'from');
  const url = '/api/admin/audit/export?format=csv';
  const there = await portal.app.inject({ method: 'HEAD', url, headers: headersOf(admin) });
  expect([there.statusCode, there.rawPayload.length]).toEqual([200, 0]);
  const [stream] = made.mock.results.map(({ value }) => value as Readable);
  expect([stream?.destroyed, stream?.readableDidRead]).toEqual([true, false]);
});
