import {
  editStaffReview,
  getOrderFindings,
  getReview,
  saveReviewChecklist,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { buyByReview } from '../../../../test/reviews/buy-by-review.ts';
import { madeReview, worked } from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const VERBS = 'language.weak_verbs';
const PLACE = 'ats.contact_place';

const critiqueOf = async (id: string) =>
  (await portal.visit().call(getReview, { id })).body.critique;
const tick = async (id: string, ...findings: string[]) =>
  (await portal.visit().call(saveReviewChecklist, { id, findings })).status;
const edit = async (id: string, baseVersion: number, change: object) =>
  (await portal.signIn('writer')).call(editStaffReview, {
    id,
    baseVersion,
    edits: [change as never],
  });

test('RV-56 CR-08 a finding that is dropped takes its tick along, and a page that still shows it can tick', async () => {
  const { id } = await madeReview(portal);
  expect(await tick(id, VERBS)).toBe(200);
  expect((await edit(id, 1, { kind: 'drop', finding: VERBS })).status).toBe(200);
  expect((await critiqueOf(id)).checklist).toEqual([]);
  expect(await tick(id, VERBS, PLACE)).toBe(200);
  expect((await critiqueOf(id)).checklist).toEqual([PLACE]);
  expect(await tick(id, VERBS)).toBe(200);
  expect((await critiqueOf(id)).checklist).toEqual([]);
});

test('RV-36 CR-08 checks in another language keep the ticks of what they find as well', async () => {
  const { id, proof } = await madeReview(portal);
  await tick(id, PLACE, VERBS);
  const asked = await portal.visit().call(setReviewLanguage, { id, proof, language: 'de' });
  expect(asked.status).toBe(200);
  await worked(portal);
  expect((await critiqueOf(id)).intake?.language).toBe('de');
  expect((await critiqueOf(id)).checklist).toEqual([PLACE, VERBS]);
});

/** What the engine says of each quote. */
const sayAtQuotes = (id: string, said: object) =>
  portal.db().query(
    `update critiques set review = jsonb_set(review, '{findings,1,quotes,0,suggestion}', $2::jsonb)
     where id = $1`,
    [id, JSON.stringify(said)],
  );

test('RV-56 a suggestion that staff take back stays neither with the reader nor in the order', async () => {
  const { id, proof } = await madeReview(portal);
  await sayAtQuotes(id, { code: 'own-words', params: {}, text: 'Ran' });
  await tick(id, VERBS);
  await edit(id, 1, { kind: 'change', finding: VERBS, suggestion: '' });
  const [, verbs] = (await critiqueOf(id)).review.findings ?? [];
  expect(verbs).toMatchObject({ suggestion: null, quotes: [{ suggestion: null }] });
  const { guest, order } = await buyByReview(portal, { id, proof });
  const { findings } = (await guest.call(getOrderFindings, { id: order })).body;
  expect(findings).toEqual([expect.objectContaining({ id: VERBS, suggestions: [] })]);
});

test('RV-56 another verdict takes back what was said to the quotes, and no quote is one too', async () => {
  const { id } = await madeReview(portal);
  await sayAtQuotes(id, { code: 'own-words', params: {}, text: 'Ran' });
  const good = await edit(id, 1, { kind: 'change', finding: VERBS, result: 'good' });
  expect(good.body.review.findings[1]?.quotes).toMatchObject([{ suggestion: null }]);
  const bare = await edit(id, 2, { kind: 'change', finding: VERBS, quote: '' });
  expect(bare.body.review.findings[1]).toMatchObject({ quote: null, place: null, quotes: [] });
});

test('RV-53 CR-08 what was ticked comes to the order in the language of its buyer', async () => {
  const { id } = await madeReview(portal);
  const said = { code: 'language.weak_verbs.good', params: { count: 4 }, text: 'In English' };
  await portal
    .db()
    .query(
      `update critiques set review = jsonb_set(review, '{findings,1,reason}', $2::jsonb) where id = $1`,
      [id, JSON.stringify(said)],
    );
  await tick(id, VERBS);
  const { guest, order } = await buyByReview(portal, { id }, { language: 'de' });
  const { findings } = (await guest.call(getOrderFindings, { id: order })).body;
  expect(findings[0]?.reason).toBe(
    'Aufzählungspunkte beginnen mit dem, was getan wurde; kein schwacher Anfang in 4.',
  );
});
