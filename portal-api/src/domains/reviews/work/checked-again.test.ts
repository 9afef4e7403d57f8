import {
  getReview,
  getReviewState,
  resendReviewMail,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { madeReview, RESUME, worked } from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
afterEach(() => {
  portal.platform.analyser.failure = undefined;
});

const stateOf = async (id: string) => (await portal.visit().call(getReviewState, { id })).body;
const languageOf = async (id: string) =>
  (await portal.visit().call(getReview, { id })).body.critique.intake?.language;

test('RV-36 RV-51 checks that cannot be made again leave the review as it was, and say why', async () => {
  const { id, proof } = await madeReview(portal);
  portal.platform.analyser.failure = 'timeout';
  await portal.visit().call(setReviewLanguage, { id, proof, language: 'de' });
  await worked(portal);
  const state = { stage: 'ready', language: 'en', code: 'resume-took-too-long' };
  expect(await stateOf(id)).toMatchObject({ ...state, message: expect.any(String) });
  expect(await languageOf(id)).toBe('en');
  portal.clock.advance(5 * 60_000);
  expect((await portal.visit().call(resendReviewMail, { id, proof })).status).toBe(200);
  portal.platform.analyser.failure = undefined;
  await portal.visit().call(setReviewLanguage, { id, proof, language: 'de' });
  await worked(portal);
  expect(await stateOf(id)).toEqual({ status: true, stage: 'ready', language: 'de' });
});

test('RV-07 RV-36 checks that nobody ended in time leave the review as well', async () => {
  const { id } = await madeReview(portal);
  await portal.db().query(
    `update review_jobs set stage = 'checking', input_language = 'it', language = 'it', queued_at = $2
     where id = $1`,
    [id, portal.clock.now()],
  );
  portal.clock.advance(11 * 60_000);
  for (const work of portal.app.portal.rounds) await work();
  await worked(portal);
  expect(await stateOf(id)).toMatchObject({
    stage: 'ready',
    language: 'en',
    code: 'review-stopped',
  });
});

test('RV-36 RV-52 the same resume in a language that could not be checked is not given the review in another', async () => {
  const fields = { text: `${RESUME}\nOf its own` };
  const { id, proof } = await madeReview(portal, { fields });
  portal.platform.analyser.failure = 'timeout';
  await portal.visit().call(setReviewLanguage, { id, proof, language: 'de' });
  await worked(portal);
  portal.platform.analyser.failure = undefined;
  const other = await madeReview(portal, { fields });
  const again = { id: other.id, proof: other.proof, language: 'de' } as const;
  await portal.visit().call(setReviewLanguage, again);
  await worked(portal);
  const { engine } = (await portal.visit().call(getReview, { id: other.id })).body.critique.review;
  expect(engine?.language).toBe('de');
});
