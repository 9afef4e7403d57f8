import {
  editStaffReview,
  getReview,
  getReviewState,
  getStaffReview,
  listStaffReviews,
  readStaffReview,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { madeReview, mailedProof, worked } from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const writer = () => portal.signIn('writer');
const mailsTo = (email: string) =>
  portal
    .db()
    .query<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1 order by created_at',
      [email],
    );

test('RV-55 writers search the reviews of visitors and see how many are unread; others see none', async () => {
  const fields = { firstName: 'Zora', lastName: 'Quill', email: 'zora@example.com' };
  const { id } = await madeReview(portal, { fields });
  await madeReview(portal);
  const desk = await writer();
  const list = async (input: Parameters<typeof desk.call<typeof listStaffReviews>>[1]) =>
    (await desk.call(listStaffReviews, input)).body;
  const all = await list({});
  expect([all.total, all.unread, all.pages]).toEqual([2, 2, 1]);
  const found = await list({ search: 'quill', state: 'unread' });
  expect(found.reviews).toEqual([
    expect.objectContaining({
      _id: id,
      firstName: 'Zora',
      email: 'zora@example.com',
      emailProven: false,
      checkedBy: null,
      bought: false,
    }),
  ]);
  expect((await list({ state: 'read' })).reviews).toEqual([]);
  // Reviews that a firm wrote itself have no text to read.
  expect(all.reviews.map(({ _id }) => _id)).not.toContain('northwind-critique-fresh');
  for (const person of ['reviewer', 'customer'] as const) {
    const other = await portal.signIn(person);
    expect((await other.call(listStaffReviews, {})).status).toBe(403);
    expect((await other.call(getStaffReview, { id })).status).toBe(403);
  }
});

test('RV-56 verdict, words and findings change with a history; quotes must stand in the document', async () => {
  const { id, proof } = await madeReview(portal);
  const desk = await writer();
  const before = (await desk.call(getStaffReview, { id })).body.review;
  expect(before.version).toBe(1);
  const finding = 'language.weak_verbs';
  const edit = (baseVersion: number, edits: object[]) =>
    desk.call(editStaffReview, { id, baseVersion, edits: edits as never });
  const made = await edit(1, [
    { kind: 'change', finding, result: 'good', reason: 'It reads well.', quote: 'Moved 20 trucks' },
    { kind: 'drop', finding: 'ats.contact_place' },
    { kind: 'add', tab: 'Structure', result: 'bad', reason: 'The summary is missing.' },
  ]);
  expect(made.status).toBe(200);
  const { review } = made.body;
  expect(review.version).toBe(2);
  expect(review.findings).toMatchObject([
    {
      id: finding,
      result: 'good',
      by: 'person',
      quote: 'Moved 20 trucks',
      place: { page: 2, line: 13 },
      reason: { code: 'own-words', text: 'It reads well.' },
    },
    { tab: 'Structure', result: 'bad', by: 'person', weight: 0 },
  ]);
  expect(review.scores.find(({ tab }) => tab === 'Language')).toMatchObject({
    good: 1,
    applicable: 1,
    points: 100,
  });
  expect(review.history.map(({ kind }) => kind).toSorted()).toEqual([
    'added',
    'changed',
    'dropped',
  ]);
  expect(review.history.find(({ kind }) => kind === 'changed')).toMatchObject({
    by: 'William Okafor',
    finding,
    before: { result: 'bad', by: 'program' },
    after: { result: 'good', by: 'person' },
  });
  const shown = await portal.visit().call(getReview, { id, uniqueCustomerId: proof });
  expect(shown.body.critique.review.findings).toEqual(review.findings);
  const stale = await edit(1, [{ kind: 'drop', finding }]);
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { refusal: { code: 'review-version-differs' } },
  ]);
  const invented = await edit(2, [{ kind: 'change', finding, quote: 'Led a team of forty' }]);
  expect([invented.status, invented.body]).toMatchObject([
    400,
    { refusal: { code: 'review-quote-unknown' } },
  ]);
  const unknown = await edit(2, [{ kind: 'drop', finding: 'made.up' }]);
  expect(unknown.status).toBe(400);
});

test('RV-36 RV-56 what a person has read or changed is not checked again in another language', async () => {
  const desk = await writer();
  const finding = 'language.weak_verbs';
  const worded = { edits: [{ kind: 'change', finding, reason: 'In my words.' }] as never };
  const byPerson = {
    changed: (id: string) => desk.call(editStaffReview, { id, baseVersion: 1, ...worded }),
    read: (id: string) => desk.call(readStaffReview, { id }),
  };
  for (const [kind, touch] of Object.entries(byPerson)) {
    const { id, proof } = await madeReview(portal);
    const ask = () => portal.visit().call(setReviewLanguage, { id, proof, language: 'de' });
    const stored = async () =>
      (await portal.visit().call(getReview, { id, uniqueCustomerId: proof })).body.critique.review;
    let goOn = (): void => undefined;
    portal.platform.analyser.until = new Promise((resolve) => {
      goOn = resolve;
    });
    // The reader asks first, the person is faster than the engine.
    expect({ kind, status: (await ask()).status }).toEqual({ kind, status: 200 });
    expect({ kind, status: (await touch(id)).status }).toEqual({ kind, status: 200 });
    const before = await stored();
    goOn();
    await worked(portal);
    expect(await stored()).toEqual(before);
    const state = await portal.visit().call(getReviewState, { id });
    expect({ kind, state: state.body }).toEqual({
      kind,
      state: { status: true, stage: 'ready', language: 'en' },
    });
    expect(await ask()).toMatchObject({
      status: 409,
      body: { refusal: { code: 'review-checked' } },
    });
  }
});

test('RV-57 RV-09 nobody is named until somebody has read it; then head and a mail to the proven reader say so', async () => {
  const [proven, typed] = [
    await madeReview(portal, { fields: { email: 'proven@example.com' } }),
    await madeReview(portal, { fields: { email: 'typed@example.com' } }),
  ];
  const headOf = async (id: string) =>
    (await portal.visit().call(getReview, { id })).body.critique.checkedBy;
  expect(await headOf(proven.id)).toBeNull();
  const uniqueCustomerId = await mailedProof(portal, proven.id);
  await portal.visit().call(getReview, { id: proven.id, uniqueCustomerId });
  const desk = await writer();
  for (const { id } of [proven, typed]) {
    const { body } = await desk.call(readStaffReview, { id });
    expect(body.review.checkedBy?.name).toBe('William Okafor');
  }
  const again = await (await portal.signIn('writer2')).call(readStaffReview, { id: proven.id });
  expect(again.body.review.checkedBy?.name).toBe('William Okafor');
  expect(await headOf(proven.id)).toEqual({
    name: 'William Okafor',
    at: portal.clock.now().toISOString(),
  });
  const told = (await mailsTo('proven@example.com')).find(
    ({ subject }) => subject === 'A person has read your resume review',
  );
  expect(told?.body).toContain(`/review/${proven.id}?uniqueCustomerId=${uniqueCustomerId}`);
  expect(await mailsTo('typed@example.com')).toHaveLength(1);
});
