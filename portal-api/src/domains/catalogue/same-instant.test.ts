import type { Endpoint, EndpointInput } from '@portal/shared-contracts';
import {
  createCheckoutLink,
  createCoupon,
  createDownloadable,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { uploadDocument } from '../../../test/document-uploads.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const CALLS = 6;

/** Makes the calls of one key all at the same instant: one of them makes, the others find what it made. */
const expectOne = async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
  const admin = await portal.signIn('admin');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, ...others] = await Promise.all(
    Array.from({ length: CALLS }, () => admin.call(endpoint, input, { headers })),
  );
  expect(first?.body).toMatchObject({ status: true });
  expect(others.map(({ body }) => body)).toEqual(Array(CALLS - 1).fill(first?.body));
};

test('BO-90 calls of one key at the same instant make one coupon', () =>
  expectOne(createCoupon, { code: 'AT-ONCE', percent: 10, codes: 3 }));

test('BO-91 calls of one key at the same instant make one link', () =>
  expectOne(createCheckoutLink, {
    slug: 'at-once-2026',
    packageId: packageId('northwind', 'starter'),
  }));

test('BO-85 calls of one key at the same instant make one download', async () => {
  const { key } = await uploadDocument(await portal.signIn('admin'), 'at-once.pdf');
  await expectOne(createDownloadable, { title: 'At once', fileKey: key });
});
