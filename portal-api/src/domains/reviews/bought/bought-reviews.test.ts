import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { readFirmPerson } from '@portal/shared-contracts/admin';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { askForExport, downloadExport, readOwnData } from '@portal/shared-contracts/people';
import {
  getOrderFindings,
  getReview,
  openReview,
  saveReviewChecklist,
} from '@portal/shared-contracts/reviews';
import { critiqueId } from '../../../../seed/money.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { smallDocx } from '../../../../test/documents.ts';
import { buyByReview } from '../../../../test/reviews/buy-by-review.ts';
import { madeReview, mailedProof, RESUME } from '../../../../test/reviews/send-resume.ts';
import { sweep } from '../../../housekeeping.ts';
import { erasePerson } from '../../privacy/erasures.service.ts';

const DAY = 86_400_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const docx = () => ({ name: 'Vera Sand.docx', content: smallDocx(RESUME) });
const leftOf = async (id: string) => {
  const count = async (rows: string): Promise<number> =>
    (await portal.db().query(`select 1 from ${rows}`, [id])).length;
  return {
    jobs: await count('review_jobs where id = $1'),
    critiques: await count('critiques where id = $1'),
    files: await count(
      'files where key = (select file_key from review_jobs where id = $1) or subject_id = $1',
    ),
  };
};

test('RV-53 RV-54 PL-62 whoever bought with the browser’s proof takes the resume along and leaves nothing of it', async () => {
  const pasted = await madeReview(portal, { fields: { advert: 'Harbour clerk' } });
  const sent = await madeReview(portal, { file: docx() });
  for (const review of [pasted, sent]) {
    const { guest, personId } = await buyByReview(portal, review);
    await guest.call(askForExport, {});
    await portal.settled();
    const { export: ready } = (await guest.call(readOwnData, {})).body.data;
    const url = downloadExport.path.replace('{id}', ready?.id ?? '');
    const files = unzipSync((await guest.inject({ url })).rawPayload);
    const own = JSON.parse(Buffer.from(files['reviews.json'] ?? []).toString());
    expect(own).toMatchObject({ review_jobs: [{ id: review.id }], critiques: [{ id: review.id }] });
    await erasePerson(portal.platform, { siteId: 'northwind', personId });
    expect(await leftOf(review.id)).toEqual({ jobs: 0, critiques: 0, files: 0 });
  }
});

test('RV-49 RV-53 an order says that something came from its review, also where that is the file alone', async () => {
  const [sent, pasted] = [await madeReview(portal, { file: docx() }), await madeReview(portal)];
  const says = async (review: { id: string; proof?: string }, email?: string) => {
    const { guest, order } = await buyByReview(portal, review, email ? { email } : {});
    return (await guest.call(getCustomerOrder, { id: order })).body.order.hasFindings;
  };
  expect(await says(pasted)).toBe(false);
  expect(await says({ id: sent.id }, 'by-the-link@example.com')).toBe(false);
  expect(await says(sent)).toBe(true);
});

