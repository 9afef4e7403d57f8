import {
  finalizeDrafts,
  getDrafts,
  getDraftsOfOrder,
  uploadDraft,
} from '@portal/shared-contracts/documents';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { draftsPlace, readAsWriter, sendDraft } from '../../../../test/drafts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

describe('with approval and ratings', () => {
  const place = draftsPlace('northwind');

  test('DO-20 DO-35 strangers get no drafts', async () => {
    expect((await portal.visit().call(getDrafts, place)).status).toBe(401);
    expect((await (await portal.signIn('newCustomer')).call(getDrafts, place)).status).toBe(404);
    expect((await (await portal.signIn('writer2')).call(getDraftsOfOrder, place)).status).toBe(404);
    expect((await (await portal.signIn('customer', 'acme')).call(getDrafts, place)).status).toBe(
      404,
    );
  });

  test('DO-45 a reviewer reads and is refused every change', async () => {
    const reviewer = await portal.signIn('reviewer');
    expect((await readAsWriter(reviewer, place)).can.upload).toBe(false);
    expect((await reviewer.call(uploadDraft, { ...place, data: {} })).status).toBe(403);
    const final = { ...place, taskId: 'revision_process' as const };
    expect((await reviewer.call(finalizeDrafts, final)).status).toBe(403);
  });

  test('DO-37 a missing PDF or Word file is refused with its text', async () => {
    const writer = await portal.signIn('writer');
    const none = await writer.call(uploadDraft, { ...place, data: {} });
    expect(none.error.message).toBe('Please upload the pdf version of the file');
    const dataPdf = await uploadDocument(writer, 'Draft.pdf');
    const noWord = await writer.call(uploadDraft, { ...place, data: { dataPdf } });
    expect(noWord.error.message).toBe('Please upload the word version of the file');
  });
});

test('DO-38 of two drafts sent at once exactly one is taken', async () => {
  const place = draftsPlace('northwind', 'changes-wanted');
  const writer = await portal.signIn('writer');
  const before = (await readAsWriter(writer, place)).data.length;
  const answers = await Promise.all([sendDraft(writer, place), sendDraft(writer, place)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readAsWriter(writer, place)).data).toHaveLength(before + 1);
});
