import { downloadInvoice, listInvoices } from '@portal/shared-contracts/invoices';
import { readOwnData, updateProfileImage } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { onePixelPng } from '../../../test/pictures.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

/** Leaves this person one more call of a kind. */
const useUp = async (kind: string, most: number) => {
  const key = `${kind}:${portal.personId('customer')}`;
  await portal.db().query('update rate_counts set hits = $2 where key = $1', [key, most - 1]);
};

const picture = { name: 'me.png', content: onePixelPng };

test('P-11 pictures are limited by the hour for each person, not for the others', async () => {
  const customer = await portal.signIn('customer');
  for (let count = 0; count < 30; count += 1)
    expect((await customer.upload(updateProfileImage, picture)).status).toBe(200);
  const refused = await customer.upload(updateProfileImage, picture);
  expect([refused.status, refused.error.message]).toEqual([
    429,
    'Too many attempts. Please wait a few minutes and try again.',
  ]);
  const other = await portal.signIn('newCustomer');
  expect((await other.upload(updateProfileImage, picture)).status).toBe(200);
  portal.clock.advance(3_600_000);
  expect((await customer.upload(updateProfileImage, picture)).status).toBe(200);
});

const firstInvoice = async (customer: TestClient): Promise<string> => {
  const { invoices } = (await customer.call(listInvoices, {})).body;
  return downloadInvoice.path.replace('{id}', invoices[0]?._id ?? '');
};

test('P-11 PDFs that the server draws are limited by the hour for each person', async () => {
  const customer = await portal.signIn('customer');
  const url = await firstInvoice(customer);
  const ask = async () => (await customer.inject({ url })).statusCode;
  expect(await ask()).toBe(200);
  await useUp('pdf', 240);
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test('P-11 a page that reads through everything of a person is limited by the hour', async () => {
  const customer = await portal.signIn('customer');
  const ask = async () => (await customer.call(readOwnData, {})).status;
  expect(await ask()).toBe(200);
  await useUp('own-data', 120);
  expect([await ask(), await ask()]).toEqual([200, 429]);
});