test('RV-49 RV-53 RV-54 the words of a resume come to the order of its reader alone', async () => {
  const found = async (review: { id: string; proof?: string }) => {
    const { id } = review;
    const { critique } = (await portal.visit().call(getReview, { id, view: 'later' })).body;
    const findings = (critique.review.findings ?? []).map((finding) => finding.id);
    await portal.visit().call(saveReviewChecklist, { id, findings });
    const { guest, order } = await buyByReview(portal, review);
    return (await guest.call(getOrderFindings, { id: order })).body.findings;
  };
  const [own, foreign] = [await madeReview(portal), await madeReview(portal)];
  for (const { id } of [own, foreign])
    await portal.db().query(
      `update critiques set review = jsonb_set(jsonb_set(review,
           '{findings,0,quotes,0,quote}', '"vera.sand@example.com"'),
           '{findings,0,reason,text}', '"Write to vera.sand@example.com"') where id = $1`,
      [id],
    );
  const [whole, bare] = [await found(own), await found({ id: foreign.id })];
  expect(whole[0]).toMatchObject({
    reason: 'Write to vera.sand@example.com',
    words: expect.arrayContaining(['vera.sand@example.com']),
  });
  expect(bare[0]).toMatchObject({ reason: 'Write to v•••@example.com' });
  expect(bare.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  // Its reader may have it deleted at any time, which does not reach what somebody else bought.
  expect(bare.flatMap(({ words }) => words)).toEqual([]);
});

test('CR-08 RV-49 what the firm wrote comes to a stranger’s order as the bare link shows it', async () => {
  const id = critiqueId('northwind', 'fresh');
  await portal.db().query(
    `update critiques set checklist = '["language.weak_verbs_check"]', review = jsonb_set(review,
       '{language_section,weak_verbs_check,flagged_text}', '["Ask paula@example.com"]') where id = $1`,
    [id],
  );
  const { guest, order } = await buyByReview(portal, { id });
  const { findings } = (await guest.call(getOrderFindings, { id: order })).body;
  expect(findings).toMatchObject([{ words: ['Ask p•••@example.com'] }]);
});

test('RV-53 PL-64 what was bought outlives the days of reviews without an account', async () => {
  const own = await madeReview(portal);
  await buyByReview(portal, own);
  portal.clock.advance(400 * DAY);
  await sweep(portal.platform);
  expect(await leftOf(own.id)).toMatchObject({ jobs: 1, critiques: 1 });
});

test('RV-53 PL-64 a visitor’s review is kept for the days that its visitor agreed to', async () => {
  const settings = (days: number) =>
    portal.platform.database.platform().query(
      `update sites set settings = jsonb_set(coalesce(settings, '{}'), '{retention}',
         jsonb_build_object('anonymousReviewDays', $1::int)) where site_id = 'northwind'`,
      [days],
    );
  const { id } = await madeReview(portal);
  await settings(1);
  portal.clock.advance(2 * DAY);
  await sweep(portal.platform);
  expect(await leftOf(id)).toMatchObject({ jobs: 1, critiques: 1 });
  await settings(365);
});

test('BO-40 RV-50 the page of a buyer lists the review, and none whose address was only typed', async () => {
  const [own, typed, bare] = [
    await madeReview(portal),
    await madeReview(portal, { fields: { email: 'listed@example.com' } }),
    await madeReview(portal),
  ];
  const { guest, personId } = await buyByReview(portal, own, { email: 'listed@example.com' });
  const admin = await portal.signIn('admin');
  const listed = async () => {
    const { dossier } = (await admin.call(readFirmPerson, { id: personId })).body.person;
    expect(dossier.reviews?.map(({ title }) => title)).not.toContain(own.id);
    return dossier.reviews?.map(({ _id }) => _id);
  };
  expect(await listed()).toEqual([own.id]);
  const read = async (id: string) => JSON.stringify((await guest.call(getReview, { id })).body);
  expect(await read(own.id)).toContain('170 1234567');
  expect(await read(typed.id)).not.toContain('170 1234567');
  await buyByReview(portal, { id: bare.id }, { email: 'listed@example.com' });
  expect(await listed()).toEqual([own.id]);
  const uniqueCustomerId = await mailedProof(portal, typed.id);
  await portal.visit().call(openReview, { id: typed.id, critiqueViewId: 'v', uniqueCustomerId });
  expect(new Set(await listed())).toEqual(new Set([own.id, typed.id]));
});

test('RV-50 whoever bought with the sender’s proof never gets that of the mailed link', async () => {
  const { id, proof } = await madeReview(portal, { fields: { email: 'reader@example.com' } });
  const { guest } = await buyByReview(portal, { id, proof });
  const mailed = await mailedProof(portal, id);
  await portal.visit().call(openReview, { id, critiqueViewId: 'w', uniqueCustomerId: mailed });
  const { critique } = (await guest.call(getReview, { id })).body;
  expect(critique.uniqueCustomerId).toBeNull();
  expect(JSON.stringify(critique)).not.toContain(mailed);
});

test('PL-62 RV-53 what erasures left of bought reviews goes with the migration, and reviews find their buyers', async () => {
  const [gone, kept] = [await madeReview(portal), await madeReview(portal)];
  const [erased, buyer] = [await buyByReview(portal, gone), await buyByReview(portal, kept)];
  const db = portal.db();
  await db.query('update critiques set person_id = null where id in ($1, $2)', [gone.id, kept.id]);
  await db.query(
    'insert into erasures (site_id, person_id, asked_at, due_at, done_at) values ($1,$2,$3,$3,$3)',
    ['northwind', erased.personId, portal.clock.now()],
  );
  const owner = portal.platform.database.owner();
  await owner.script('drop index critiques_email; drop index critiques_reader');
  const file = path.join(import.meta.dirname, '../../../../migrations/0901_bought_reviews.sql');
  await owner.script(await readFile(file, 'utf8'));
  expect(await leftOf(gone.id)).toMatchObject({ jobs: 0, critiques: 0 });
  expect(await db.query('select person_id from critiques where id = $1', [kept.id])).toEqual([
    { person_id: buyer.personId },
  ]);
});
