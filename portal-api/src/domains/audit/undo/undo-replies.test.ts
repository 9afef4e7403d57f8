import {
  addOrderNote,
  archiveCheckoutLink,
  archiveCoupon,
  archiveFirmContract,
  changeFirmPerson,
  createCheckoutLink,
  createCoupon,
  createFirmContract,
  discardPackage,
  firmQuestionnaireCalls,
  getAdminPackage,
  listDownloadables,
  readFirmPerson,
  saveDownloadable,
  savePackage,
  undoAudited,
} from '@portal/shared-contracts/admin';
import { sellPackage } from '../../../../test/catalogue/packages.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-111 the reply to a change names by what its page takes it back', async () => {
  const ann = await portal.signIn('admin');
  const named: (string | null | undefined)[] = [];
  const keep = <T extends { undo?: string | null | undefined }>({ body }: { body: T }): T => {
    named.push(body.undo);
    return body;
  };
  const sold = await sellPackage(ann, 'Undone two');
  const save = { id: sold._id, baseVersion: sold.version, priceMinor: 100 };
  const { package: draft } = (await ann.call(savePackage, save)).body;
  keep(await ann.call(discardPackage, { id: sold._id, baseVersion: draft.version }));
  const { coupon } = (await ann.call(createCoupon, { code: 'NAMED', percent: 10 })).body;
  keep(await ann.call(archiveCoupon, { id: coupon._id, baseVersion: coupon.version }));
  const link = { slug: 'named-link', packageId: sold._id };
  const { link: made } = (await ann.call(createCheckoutLink, link)).body;
  keep(await ann.call(archiveCheckoutLink, { id: made._id, baseVersion: made.version }));
  const [file] = (await ann.call(listDownloadables, {})).body.items;
  const renamed = { id: file?._id ?? '', baseVersion: file?.version ?? 0, title: 'Another title' };
  keep(await ann.call(saveDownloadable, renamed));
  const { contract } = (await ann.call(createFirmContract, { title: 'Named' })).body;
  keep(await ann.call(archiveFirmContract, { id: contract._id, baseVersion: contract.version }));
  const { template: calls } = firmQuestionnaireCalls;
  const { questionnaire } = (await ann.call(calls.create, { title: 'Named' })).body;
  keep(await ann.call(calls.archive, { id: questionnaire._id }));
  keep(await ann.call(addOrderNote, { id: 'northwind-order-unassigned', text: 'Named' }));
  const id = portal.personId('writer');
  const { version } = (await ann.call(readFirmPerson, { id })).body.person;
  keep(await ann.call(changeFirmPerson, { id, baseVersion: version, note: 'Named' }));

  expect(named).toHaveLength(8);
  expect(named).not.toContain(null);
  for (const act of named)
    expect((await ann.call(undoAudited, { id: act ?? '' })).status).toBe(200);
  const kept = (await ann.call(getAdminPackage, { id: sold._id })).body;
  expect(kept.package.content.priceMinor).toBe(100);
  // Reading names nothing.
  expect(kept.undo ?? null).toBeNull();
});
