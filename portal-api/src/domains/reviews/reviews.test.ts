import {
  countConsultationClick,
  countProductClick,
  getReview,
  saveReviewChecklist,
  saveReviewProgress,
  sendReviewFeedback,
  updateReviewName,
} from '@portal/shared-contracts/reviews';
import { critiqueId, critiqueProof } from '../../../seed/money.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const fresh = critiqueId('northwind', 'fresh');
const read = async (id: string) => (await portal.visit().call(getReview, { id })).body.critique;

describe('GET /review/{id}', () => {
  test('CR-01 anybody with the link gets the review, its view, packages and customization', async () => {
    const { status, body } = await portal.visit().call(getReview, { id: fresh });
    expect(status).toBe(200);
    expect(body.critique._id).toBe(fresh);
    expect(body.critiqueViewsId).toMatch(/^[\w-]{36}$/);
    expect(body.clientCurrencyType).toBe('usd');
    expect(body.packages.map(({ packagePrice }) => packagePrice)).toEqual([649, 349, 149, 99]);
    expect(body.clientWebsiteCustomization).toMatchObject({
      reviewEmailFirstName: 'Eleanor',
      reviewEmailLastName: 'Finch',
    });
    expect(body.clientWebsiteCustomization.yjsgProducts).toHaveLength(2);
  });

  test('CR-05 contact data are masked, and the proof of ownership stays with the mailed link', async () => {
    const stranger = await read(fresh);
    expect(stranger.email).toBe('p•••@example.com');
    expect(stranger.phoneNumber).toBe('+• ••• ••• ••77');
    expect(JSON.stringify(stranger)).not.toContain('paula.reyes');
    expect(stranger.uniqueCustomerId).toBeNull();
    const proof = critiqueProof('northwind', 'fresh');
    const owner = await portal.visit().call(getReview, { id: fresh, uniqueCustomerId: proof });
    expect(owner.body.critique.uniqueCustomerId).toBe(proof);
    const liar = await portal.visit().call(getReview, { id: fresh, uniqueCustomerId: 'guess' });
    expect(liar.body.critique.uniqueCustomerId).toBeNull();
  });

  test('CR-05 a review carries its own twelve fields, rated and unrated, by a program and by a person', async () => {
    const { review, processedAt, ...rated } = await read(critiqueId('northwind', 'rated'));
    expect(rated).toEqual({
      _id: critiqueId('northwind', 'rated'),
      firstName: 'Greta',
      lastName: 'Olsen',
      email: 'g•••@example.com',
      phoneNumber: '+• ••• ••• ••80',
      progress: ['Structure', 'Impact and Experience', 'Language', 'ATS', 'Best-Fit Jobs'],
      stars: 4,
      feedback: 'The part about verbs helped me most.',
      writtenByWriter: false,
      uniqueCustomerId: null,
      checklist: [],
      checkedBy: null,
      intake: null,
    });
    const age = portal.clock.now().getTime() - new Date(processedAt).getTime();
    expect(Math.round(age / 86_400_000)).toBe(9);
    expect(Object.keys(review)).toHaveLength(5);
    expect(await read(fresh)).toMatchObject({ stars: null, feedback: null, progress: [] });
    expect((await read(critiqueId('northwind', 'human'))).writtenByWriter).toBe(true);
  });

  test('CR-09 CR-10 what a scanner read: names, masked e-mail and phone with verdicts, skills, jobs', async () => {
    const scanned = async (key: Parameters<typeof critiqueId>[1]) => {
      const { ats_section, style_section } = (await read(critiqueId('northwind', key))).review;
      return { ats: ats_section, style: style_section };
    };
    const skills = ['Logistics planning', 'SAP', 'Excel', 'Vendor negotiation', 'Forecasting'];
    const jobs = ['Logistics Manager', 'Supply Chain Analyst', 'Operations Coordinator'];
    expect(await scanned('fresh')).toEqual({
      ats: {
        hard_skills: skills,
        best_fit_jobs: jobs,
        name_from_resume_first_name: 'Paula',
        name_from_resume_last_name: 'Reyes',
      },
      style: {
        email_check: { result: 'good', email: 'p•••@example.com' },
        phone_number_check: { result: 'good', phone_number: '+• ••• ••• ••77' },
      },
    });
    expect(await scanned('nameless')).toMatchObject({
      ats: { name_from_resume_last_name: null },
      style: { phone_number_check: { result: 'bad', phone_number: null } },
    });
  });

  test('CR-01 a review of another site does not exist here, under both addresses', async () => {
    const foreign = critiqueId('acme', 'fresh');
    expect((await portal.visit().call(getReview, { id: foreign })).status).toBe(404);
    const plain = await portal
      .visit()
      .inject({ url: `/review/${fresh}`, headers: { accept: 'application/json' } });
    expect(plain.json().critique._id).toBe(fresh);
    expect(plain.headers['x-robots-tag']).toContain('noindex');
  });
});

