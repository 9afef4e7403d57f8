import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReview, publishReview, saveReview } from '@portal/shared-contracts/admin';
import { openReview } from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallDocx } from '../../../test/documents.ts';
import { newAttempt } from '../../../test/money/idempotency.ts';
import { buyByReview } from '../../../test/reviews/buy-by-review.ts';
import { madeReview, mailedProof, RESUME } from '../../../test/reviews/send-resume.ts';
import { written } from '../../../test/reviews/written-review.ts';
import { sweep } from '../../housekeeping.ts';
import { erasePerson } from '../privacy/erasures.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const DAY = 86_400_000;
const docx = () => ({ name: 'Vera Sand.docx', content: smallDocx(RESUME) });
const rows = <T>(from: string, ids: readonly string[]) =>
  portal.db().query<T>(`select * from ${from}`, [ids]);

/** A review of the firm that its reader sees, and what changes it afterwards. */
const publishedFor = async (email: string) => {
  const admin = await portal.signIn('admin');
  const made = (await admin.call(createReview, written(email), newAttempt())).body.review;
  let { version } = made;
  const publish = async (): Promise<void> => {
    const reply = await admin.call(publishReview, { id: made._id, baseVersion: version });
    ({ version } = reply.body.review);
  };
  const readdress = async (other: string): Promise<void> => {
    const change = { id: made._id, baseVersion: version, email: other };
    ({ version } = (await admin.call(saveReview, change)).body.review);
  };
  await publish();
  return { id: made._id, publish, readdress };
};

test('RV-54 PL-62 what was only typed under the address of somebody goes with them, to the last byte', async () => {
  const email = 'typed-only@example.com';
  const own = await madeReview(portal);
  const typed = await madeReview(portal, {
    fields: { email: 'Typed-Only@example.com' },
    file: docx(),
  });
  const pasted = await madeReview(portal, { fields: { email } });
  const ids = [typed.id, pasted.id];
  const { personId } = await buyByReview(portal, own, { email });
  const jobs = () => rows<{ file_key: string | null }>('review_jobs where id = any($1)', ids);
  const key = (await jobs()).map((job) => job.file_key ?? '').join('');
  await erasePerson(portal.platform, { siteId: 'northwind', personId });
  for (const work of portal.app.portal.rounds) await work();
  await portal.settled();
  expect(await rows('critiques where id = any($1)', ids)).toEqual([]);
  expect(await rows('files where subject_id = any($1)', ids)).toEqual([]);
  const bare = { stage: 'erased', email: null, pasted: null, reading: null, file_name: null };
  expect(await jobs()).toMatchObject([1, 2].map(() => ({ ...bare, file_key: null })));
  await expect(portal.platform.fileStore.get(key)).rejects.toThrow();
});

test('PL-62 BO-103 the words that an unpublished draft says of somebody go with them; the review stays its reader’s', async () => {
  const email = 'drafted-for@example.com';
  const { personId } = await buyByReview(portal, await madeReview(portal), { email });
  const { id, readdress } = await publishedFor('reader-of-it@example.com');
  await readdress('Drafted-For@example.com');
  await erasePerson(portal.platform, { siteId: 'northwind', personId });
  expect(await rows('critiques where id = any($1)', [id])).toMatchObject([
    { draft: null, state: 'published', email: 'reader-of-it@example.com' },
  ]);
});

test('RV-49 RV-54 PL-62 what earlier versions left of resumes goes with the migration', async () => {
  const [left, kept] = [await madeReview(portal, { file: docx() }), await madeReview(portal)];
  const db = portal.db();
  await db.query('delete from critiques where id = $1', [left.id]);
  await db.query('update review_jobs set email = null where id = $1', [left.id]);
  const bought = [
    await buyByReview(portal, { id: kept.id }, { email: 'by-the-link-alone@example.com' }),
    await buyByReview(portal, kept, { email: 'by-the-proof@example.com' }),
  ];
  for (const { order } of bought)
    await db.query(
      `insert into order_findings (site_id, order_id, finding_id, position, tab, reason, words, suggestions)
       values ('northwind', $1, 'language.weak_verbs', 0, 'Language', '', '["Responsible for"]', '[]')`,
      [order],
    );
  const file = path.join(import.meta.dirname, '../../../migrations/0921_left_of_reviews.sql');
  await portal.platform.database.owner().script(await readFile(file, 'utf8'));
  for (const work of portal.app.portal.rounds) await work();
  await portal.settled();
  const jobs = await rows('review_jobs where id = any($1) order by stage', [left.id, kept.id]);
  const bare = { stage: 'erased', pasted: null, reading: null, file_name: null, file_key: null };
  expect(jobs).toMatchObject([bare, { stage: 'ready', reading: expect.anything() }]);
  expect(await rows('files where subject_id = any($1)', [left.id])).toEqual([]);
  const orders = bought.map(({ order }) => order);
  const found = await rows<{ order_id: string; words: string[] }>(
    'order_findings where order_id = any($1)',
    orders,
  );
  const wordsOf = (id: string | undefined) => found.find((one) => one.order_id === id)?.words;
  expect(orders.map(wordsOf)).toEqual([[], ['Responsible for']]);
});

test('RV-53 PL-64 a bought review of the firm follows its order, also once its address was corrected', async () => {
  const unbought = await publishedFor('looks-only@example.com');
  const { id, publish, readdress } = await publishedFor('mistyped@example.com');
  const proof = await mailedProof(portal, id);
  const opened = { id, critiqueViewId: 'first-view', uniqueCustomerId: proof };
  await portal.visit().call(openReview, opened);
  await buyByReview(portal, { id, proof });
  await readdress('well-typed@example.com');
  await publish();
  portal.clock.advance(4000 * DAY);
  await sweep(portal.platform);
  const left = await rows<{ id: string }>('critiques where id = any($1)', [id, unbought.id]);
  expect(left.map((row) => row.id)).toEqual([id]);
});
