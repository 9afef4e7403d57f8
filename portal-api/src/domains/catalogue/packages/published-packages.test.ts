import {
  archivePackage,
  createDownloadable,
  deleteDownloadable,
  deletePackage,
  listAdminPackages,
  listFirmOrders,
  listPackageVersions,
  publishPackage,
  rehearsePackage,
  restorePackage,
  savePackage,
} from '@portal/shared-contracts/admin';
import { listPackages, placeOrder } from '@portal/shared-contracts/checkout';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import {
  buyPackage,
  coverLetter,
  draftPackage,
  sellPackage,
} from '../../../../test/catalogue/packages.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const offered = async () => {
  const customer = await portal.signIn('customer');
  return (await customer.call(listPackages, {})).body.packages;
};

test('BO-85 BO-86 a draft with a file that was deleted meanwhile is refused at that file', async () => {
  const { key } = await uploadDocument(admin, 'gone.pdf');
  const { body } = await admin.call(createDownloadable, { title: 'Gone', fileKey: key });
  await admin.call(deleteDownloadable, { id: body.downloadable._id });
  const { _id: id } = await draftPackage(admin, 'With a lost file');
  const downloadables = [{ title: 'Gone', key }];
  const { version } = (await admin.call(savePackage, { id, baseVersion: 1, downloadables })).body
    .package;
  const { status, error } = await admin.call(publishPackage, { id, baseVersion: version });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['downloadables.0.title']]);
  expect((await admin.call(rehearsePackage, { id })).body.problems).toEqual([
    'The file “Gone” does not exist any more.',
  ]);
});

test('BO-88 a rehearsal says of everything that is missing what it is', async () => {
  const { _id: id } = await draftPackage(admin, 'Unready', { contractId: 'none', survey: 'none' });
  const german = { headers: { 'accept-language': 'de' } };
  expect((await admin.call(rehearsePackage, { id })).body.problems).toEqual([
    'The contract is not published, or it does not exist any more.',
    'The survey at the end is not published, or it does not exist any more.',
  ]);
  expect((await admin.call(rehearsePackage, { id }, german)).body.problems[0]).toBe(
    'Der Vertrag ist nicht veröffentlicht oder existiert nicht mehr.',
  );
});

test('BO-86 a draft is sold once it is published, its HTML without what could run', async () => {
  const made = await draftPackage(admin, 'Letter Only');
  expect(made).toMatchObject({
    state: 'draft',
    publishedVersion: null,
    hasDraft: true,
    version: 1,
  });
  const isOffered = async () =>
    (await offered()).find(({ packageName }) => packageName === 'Letter Only');
  expect(await isOffered()).toBeUndefined();
  const { body } = await admin.call(publishPackage, { id: made._id, baseVersion: 1 });
  expect(body.package).toMatchObject({ state: 'published', publishedVersion: 1, hasDraft: false });
  expect(await isOffered()).toMatchObject({
    packagePrice: 123.45,
    packageDescriptionHTML: '<p>Read</p>',
  });
  const customer = await portal.signIn('customer');
  const orderId = await buyPackage(customer, made._id);
  const { order } = (await customer.call(getCustomerOrder, { id: orderId })).body;
  expect(order.package.packageServices[0]).toMatchObject({
    serviceName: 'Cover Letter',
    serviceModules: coverLetter.modules,
  });
});