test('CR-11 visited tabs are added once each, and an unknown tab is refused', async () => {
  const id = critiqueId('northwind', 'half-read');
  const visitor = portal.visit();
  await visitor.call(saveReviewProgress, { critiqueId: id, vistedTabs: ['Structure', 'ATS'] });
  await visitor.call(saveReviewProgress, { critiqueId: id, vistedTabs: ['ATS', 'ATS'] });
  expect((await read(id)).progress).toEqual(['Structure', 'Language', 'ATS']);
  const wrong = await visitor.call(saveReviewProgress, {
    critiqueId: id,
    vistedTabs: ['Prices' as 'ATS'],
  });
  expect(wrong.status).toBe(400);
});

test('CR-12 a review is rated once, through the address with the slash at its end', async () => {
  const id = critiqueId('northwind', 'human');
  const visitor = portal.visit();
  const reply = await visitor.inject({
    method: 'POST',
    url: `/review/${id}/feedback/`,
    headers: { 'x-requested-with': 'portal' },
    payload: { stars: 5, feedback: ' Very clear ' },
  });
  expect(reply.statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ stars: 5, feedback: 'Very clear' });
  const repeated = await visitor.call(sendReviewFeedback, { id, stars: 5, feedback: 'Very clear' });
  expect(repeated.status).toBe(200);
  expect((await visitor.call(sendReviewFeedback, { id, stars: 1 })).status).toBe(409);
  expect((await visitor.call(sendReviewFeedback, { id, stars: 6 })).status).toBe(400);
  expect((await read(id)).stars).toBe(5);
});

test('CR-13 the name call fills what is missing and changes nothing that is known', async () => {
  const id = critiqueId('northwind', 'nameless');
  await portal.visit().call(updateReviewName, {
    id,
    firstName: 'Samira',
    lastName: 'Haddad',
    email: 'thief@example.com',
  });
  expect(await read(id)).toMatchObject({
    firstName: 'Samira',
    lastName: 'Haddad',
    email: 's•••@example.com',
  });
  await portal.visit().call(updateReviewName, { id, firstName: 'Eve' });
  expect((await read(id)).firstName).toBe('Samira');
});

test('CR-14 CR-15 clicks on Book Now and on external products are counted', async () => {
  const visitor = portal.visit();
  await visitor.call(countConsultationClick, { id: fresh, critiqueViewId: 'view' });
  await visitor.call(countProductClick, { packageId: 'product', critiqueId: fresh });
  const rows = await portal
    .db()
    .query('select kind, subject_id from review_clicks where critique_id = $1 order by kind', [
      fresh,
    ]);
  expect(rows).toEqual([
    { kind: 'consultation', subject_id: null },
    { kind: 'external-product', subject_id: 'product' },
  ]);
});

test('CR-08 only findings that the review has can be ticked', async () => {
  const visitor = portal.visit();
  const ticked = ['language.weak_verbs_check', 'impact.impact'];
  expect((await visitor.call(saveReviewChecklist, { id: fresh, findings: ticked })).status).toBe(
    200,
  );
  expect((await read(fresh)).checklist).toEqual(ticked);
  const made = await visitor.call(saveReviewChecklist, { id: fresh, findings: ['made.up'] });
  expect(made.status).toBe(400);
});

test('CR-01 a visitor who asks too often is slowed down', async () => {
  const visitor = portal.visit('acme');
  const id = critiqueId('acme', 'fresh');
  const replies = await Promise.all(
    Array.from({ length: 121 }, () => visitor.call(getReview, { id })),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});
