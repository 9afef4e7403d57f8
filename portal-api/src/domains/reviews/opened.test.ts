import { seeAs } from '@portal/shared-contracts/admin';
import { checkUser } from '@portal/shared-contracts/checkout';
import { countConsultationClick, getReview, openReview } from '@portal/shared-contracts/reviews';
import { critiqueId } from '../../../seed/money.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { madeReview, mailedProof } from '../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const viewsOf = async (id: string): Promise<string[]> => {
  const rows = await portal
    .db()
    .query<{ id: string }>('select id from critique_views where critique_id = $1', [id]);
  return rows.map((row) => row.id);
};

const viewedToday = async (): Promise<number> => {
  const rows = await portal
    .db()
    .query<{ count: number }>(`select count from review_counts where step = 'viewed'`);
  return rows.reduce((sum, { count }) => sum + count, 0);
};

const ahead = async (id: string, uniqueCustomerId?: string) =>
  (await portal.visit().call(getReview, { id, uniqueCustomerId, view: 'later' })).body;

test('CR-01 BO-73 what is read ahead counts nothing; its view counts once it is told, and only once', async () => {
  const id = critiqueId('northwind', 'fresh');
  const { critiqueViewsId: critiqueViewId, critique } = await ahead(id);
  expect(critique._id).toBe(id);
  expect(await viewsOf(id)).toEqual([]);
  const visitor = portal.visit();
  expect((await visitor.call(openReview, { id, critiqueViewId })).status).toBe(200);
  expect((await visitor.call(openReview, { id, critiqueViewId })).status).toBe(200);
  expect(await viewsOf(id)).toEqual([critiqueViewId]);
  await visitor.call(countConsultationClick, { id, critiqueViewId });
  const clicks = await portal
    .db()
    .query('select 1 from review_clicks c join critique_views v on v.id = c.view_id');
  expect(clicks).toHaveLength(1);
  const foreign = { id: critiqueId('acme', 'fresh'), critiqueViewId: 'any' };
  expect((await visitor.call(openReview, foreign)).status).toBe(404);
});

test('CR-01 BO-73 whoever reads in one call opens with it, as pages of earlier releases do', async () => {
  const id = critiqueId('northwind', 'human');
  const { critiqueViewsId } = (await portal.visit().call(getReview, { id })).body;
  expect(await viewsOf(id)).toEqual([critiqueViewsId]);
});

test('RV-59 a visitor’s review is viewed when somebody sees it, once for each view', async () => {
  const { id } = await madeReview(portal);
  const before = await viewedToday();
  const { critiqueViewsId: critiqueViewId } = await ahead(id);
  expect(await viewedToday()).toBe(before);
  for (let time = 0; time < 2; time += 1)
    await portal.visit().call(openReview, { id, critiqueViewId });
  expect(await viewedToday()).toBe(before + 1);
});

test('RV-50 read ahead by the mailed link a review is its reader’s and nothing is proven; opening it proves the address', async () => {
  const email = 'ahead@example.com';
  const { id, proof } = await madeReview(portal, { fields: { email } });
  const mailed = await mailedProof(portal, id);
  const isReader = async (claim: string) =>
    (await ahead(id, claim)).critique.uniqueCustomerId === claim;
  expect(await isReader(mailed)).toBe(true);
  expect(await isReader(proof)).toBe(true);
  const { critiqueViewsId: critiqueViewId } = await ahead(id, mailed);
  const opened = { id, critiqueViewId, uniqueCustomerId: mailed };
  // Whoever sent it sees it as well, which proves nothing.
  const sent = { ...opened, critiqueViewId: 'of-the-sender', uniqueCustomerId: proof };
  await portal.visit().call(openReview, sent);
  expect(await isReader(proof)).toBe(true);
  await portal.visit().call(openReview, opened);
  expect(await isReader(mailed)).toBe(true);
  expect(await isReader(proof)).toBe(false);
  const claim = { email, critiqueId: id, uniqueCustomerId: proof };
  expect((await portal.visit().call(checkUser, claim)).body).toEqual({ status: true });
});

test('RV-50 a robot that follows the mailed link opens nothing and proves nothing', async () => {
  const email = 'scanned@example.com';
  const { id, proof } = await madeReview(portal, { fields: { email } });
  const uniqueCustomerId = await mailedProof(portal, id);
  const robot = portal.visit();
  const fetched = async (method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    for (const url of [`/review/${id}`, `/api/review/${id}`])
      await robot.inject({ method, url, query: { uniqueCustomerId }, headers });
  };
  const page = { 'x-requested-with': 'portal', accept: 'application/json' };
  await fetched('GET', { accept: '*/*' });
  await fetched('GET', { ...page, 'sec-purpose': 'prefetch' });
  await fetched('HEAD', { accept: 'text/html' });
  await fetched('HEAD', page);
  expect(await viewsOf(id)).toEqual([]);
  expect((await ahead(id, proof)).critique.uniqueCustomerId).toBe(proof);
  await fetched('GET', page);
  expect(await viewsOf(id)).toHaveLength(2);
  expect((await ahead(id, proof)).critique.uniqueCustomerId).toBeNull();
});

test('BO-09 whoever only looks reads the review and counts as nobody', async () => {
  const id = critiqueId('northwind', 'nameless');
  const looking = await portal.signIn('admin');
  await looking.call(seeAs, { id: portal.personId('customer') });
  const { body } = await looking.call(getReview, { id, view: 'later' });
  const view = { id, critiqueViewId: body.critiqueViewsId };
  expect((await looking.call(openReview, view)).status).toBe(403);
  expect((await looking.call(getReview, { id })).status).toBe(200);
  expect(await viewsOf(id)).toEqual([]);
});
