import {
  archiveDownloadable,
  createDownloadable,
  deleteDownloadable,
  getAdminPackage,
  getDownloadable,
  listDownloadables,
  listDownloadableVersions,
  publishDownloadable,
  publishPackage,
  readPackageChoices,
  saveDownloadable,
  savePackage,
} from '@portal/shared-contracts/admin';
import { downloadFile } from '@portal/shared-contracts/files';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { createOrder, findOrder } from '../../orders/orders.service.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const starter = packageId('northwind', 'starter');
const upload = async (name: string) => (await uploadDocument(admin, name)).key;

const order = async (packageVersion: number): Promise<string> => {
  portal.clock.advance(60_000);
  return createOrder(portal.db(), {
    clientId: portal.personId('customer'),
    packageId: starter,
    packageVersion,
    priceMinor: 100,
    currency: 'usd',
  });
};

const fileOf = async (orderId: string): Promise<string | undefined> =>
  (await findOrder(portal.db(), orderId))?.package.packageDownloadables.find(
    ({ title }) => title === 'Checklist',
  )?.data.key;

test('BO-85 a newer file reaches new orders, or everybody who bought it', async () => {
  const first = await upload('checklist-1.pdf');
  const again = newAttempt();
  const content = { title: 'Checklist', fileKey: first };
  const { downloadable } = (await admin.call(createDownloadable, content, again)).body;
  const { _id: id } = downloadable;
  expect((await admin.call(createDownloadable, content, again)).body.downloadable._id).toBe(id);
  const { downloadables } = (await admin.call(readPackageChoices, {})).body;
  const choices = downloadables.filter(({ title }) => title === 'Checklist');
  expect(choices).toEqual([{ title: 'Checklist', key: first }]);
  const { version } = (await admin.call(getAdminPackage, { id: starter })).body.package;
  const draft = { id: starter, baseVersion: version, downloadables: choices };
  await admin.call(savePackage, draft);
  const sold = await admin.call(publishPackage, { id: starter, baseVersion: version + 1 });
  const packageVersion = sold.body.package.publishedVersion ?? 0;

  const early = await order(packageVersion);
  const second = await upload('checklist-2.pdf');
  portal.clock.advance(60_000);
  await admin.call(publishDownloadable, { id, baseVersion: 1, fileKey: second });
  const late = await order(packageVersion);
  const list = (await admin.call(listDownloadableVersions, { id, limit: '25' })).body;
  expect(list.items.map(({ number, file }) => [number, file.key])).toEqual([
    [2, second],
    [1, first],
  ]);
  expect([list.total, list.nextCursor]).toEqual([2, null]);
  expect([await fileOf(early), await fileOf(late)]).toEqual([first, second]);

  const customer = await portal.signIn('customer');
  const download = async (key: string, by = customer) => {
    const url = downloadFile.path.replace('{key}', key);
    return (await by.inject({ method: 'GET', url })).statusCode;
  };
  expect([await download(first), await download(second)]).toEqual([200, 200]);
  expect(await download(first, await portal.signIn('newCustomer'))).toBe(404);

  const third = await upload('checklist-3.pdf');
  const forAll = { id, baseVersion: 2, fileKey: third, reaches: 'everyone' } as const;
  const replaced = (await admin.call(publishDownloadable, forAll)).body.downloadable;
  expect(replaced).toMatchObject({ buyers: 1, packages: ['Resume Starter'], version: 3 });
  expect(replaced.files.map(({ reaches }) => reaches)).toEqual([
    'everyone',
    'new-orders',
    'everyone',
  ]);
  expect([await fileOf(early), await fileOf(late)]).toEqual([third, third]);
  expect((await admin.call(publishDownloadable, forAll)).error.code).toBe('conflict');
});

test('BO-85 it is renamed, archived and found; what a package has is not deleted', async () => {
  const fileKey = await upload('letter.pdf');
  const made = await admin.call(createDownloadable, { title: 'Letter', fileKey });
  const { _id: id } = made.body.downloadable;
  const stranger = { title: 'Stolen', fileKey: await uploadKeyOfWriter() };
  expect((await admin.call(createDownloadable, stranger)).status).toBe(404);
  await admin.call(saveDownloadable, { id, baseVersion: 1, title: 'Sample letter' });
  await admin.call(archiveDownloadable, { id, baseVersion: 2 });
  const archived = await admin.call(listDownloadables, { state: 'archived', search: 'sample' });
  expect(archived.body.items).toMatchObject([{ _id: id, title: 'Sample letter', packages: [] }]);
  const { downloadables } = (await admin.call(readPackageChoices, {})).body;
  expect(downloadables.map(({ title }) => title)).not.toContain('Sample letter');
  const { items } = (await admin.call(listDownloadables, { search: 'interview' })).body;
  const kept = await admin.call(deleteDownloadable, { id: items[0]?._id ?? '' });
  expect(kept.error.message).toBe('A package has this file. It can be archived, not deleted.');
  expect((await admin.call(deleteDownloadable, { id })).status).toBe(200);
  expect((await admin.call(getDownloadable, { id })).status).toBe(404);
  // Its bytes go with the sweep, and take no room of the firm until then.
  expect(await portal.db().query('select 1 from files where key = $1', [fileKey])).toEqual([]);
});

const uploadKeyOfWriter = async (): Promise<string> =>
  (await uploadDocument(await portal.signIn('writer'), 'mine.pdf')).key;
