import {
  archiveReview,
  createReview,
  discardReview,
  getAdminReview,
  listReviewVersions,
  publishReview,
  resendReview,
  restoreReview,
  saveReview,
} from '@portal/shared-contracts/admin';
import { getReview, saveReviewChecklist } from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { written, writtenCheck as check } from '../../../../test/reviews/written-review.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { MailRefused } from '../../../kernel/mailer.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const mailsTo = (email: string) =>
  portal
    .db()
    .query<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1 order by created_at',
      [email],
    );
const mailedProof = async (email: string): Promise<string> =>
  /uniqueCustomerId=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '';
const open = async (id: string, proof?: string) =>
  portal.visit().call(getReview, { id, ...(proof ? { uniqueCustomerId: proof } : {}) });
const draft = async (email: string | null) =>
  (await admin.call(createReview, written(email), newAttempt())).body.review;
const published = async (email: string) => {
  const { _id: id, version: baseVersion } = await draft(email);
  return (await admin.call(publishReview, { id, baseVersion })).body.review;
};

test('BO-103 a draft answers not found; publishing mails the link that proves its reader, in their language', async () => {
  const email = 'nora@example.com';
  const again = newAttempt();
  const made = (await admin.call(createReview, written(email), again)).body.review;
  const { _id: id, version: baseVersion } = (await admin.call(createReview, written(email), again))
    .body.review;
  expect([id, made.state, made.publishedVersion]).toEqual([made._id, 'draft', 0]);
  expect((await open(id)).status).toBe(404);
  const sent = await admin.call(publishReview, { id, baseVersion });
  expect(sent.body).toMatchObject({
    mailed: true,
    review: { state: 'published', hasDraft: false },
  });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Ihre Lebenslauf-Analyse von Northwind Writing');
  expect((await open(id)).body.critique).toMatchObject({
    uniqueCustomerId: null,
    email: 'n•••@example.com',
  });
  expect(sent.body.review.emailProven).toBe(false);
  const proof = await mailedProof(email);
  expect((await open(id, proof)).body.critique.uniqueCustomerId).toBe(proof);
  expect((await admin.call(getAdminReview, { id })).body.review.emailProven).toBe(true);
  expect((await admin.call(resendReview, { id })).body.mailed).toBe(true);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('BO-103 a correction shows once it is published, keeps ticks and link, and its version stays readable', async () => {
  const email = 'tick@example.com';
  const { _id: id, version } = await published(email);
  const proof = await mailedProof(email);
  const findings = ['structure.use_of_bullets', 'language.weak_verbs_check'];
  await portal.visit().call(saveReviewChecklist, { id, findings });
  const content = { ...written().content, language_section: {} };
  const changes = {
    content: {
      ...content,
      impact_and_experience_section: { impact_check: { ...check, report_text: 'No numbers.' } },
    },
  };
  const saved = await admin.call(saveReview, { id, baseVersion: version, ...changes });
  expect(saved.body.review).toMatchObject({ hasDraft: true, state: 'published' });
  const shown = async () => (await open(id)).body.critique;
  expect((await shown()).review.impact_and_experience_section.impact_check.report_text).toBe(
    'Too long.',
  );
  const late = await admin.call(saveReview, { id, baseVersion: version, firstName: 'Late' });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  const again = await admin.call(publishReview, { id, baseVersion: saved.body.review.version });
  expect(again.body).toMatchObject({ mailed: false, unmailed: false });
  expect((await shown()).checklist).toEqual(['structure.use_of_bullets']);
  expect((await shown()).review.impact_and_experience_section.impact_check.report_text).toBe(
    'No numbers.',
  );
  expect((await open(id, proof)).body.critique.uniqueCustomerId).toBe(proof);
  const { versions } = (await admin.call(listReviewVersions, { id })).body;
  expect(
    versions.map((one) => [
      one.version,
      one.content.impact_and_experience_section.impact_check.report_text,
    ]),
  ).toEqual([
    [2, 'No numbers.'],
    [1, 'Too long.'],
  ]);
});

test('BO-103 a link that does not leave for a corrected address is told, once it is published', async () => {
  const { _id: id, version } = await published('former@example.com');
  const email = 'corrected@example.com';
  const { review } = (await admin.call(saveReview, { id, baseVersion: version, email })).body;
  const send = jest
    .spyOn(portal.platform.mailer, 'send')
    .mockRejectedValueOnce(new MailRefused('450 come back later'));
  const { body } = await admin.call(publishReview, { id, baseVersion: review.version });
  send.mockRestore();
  expect(body).toMatchObject({ mailed: false, unmailed: true, review: { state: 'published' } });
  expect((await admin.call(resendReview, { id })).body.mailed).toBe(true);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('BO-103 whoever got a link by a wrong address loses it when the address is corrected', async () => {
  const { _id: id, version } = await published('wrong@example.com');
  const former = await mailedProof('wrong@example.com');
  await open(id, former);
  const { review } = (
    await admin.call(saveReview, { id, baseVersion: version, email: 'right@example.com' })
  ).body;
  expect((await admin.call(publishReview, { id, baseVersion: review.version })).body.mailed).toBe(
    true,
  );
  expect((await open(id, former)).body.critique.uniqueCustomerId).toBeNull();
  const proof = await mailedProof('right@example.com');
  expect((await open(id, proof)).body.critique.uniqueCustomerId).toBe(proof);
});

test('BO-103 an archived review answers nobody until it is brought back; a dropped draft changes nothing', async () => {
  const { _id: id, version: baseVersion } = await published('shelf@example.com');
  const away = (await admin.call(archiveReview, { id, baseVersion })).body.review;
  expect([away.state, (await open(id)).status]).toEqual(['archived', 404]);
  expect((await admin.call(publishReview, { id, baseVersion: away.version })).status).toBe(409);
  const back = (await admin.call(restoreReview, { id, baseVersion: away.version })).body.review;
  const edited = (await admin.call(saveReview, { id, baseVersion: back.version, firstName: 'Eve' }))
    .body.review;
  const dropped = (await admin.call(discardReview, { id, baseVersion: edited.version })).body
    .review;
  expect([dropped.hasDraft, dropped.written.firstName]).toEqual([false, 'Nora']);
  expect((await open(id)).body.critique.firstName).toBe('Nora');
});