test('BO-86 an order keeps name, price, contract, services and modules as they were bought; the next gets the new ones', async () => {
  const { _id: id, version } = await sellPackage(admin, 'Letter and Call');
  const customer = await portal.signIn('customer');
  const before = await buyPackage(customer, id);
  const bought = (await customer.call(getCustomerOrder, { id: before })).body.order;
  await admin.call(savePackage, {
    id,
    baseVersion: version,
    name: 'Letter, Call and Profile',
    priceMinor: 50_000,
    services: [
      { name: 'LinkedIn Profile', modules: [{ id: 'final_linkedin', title: 'Profile' }] },
      { ...coverLetter, modules: coverLetter.modules.slice(1) },
    ],
  });
  expect((await offered()).some(({ packageName }) => packageName === 'Letter and Call')).toBe(true);
  const listed = (await admin.call(listAdminPackages, { search: 'call and profile' })).body.items;
  expect(listed).toMatchObject([
    { name: 'Letter, Call and Profile', publishedName: 'Letter and Call' },
  ]);
  await admin.call(publishPackage, { id, baseVersion: version + 1 });
  const kept = (await customer.call(getCustomerOrder, { id: before })).body.order;
  expect(kept.package).toEqual(bought.package);
  const after = await buyPackage(customer, id);
  const { order: next } = (await customer.call(getCustomerOrder, { id: after })).body;
  expect([next.package.packageName, next.package.packagePrice, next.invoicePrice]).toEqual([
    'Letter, Call and Profile',
    500,
    500,
  ]);
  expect(next.package.packageServices.map(({ serviceName }) => serviceName)).toEqual([
    'LinkedIn Profile',
    'Cover Letter',
  ]);
  const { items } = (await admin.call(listFirmOrders, { package: id })).body;
  expect(items.map(({ packageName }) => packageName)).toEqual([
    'Letter, Call and Profile',
    'Letter and Call',
  ]);
  const { versions } = (await admin.call(listPackageVersions, { id })).body;
  expect(versions.map((one) => [one.version, one.content.priceMinor])).toEqual([
    [2, 50_000],
    [1, 12_345],
  ]);
});

test('BO-88 a package that somebody could get stuck in is not published', async () => {
  const stuck = { ...coverLetter, modules: [{ id: 'gone', title: 'Final documents' }] };
  const { _id: id } = await draftPackage(admin, 'Dead End', { services: [stuck] });
  const sentence = 'Nobody can finish “Final documents” of Cover Letter.';
  const rehearsal = (await admin.call(rehearsePackage, { id })).body;
  expect(rehearsal.problems).toEqual([sentence]);
  const refused = await admin.call(publishPackage, { id, baseVersion: 1 });
  expect([refused.status, refused.error.errors]).toEqual([422, { services: sentence }]);
  await admin.call(savePackage, {
    id,
    baseVersion: 1,
    services: [coverLetter],
    contractId: 'none',
  });
  const other = await admin.call(publishPackage, { id, baseVersion: 2 });
  expect(Object.keys(other.error.errors ?? {})).toEqual(['contractId']);
  await admin.call(savePackage, { id, baseVersion: 2, contractId: null });
  expect((await admin.call(rehearsePackage, { id })).body).toMatchObject({
    problems: [],
    steps: 7,
  });
  expect((await admin.call(publishPackage, { id, baseVersion: 3 })).status).toBe(200);
});

test('BO-86 archived it is not sold and its orders go on; restored it is sold again', async () => {
  const { _id: id, version } = await sellPackage(admin, 'Seasonal');
  const customer = await portal.signIn('customer');
  const orderId = await buyPackage(customer, id);
  await admin.call(archivePackage, { id, baseVersion: version });
  const payment = await sandboxCard(customer);
  const refused = await customer.call(
    placeOrder,
    { payment, package_subscribed: id },
    newAttempt(),
  );
  expect(refused.error.message).toBe('This package is not available.');
  expect((await customer.call(getCustomerOrder, { id: orderId })).status).toBe(200);
  const held = await admin.call(deletePackage, { id });
  expect([held.status, held.error.message]).toEqual([
    409,
    'Somebody bought or linked this package. It can be archived, not deleted.',
  ]);
  expect((await admin.call(publishPackage, { id, baseVersion: version + 1 })).status).toBe(409);
  await admin.call(restorePackage, { id, baseVersion: version + 1 });
  expect(await buyPackage(customer, id)).not.toBe('');
});
