import {
  checkReviewContent,
  copyReview,
  createReview,
  deleteAdminReview,
  deleteReviewSnippet,
  editVisitorReview,
  getVisitorReview,
  listAdminReviews,
  listReviewSnippets,
  publishReview,
  readReviewDesk,
  readReviewResume,
  readVisitorReview,
  saveReview,
  saveReviewSnippet,
  type WrittenReview,
} from '@portal/shared-contracts/admin';
import { getReview } from '@portal/shared-contracts/reviews';
import { critiqueId } from '../../../../seed/money.ts';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { smallDocx } from '../../../../test/documents.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { madeReview, RESUME } from '../../../../test/reviews/send-resume.ts';
import { written, writtenCheck as check } from '../../../../test/reviews/written-review.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { carryFindings } from '../reviews.service.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const open = async (id: string, proof?: string) =>
  portal.visit().call(getReview, { id, ...(proof ? { uniqueCustomerId: proof } : {}) });
const draft = async (email: string | null) =>
  (await admin.call(createReview, written(email), newAttempt())).body.review;

test('BO-102 what a reader would miss is refused at its field; a content from elsewhere is refused by path', async () => {
  const { _id: id, version: baseVersion } = await draft(null);
  const content = written().content;
  const silent = {
    ...content,
    structure_section: {
      ...content.structure_section,
      missing_sections_check: { ...check, report_text: ' ' },
    },
  };
  const { review } = (await admin.call(saveReview, { id, baseVersion, content: silent })).body;
  const refused = await admin.call(publishReview, { id, baseVersion: review.version });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    ['email', 'content.structure_section.missing_sections_check.report_text'],
  ]);
  const wrong = {
    ...content,
    ats_section: { ...content.ats_section, hard_skills: [1] },
    style_section: {},
  };
  const told = await admin.call(checkReviewContent, {
    content: wrong as unknown as WrittenReview['content'],
  });
  expect(Object.keys(told.error.errors ?? {})).toEqual([
    'content.ats_section.hard_skills.0',
    'content.style_section.email_check',
    'content.style_section.phone_number_check',
  ]);
  expect((await admin.call(checkReviewContent, { content })).body.content).toEqual(content);
});

test('BO-102 the text of a resume is read from its file, and words that come again are kept as snippets', async () => {
  const file = { name: 'Nora.docx', content: smallDocx(RESUME) };
  const read = await admin.upload(readReviewResume, file);
  expect(read.body.text).toContain('Words of Nora.docx');
  const wrong = await admin.upload(readReviewResume, { name: 'a.txt', content: Buffer.from('x') });
  expect(wrong.status).toBe(415);
  const title = 'Weak verbs';
  await admin.call(saveReviewSnippet, { title, text: 'Say what you did.' });
  const { snippet } = (await admin.call(saveReviewSnippet, { title, text: 'Say it.' })).body;
  const all = async () => (await admin.call(listReviewSnippets, {})).body.snippets;
  expect(await all()).toEqual([{ _id: snippet._id, title, text: 'Say it.' }]);
  await admin.call(deleteReviewSnippet, { id: snippet._id });
  expect(await all()).toEqual([]);
});

test('BO-101 the list says who reads what: opened, tabs, stars, clicks and the order; testimonials beside', async () => {
  const id = critiqueId('northwind', 'rated');
  await open(id);
  const order = orderId('northwind', 'writing');
  await portal.db().transaction((tx) =>
    carryFindings(tx, id, {
      orderId: order,
      buyer: { id: portal.personId('customer'), language: null },
      isProven: false,
    }),
  );
  const { items, total } = (await admin.call(listAdminReviews, { search: 'olsen' })).body;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    _id: id,
    state: 'published',
    fromVisitor: false,
    opened: 1,
    stars: 4,
    clicks: 0,
  });
  expect(items[0]?.order).toEqual({ _id: order, name: expect.stringMatching(/^#/) });
  expect(items[0]?.tabs).toHaveLength(5);
  const newest = await draft('last@example.com');
  const drafts = (await admin.call(listAdminReviews, { state: 'draft' })).body.items;
  expect(drafts.find(({ _id }) => _id === newest._id)).toMatchObject({
    publishedAt: null,
    email: 'last@example.com',
  });
  expect((await admin.call(listAdminReviews, { state: 'archived' })).body.items).toEqual([]);
  const desk = (await admin.call(readReviewDesk, {})).body;
  expect(desk.testimonials.length).toBeGreaterThan(0);
  expect(desk.funnel.map(({ step }) => step)).toContain('bought');
  const refused = await admin.call(deleteAdminReview, { id });
  expect([refused.status, refused.error.code]).toEqual([409, 'conflict']);
  expect((await admin.call(deleteAdminReview, { id: newest._id })).status).toBe(200);
});

test('RV-55 RV-56 RV-57 admins read and change the review of a visitor finding by finding, and nothing else of it', async () => {
  const { id } = await madeReview(portal);
  const refused = await admin.call(saveReview, { id, baseVersion: 1, firstName: 'Eve' });
  expect([refused.status, refused.error.code]).toEqual([409, 'conflict']);
  const edits = [{ kind: 'drop' as const, finding: 'language.weak_verbs' }];
  const { review } = (await admin.call(editVisitorReview, { id, baseVersion: 1, edits })).body;
  expect(review.findings.map((finding) => finding.id)).not.toContain('language.weak_verbs');
  expect((await admin.call(readVisitorReview, { id })).body.review.checkedBy).not.toBeNull();
  expect((await admin.call(getVisitorReview, { id })).body.review.history).toHaveLength(1);
});

test('BO-102 a copy of a review is a draft with the same words; what a visitor sent is not copied', async () => {
  const { _id: id } = await draft('first.reader@example.com');
  const again = newAttempt();
  const { review } = (await admin.call(copyReview, { id }, again)).body;
  expect((await admin.call(copyReview, { id }, again)).body.review._id).toBe(review._id);
  expect(review).toMatchObject({ state: 'draft', written: { content: written().content } });
  expect(review._id).not.toBe(id);
  const sent = await madeReview(portal);
  expect((await admin.call(copyReview, { id: sent.id })).status).toBe(409);
});
