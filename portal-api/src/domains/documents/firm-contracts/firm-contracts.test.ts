import {
  archiveFirmContract,
  copyFirmContract,
  createFirmContract,
  deleteFirmContract,
  discardFirmContract,
  downloadContractVersion,
  downloadSignedCopy,
  type FirmContract,
  listContractVersions,
  listFirmContracts,
  listSignedCopies,
  publishFirmContract,
  readFirmContract,
  restoreFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { getContract, signContract } from '@portal/shared-contracts/documents';
import { makeSignature } from '../../../../seed/documents/documents.files.ts';
import { orderId } from '../../../../seed/orders/orders.ts';
import { contractId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const seeded = contractId('northwind');
const read = async (admin: TestClient, id: string): Promise<FirmContract> =>
  (await admin.call(readFirmContract, { id })).body.contract;

const begin = async (admin: TestClient, title: string): Promise<FirmContract> =>
  (await admin.call(createFirmContract, { title })).body.contract;

/** A new text of a contract, published. */
const publish = async (admin: TestClient, id: string, content: string) => {
  const { title, version } = await read(admin, id);
  const save = { id, title, content, baseVersion: version };
  const saved = (await admin.call(saveFirmContract, save)).body.contract;
  return admin.call(publishFirmContract, { id, baseVersion: saved.version, isOurs: true });
};

test('BO-81 what is kept is cleaned as it will be shown, and published only once it is taken as ours', async () => {
  const admin = await portal.signIn('admin');
  const made = await begin(admin, 'Terms');
  expect(made).toMatchObject({ state: 'draft', published: null, content: '', signatures: 0 });
  const content =
    '<h2 onclick="x()">One</h2><div>A <b>bold</b> <a href="javascript:x()">link</a></div><script>1</script>';
  const save = { id: made._id, title: 'Terms', content, baseVersion: made.version };
  const { contract } = (await admin.call(saveFirmContract, save)).body;
  expect(contract.content).toBe(
    '<h2>One</h2><p>A <b>bold</b> <a target="_blank" rel="noopener noreferrer">link</a></p>',
  );
  const publishing = { id: made._id, baseVersion: contract.version };
  const refused = await admin.call(publishFirmContract, { ...publishing, isOurs: false });
  expect(refused.error.errors).toHaveProperty('isOurs');
  const { body } = await admin.call(publishFirmContract, { ...publishing, isOurs: true });
  expect(body.contract).toMatchObject({ state: 'published', published: 1, hasChanges: false });
});

test('BO-81 a contract without words is not published', async () => {
  const admin = await portal.signIn('admin');
  const { _id: id, version } = await begin(admin, 'Empty');
  const { error } = await admin.call(publishFirmContract, {
    id,
    baseVersion: version,
    isOurs: true,
  });
  expect(error.message).toBe('The contract has no words yet.');
});

test('BO-81 an order signs the version that held when it was placed, and keeps it', async () => {
  const admin = await portal.signIn('admin');
  const order = orderId('northwind', 'contract');
  const customer = await portal.signIn('customer');
  const before = (await customer.call(getContract, { id: order })).body.data?.content;
  // Placed by a server whose clock is ahead of the one that publishes.
  await portal
    .db()
    .query('update orders set created_at = $3 where site_id = $1 and id = $2', [
      'northwind',
      order,
      new Date(portal.clock.now().getTime() + 500),
    ]);
  await publish(admin, seeded, '<p>Quite another text</p>');
  const shown = (await customer.call(getContract, { id: order })).body.data?.content;
  expect(shown).toBe(before);
  const data = `data:image/png;base64,${makeSignature().toString('base64')}`;
  await customer.call(signContract, { id: order, data });
  const copies = (await admin.call(listSignedCopies, { id: seeded, version: 1 })).body;
  const copy = copies.items.find((item) => item.orderId === order);
  expect(copy).toMatchObject({
    version: 1,
    contentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await admin.call(listSignedCopies, { id: seeded, version: 2 })).body.total).toBe(0);
  const { versions } = (await admin.call(listContractVersions, { id: seeded })).body;
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(versions[1]?.signatures).toBe(copies.total);
});

test('BO-81 versions and signed copies are saved as PDFs', async () => {
  const admin = await portal.signIn('admin');
  const order = orderId('northwind', 'contract');
  const version = await admin.call(downloadContractVersion, { id: seeded, number: 1 });
  const copy = await admin.call(downloadSignedCopy, { id: seeded, orderId: order });
  for (const { status, headers } of [version, copy])
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const other = await begin(admin, 'Another');
  const foreign = await admin.call(downloadSignedCopy, { id: other._id, orderId: order });
  expect(foreign.status).toBe(404);
});

test('BO-114 a save that began with an older state is refused with who and when', async () => {
  const admin = await portal.signIn('admin');
  const { _id: id, version } = await begin(admin, 'Shared');
  const save = { id, title: 'Shared', content: '<p>Mine</p>', baseVersion: version };
  expect((await admin.call(saveFirmContract, save)).status).toBe(200);
  const late = await admin.call(saveFirmContract, { ...save, content: '<p>Theirs</p>' });
  expect(late.status).toBe(409);
  expect(late.error.message).toMatch(/changed this/);
  expect((await read(admin, id)).content).toBe('<p>Mine</p>');
});

test('BO-81 drafts are discarded, contracts copied, archived, brought back; only unpublished ones deleted', async () => {
  const admin = await portal.signIn('admin');
  const { _id: id } = await begin(admin, 'Life');
  await publish(admin, id, '<p>First</p>');
  const { version } = await read(admin, id);
  const save = { id, title: 'Life', content: '<p>Second</p>', baseVersion: version };
  const saved = (await admin.call(saveFirmContract, save)).body.contract;
  expect(saved.hasChanges).toBe(true);
  const at = { id, baseVersion: saved.version };
  const back = (await admin.call(discardFirmContract, at)).body.contract;
  expect(back).toMatchObject({ content: '<p>First</p>', hasChanges: false });
  const copy = (await admin.call(copyFirmContract, { id, title: 'Life again' })).body.contract;
  expect(copy).toMatchObject({ state: 'draft', content: '<p>First</p>' });
  const aside = (await admin.call(archiveFirmContract, { id, baseVersion: back.version })).body;
  expect(aside.contract.state).toBe('archived');
  expect((await publish(admin, id, '<p>Third</p>')).status).toBe(409);
  const restored = { id, baseVersion: (await read(admin, id)).version };
  const again = (await admin.call(restoreFirmContract, restored)).body.contract;
  expect(again.state).toBe('published');
  expect((await admin.call(deleteFirmContract, { id })).status).toBe(409);
  expect((await admin.call(deleteFirmContract, { id: copy._id })).status).toBe(200);
  expect((await admin.call(readFirmContract, { id: copy._id })).status).toBe(404);
});

test('BO-81 the list is narrowed by state and title, and is of the area catalogue', async () => {
  const admin = await portal.signIn('admin');
  const all = (await admin.call(listFirmContracts, {})).body;
  expect(all.items.find(({ _id }) => _id === seeded)).toMatchObject({ state: 'published' });
  const drafts = (await admin.call(listFirmContracts, { state: 'draft', search: 'anoth' })).body;
  expect(drafts.items.map(({ title }) => title)).toEqual(['Another']);
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(listFirmContracts, {})).status).toBe(403);
});
