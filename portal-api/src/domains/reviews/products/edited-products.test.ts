import {
  archiveProduct,
  copyProduct,
  createProduct,
  deleteProduct,
  getAdminProduct,
  listAdminProducts,
  type ProductContent,
  restoreProduct,
  saveProduct,
  undoAudited,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { offersOf } from '../reviews.service.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const course: ProductContent = {
  name: 'Interview course',
  priceMinor: 50,
  frequency: 'Year',
  productLink: 'https://shop.example.com/course',
  productDescription: '<p>Ten lessons<script>x()</script></p>',
  buttonText: 'Go to the course',
  position: 1,
};

test('BO-92 a product is added once, marked as the cheapest by month, changed and deleted', async () => {
  const again = newAttempt();
  const { product } = (await admin.call(createProduct, course, again)).body;
  const second = (await admin.call(createProduct, course, again)).body.product;
  expect(second._id).toBe(product._id);
  expect(product).toMatchObject({ isCheapest: true, productDescription: '<p>Ten lessons</p>' });
  const offered = async () =>
    (await offersOf(await portal.context())).products.find(({ _id }) => _id === product._id);
  expect(await offered()).toMatchObject({ name: 'Interview course', price: 0.5 });
  const { _id: id, version: baseVersion } = product;
  await admin.call(saveProduct, { ...course, id, baseVersion, priceMinor: 5000, frequency: 'Day' });
  const { items } = (await admin.call(listAdminProducts, {})).body;
  expect(items.find(({ _id }) => _id === id)).toMatchObject({ isCheapest: false, version: 2 });
  expect(items.filter(({ isCheapest }) => isCheapest)).toHaveLength(1);
  await admin.call(deleteProduct, { id });
  expect((await admin.call(getAdminProduct, { id })).status).toBe(404);
  expect(await offered()).toBeUndefined();
});

test('BO-92 only https links are taken, and a stale save is a conflict', async () => {
  const refused = await admin.call(createProduct, {
    ...course,
    productLink: 'http://shop.example',
  });
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['productLink']);
  const { _id: id } = (await admin.call(createProduct, course)).body.product;
  await admin.call(saveProduct, { ...course, id, baseVersion: 1, name: 'First' });
  const late = await admin.call(saveProduct, { ...course, id, baseVersion: 1, name: 'Second' });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  expect((await admin.call(getAdminProduct, { id })).body.product.name).toBe('First');
});

test('BO-92 BO-111 an archived product is in no review until it is brought back or the act is undone; a copy has the same content', async () => {
  const { _id: id } = (await admin.call(createProduct, { ...course, priceMinor: 1 })).body.product;
  const offered = async () =>
    (await offersOf(await portal.context())).products.some(({ _id }) => _id === id);
  const cheapest = async () => (await admin.call(getAdminProduct, { id })).body.product.isCheapest;
  const archived = (await admin.call(archiveProduct, { id, baseVersion: 1 })).body;
  expect(archived.product).toMatchObject({ isArchived: true, isCheapest: false });
  expect(await offered()).toBe(false);
  await admin.call(restoreProduct, { id, baseVersion: 2 });
  expect([await offered(), await cheapest()]).toEqual([true, true]);
  const { undo } = (await admin.call(archiveProduct, { id, baseVersion: 3 })).body;
  expect((await admin.call(undoAudited, { id: archived.undo ?? '' })).status).toBe(409);
  await admin.call(undoAudited, { id: undo ?? '' });
  expect(await offered()).toBe(true);

  const again = newAttempt();
  const { product } = (await admin.call(copyProduct, { id }, again)).body;
  expect((await admin.call(copyProduct, { id }, again)).body.product._id).toBe(product._id);
  expect(product).toMatchObject({ name: course.name, priceMinor: 1, isArchived: false });
  expect(product._id).not.toBe(id);
});
