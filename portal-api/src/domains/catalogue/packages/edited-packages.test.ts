import {
  copyPackage,
  createFirmContract,
  createPackage,
  deletePackage,
  discardPackage,
  getAdminPackage,
  listAdminPackages,
  type PackageContent,
  publishPackage,
  readPackageChoices,
  savePackage,
} from '@portal/shared-contracts/admin';
import { packageId, questionnaireId } from '../../../../seed/packages.data.ts';
import {
  coverLetter,
  draftPackage,
  letterPackage,
  sellPackage,
} from '../../../../test/catalogue/packages.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

test('BO-86 what is wrong is refused at its field, and BO-87 no step stands twice in a service', async () => {
  const wrong = async (changes: Partial<PackageContent>) =>
    Object.keys(
      (await admin.call(createPackage, { ...letterPackage('Wrong'), ...changes })).error.errors ??
        {},
    );
  expect(await wrong({ name: ' ' })).toEqual(['name']);
  expect(await wrong({ priceMinor: -1 })).toEqual(['priceMinor']);
  expect(await wrong({ services: [] })).toEqual(['services']);
  expect(await wrong({ survey: 'http://survey.example.com' })).toEqual(['survey']);
  const [first = coverLetter.modules[0]!] = coverLetter.modules;
  expect(await wrong({ services: [{ name: 'Twice', modules: [first, first] }] })).toEqual([
    'services.0.modules',
  ]);
});

test('BO-86 a copy is a draft of its own, and what nobody bought is deleted', async () => {
  const { _id: id } = await sellPackage(admin, 'Original');
  const again = newAttempt();
  const copied = async () => (await admin.call(copyPackage, { id }, again)).body.package;
  const copy = await copied();
  expect((await copied())._id).toBe(copy._id);
  expect(copy).toMatchObject({ name: 'Original (2)', state: 'draft', orders: 0 });
  expect(copy.content.services).toEqual([coverLetter]);
  expect((await admin.call(deletePackage, { id: copy._id })).status).toBe(200);
  expect((await admin.call(getAdminPackage, { id: copy._id })).status).toBe(404);
});

test('BO-114 what two admins change in different fields merges; the same field is a conflict that names who', async () => {
  const { _id: id } = await draftPackage(admin, 'Shared');
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['catalogue'],
  });
  const milo = await portal.signIn('moneyAdmin');
  await milo.call(savePackage, { id, baseVersion: 1, priceMinor: 9900 });
  portal.clock.advance(120_000);
  const merged = await admin.call(savePackage, { id, baseVersion: 1, name: 'Shared by two' });
  expect(merged.body.package).toMatchObject({
    name: 'Shared by two',
    priceMinor: 9900,
    version: 3,
  });
  const refused = await admin.call(savePackage, { id, baseVersion: 1, priceMinor: 8800 });
  expect(refused.error).toMatchObject({
    code: 'conflict',
    errors: { priceMinor: 'Milo changed this 2 minutes ago.' },
  });
  expect((await admin.call(publishPackage, { id, baseVersion: 2 })).status).toBe(409);
});

test('BO-86 discarding a draft brings back what is published', async () => {
  const { _id: id, version } = await sellPackage(admin, 'Steady');
  await admin.call(savePackage, { id, baseVersion: version, priceMinor: 1 });
  const { body } = await admin.call(discardPackage, { id, baseVersion: version + 1 });
  expect(body.package).toMatchObject({ hasDraft: false, priceMinor: 12_345, publishedVersion: 1 });
  const { _id: other } = await draftPackage(admin, 'Never');
  expect((await admin.call(discardPackage, { id: other, baseVersion: 1 })).status).toBe(409);
});

test('BO-86 the list shows what is sold and prepared with its orders, page after page, and finds by name', async () => {
  const { items, total } = (await admin.call(listAdminPackages, { limit: '100' })).body;
  expect(items.length).toBe(total);
  const starter = items.find(({ _id }) => _id === packageId('northwind', 'starter'));
  expect(starter).toMatchObject({ state: 'published', priceMinor: 14_900, services: 1 });
  expect(starter?.orders).toBeGreaterThan(0);
  const found = (await admin.call(listAdminPackages, { search: 'STARTER', state: 'published' }))
    .body;
  expect(found.items.map(({ name }) => name)).toEqual(['Resume Starter']);
});

test('BO-86 the form knows what the firm has published, and the same call twice makes one package', async () => {
  const { contract } = (await admin.call(createFirmContract, { title: 'Terms' })).body;
  const choices = (await admin.call(readPackageChoices, {})).body;
  expect(choices.otherContracts).toEqual([{ _id: contract._id, title: 'Terms', state: 'draft' }]);
  expect(choices.currency).toBe('usd');
  expect(choices.questionnaires.map(({ _id }) => _id)).toContain(
    questionnaireId.coverLetter('northwind'),
  );
  expect([choices.contracts.length, choices.surveys.length]).toEqual([1, 1]);
  const again = newAttempt();
  const first = await admin.call(createPackage, letterPackage('Once'), again);
  const second = await admin.call(createPackage, letterPackage('Once'), again);
  expect(second.body.package._id).toBe(first.body.package._id);
});
