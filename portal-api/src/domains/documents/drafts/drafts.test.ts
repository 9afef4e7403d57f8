import { finalizeDrafts, reviewDraft } from '@portal/shared-contracts/documents';
import { downloadFile } from '@portal/shared-contracts/files';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import {
  draftFlags,
  draftsPlace,
  readAsCustomer,
  readAsWriter,
  sendDraft,
} from '../../../../test/drafts.ts';
import { draftsWaiting, judgeDraft } from './approve-draft.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

describe('with approval and ratings', () => {
  const place = draftsPlace('northwind');

  test('DO-38 DO-40 a sent draft waits for the admin, unseen by the customer', async () => {
    const writer = await portal.signIn('writer');
    expect((await sendDraft(writer, place)).body).toEqual({ status: true });
    const seen = await readAsWriter(writer, place);
    expect(seen.can.upload).toBe(false);
    expect(seen.data[0]).toMatchObject({ stage: 'with-admin', adminApproval: { pending: true } });
    const customer = await portal.signIn('customer');
    const { drafts, can } = await readAsCustomer(customer, place);
    expect(drafts).toEqual([]);
    expect(can.review).toBe(false);
    const key = seen.data[0]?.data.dataPdf?.key ?? '';
    expect((await customer.call(downloadFile, { key })).status).toBeGreaterThanOrEqual(403);
    expect(await draftFlags(customer, place)).toMatchObject({
      sentByWriter: true,
      pendingClientReview: false,
      pendingApproval: true,
    });
    expect((await sendDraft(writer, place)).status).toBe(409);
  });

  test('DO-40 a rejection shows reason and file, and a new draft may follow', async () => {
    const ctx = await portal.context();
    const waiting = (await draftsWaiting(ctx)).find(({ order_id }) => order_id === place.id);
    const file = { filename: 'Notes.csv', content: Buffer.from('line;note') };
    await judgeDraft(ctx, waiting?.id ?? '', { approval: 'rejected', reason: 'Too short', file });
    const writer = await portal.signIn('writer');
    const { data, can } = await readAsWriter(writer, place);
    expect(can.upload).toBe(true);
    expect(data[0]?.adminApproval).toMatchObject({
      pending: false,
      approved: false,
      rejectionReason: 'Too short',
    });
    const key = data[0]?.adminApproval?.rejectionFile?.key ?? '';
    expect((await writer.call(downloadFile, { key })).status).toBe(200);
    await expect(judgeDraft(ctx, waiting?.id ?? '', { approval: 'approved' })).rejects.toThrow();
  });

  test('DO-40 an approved draft reaches the customer and their bell', async () => {
    const writer = await portal.signIn('writer');
    await sendDraft(writer, place);
    const ctx = await portal.context();
    const [waiting] = (await draftsWaiting(ctx)).filter(({ order_id }) => order_id === place.id);
    await judgeDraft(ctx, waiting?.id ?? '', { approval: 'approved' });
    const customer = await portal.signIn('customer');
    const { drafts, can } = await readAsCustomer(customer, place);
    expect(can.review).toBe(true);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.data.additionalFiles).toHaveLength(1);
    expect((await draftFlags(customer, place))?.pendingClientReview).toBe(true);
    const bell = await ctx.notifications.list({ id: portal.personId('customer'), language: 'en' });
    expect(
      bell.some((notice) => notice.order_id === place.id && notice.data.action === 'review-draft'),
    ).toBe(true);
  });

  test('DO-22 rating and text are both required', async () => {
    const customer = await portal.signIn('customer');
    const draft_id = (await readAsCustomer(customer, place)).drafts[0]?._id ?? '';
    const text = 'Please rate the document and specify your revision request';
    for (const data of [
      { rating: 4, review: '  ' },
      { rating: null, review: 'Nice' },
    ]) {
      const input = { ...place, draft_id, data: { reviewedByUser: true as const, ...data } };
      const { status, error } = await customer.call(reviewDraft, input);
      expect(status).toBe(400);
      expect(error.message).toBe(text);
    }
  });

  test('DO-24 the attachment must be a docx or pdf of one’s own', async () => {
    const customer = await portal.signIn('customer');
    const draft_id = (await readAsCustomer(customer, place)).drafts[0]?._id ?? '';
    const foreign = await uploadDocument(await portal.signIn('newCustomer'), 'Theirs.pdf');
    const review = { reviewedByUser: true as const, rating: 2, review: 'More numbers' };
    const data = { ...review, reviewFile: { file: foreign } };
    expect((await customer.call(reviewDraft, { ...place, draft_id, data })).status).toBe(404);
    expect((await readAsCustomer(customer, place)).can.review).toBe(true);
  });

  test('DO-25 DO-28 DO-42 a low rating goes to the writer, who may send the next draft', async () => {
    const customer = await portal.signIn('customer');
    const draft_id = (await readAsCustomer(customer, place)).drafts[0]?._id ?? '';
    const file = await uploadDocument(customer, 'Ideas.docx');
    const data = {
      reviewedByUser: true as const,
      rating: 3,
      review: 'More numbers',
      reviewFile: { file },
    };
    expect((await customer.call(reviewDraft, { ...place, draft_id, data })).body).toEqual({
      status: true,
    });
    const after = await readAsCustomer(customer, place);
    expect(after.can).toEqual({ review: false, finalize: false });
    expect((await customer.call(reviewDraft, { ...place, draft_id, data })).status).toBe(409);
    const writer = await portal.signIn('writer');
    const seen = await readAsWriter(writer, place);
    expect(seen.can.upload).toBe(true);
    expect(seen.data[0]).toMatchObject({
      rating: 3,
      review: 'More numbers',
      reviewFile: { file },
      stage: 'reviewed',
    });
    expect((await writer.call(downloadFile, { key: file.key })).status).toBe(200);
    const final = { ...place, taskId: 'revision_process' as const };
    expect((await customer.call(finalizeDrafts, final)).status).toBe(409);
  });

  test('DO-26 DO-27 DO-43 a satisfied review may be final: the task is done, once', async () => {
    const writer = await portal.signIn('writer');
    await sendDraft(writer, place);
    const ctx = await portal.context();
    const [waiting] = (await draftsWaiting(ctx)).filter(({ order_id }) => order_id === place.id);
    await judgeDraft(ctx, waiting?.id ?? '', { approval: 'approved' });
    const customer = await portal.signIn('customer');
    const draft_id = (await readAsCustomer(customer, place)).drafts[0]?._id ?? '';
    const final = { ...place, taskId: 'revision_process' as const };
    expect((await customer.call(finalizeDrafts, final)).status).toBe(409);
    const data = { reviewedByUser: true as const, rating: 5, review: 'Lovely' };
    await customer.call(reviewDraft, { ...place, draft_id, data });
    expect((await readAsCustomer(customer, place)).can.finalize).toBe(true);
    for (const _ of [1, 2])
      expect((await customer.call(finalizeDrafts, final)).body).toEqual({ status: true });
    const { accepted, orderData } = await readAsCustomer(customer, place);
    expect(accepted).toBe(true);
    expect(
      orderData.completed_tasks.filter(({ taskId }) => taskId === 'revision_process'),
    ).toHaveLength(1);
    const seen = await readAsWriter(writer, place);
    expect(seen).toMatchObject({ accepted: true, can: { upload: false } });
    expect((await sendDraft(writer, place)).status).toBe(409);
  });
});

test('DO-40 the seed has drafts in every state', async () => {
  const stages = new Set<string>();
  const db = portal.db();
  const rows = await db.query<{ approval: string | null; reviewed: boolean }>(
    'select approval, reviewed_at is not null as reviewed from drafts',
  );
  for (const { approval, reviewed } of rows) stages.add(`${approval} ${reviewed}`);
  expect([...stages].toSorted()).toEqual(
    ['approved false', 'approved true', 'pending false', 'rejected false'].toSorted(),
  );
});
