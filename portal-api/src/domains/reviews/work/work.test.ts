import { deleteReview, getReview, getReviewState } from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { smallDocx } from '../../../../test/documents.ts';
import { madeReview, RESUME, sendResume, worked } from '../../../../test/reviews/send-resume.ts';
import { claimJob, failJob, finishJob } from '../jobs/claims.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
afterEach(() => {
  portal.platform.analyser.failure = undefined;
});

const SOON = 60_000;
const stateOf = async (id: string, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await portal.visit().call(getReviewState, { id }, { headers })).body;
};
const round = async () => {
  for (const work of portal.app.portal.rounds) await work();
  await worked(portal);
};
const waitingJob = (id: string, extra: Readonly<Record<string, unknown>> = {}) =>
  portal.db().query(
    `insert into review_jobs (id, site_id, stage, idempotency_key, ticket, proof, email,
       reader_language, input_language, language, pasted, content_hash, queued_at, created_at, claimed_at, claims)
     values ($1,'northwind',$2,$1,$1,$1,$3,'en','en','en',$4,$1,$5,$5,$6,0)`,
    [
      id,
      extra['stage'] ?? 'waiting',
      `${id}@example.com`,
      'Words of a resume',
      extra['queued_at'] ?? portal.clock.now(),
      extra['claimed_at'] ?? null,
    ],
  );

test('RV-07 what a stopped server had begun is taken over, and what waited is worked on', async () => {
  await waitingJob('left-waiting');
  await waitingJob('left-reading', { stage: 'reading', claimed_at: portal.clock.now() });
  await round();
  expect([(await stateOf('left-waiting')).stage, (await stateOf('left-reading')).stage]).toEqual([
    'ready',
    'reading',
  ]);
  portal.clock.advance(SOON);
  await round();
  expect((await stateOf('left-reading')).stage).toBe('ready');
});

test('RV-06 RV-07 whatever a server was at when it was killed, the visitor has one review of it', async () => {
  for (const stage of ['reading', 'checking', 'matching'])
    await waitingJob(`killed-${stage}`, { stage, claimed_at: portal.clock.now() });
  portal.clock.advance(SOON);
  await round();
  await round();
  const made = await portal
    .db()
    .query("select id, version from critiques where id like 'killed-%' order by id");
  expect(made).toEqual(
    ['checking', 'matching', 'reading'].map((stage) => ({ id: `killed-${stage}`, version: 1 })),
  );
});

test('RV-07 two servers never have the same job, and one that was thought dead writes nothing more', async () => {
  const platform = portal.platform.database.platform();
  for (const id of ['pair-1', 'pair-2']) await waitingJob(id);
  const now = portal.clock.now();
  const claim = () => claimJob(platform, now, new Date(now.getTime() - 30_000));
  const [one, two, none] = [await claim(), await claim(), await claim()];
  expect([one?.id, two?.id, none]).toEqual(['pair-1', 'pair-2', undefined]);
  portal.clock.advance(SOON);
  const later = portal.clock.now();
  const taken = await claimJob(platform, later, new Date(later.getTime() - 30_000));
  expect([taken?.id, taken?.claims]).toEqual(['pair-1', 2]);
  if (!one || !taken) throw new Error('nothing was claimed');
  const done: Parameters<typeof finishJob>[2] = {
    reading: {
      text: { stream: [], reading: [], dropped: [] },
      notRead: [],
      contact: { firstName: null, lastName: null, email: null, phone: null },
      skills: [],
      titles: [],
    },
    bestFit: [],
    version: '1',
    language: 'en',
  };
  expect(await finishJob(portal.db(), one, done)).toBe(false);
  expect(await failJob(portal.db(), taken, 'review-stopped')).toBe(true);
  await portal.db().query("delete from review_jobs where id like 'pair-%'");
});

test('RV-07 after ten minutes it fails with a sentence', async () => {
  await waitingJob('slow', { stage: 'reading', claimed_at: portal.clock.now() });
  portal.clock.advance(11 * 60_000);
  await round();
  expect(await stateOf('slow', 'de')).toEqual({
    status: true,
    stage: 'failed',
    language: 'en',
    code: 'review-stopped',
    message:
      'Die Analyse konnte nicht beendet werden. Bitte senden Sie den Lebenslauf noch einmal.',
  });
});

test('RV-05 RV-06 who waits learns the place in line', async () => {
  const at = (seconds: number) => ({
    queued_at: new Date(portal.clock.now().getTime() - seconds * 1000),
  });
  await waitingJob('line-1', at(20));
  await waitingJob('line-2', at(10));
  expect([await stateOf('line-1'), await stateOf('line-2')]).toMatchObject([
    { stage: 'waiting', place: 1 },
    { stage: 'waiting', place: 2 },
  ]);
  await round();
});

test('RV-11 a resume that the engine cannot read fails with a sentence that has a way out', async () => {
  const failures = { 'no-text-layer': 'resume-no-text', password: 'resume-locked' } as const;
  for (const [failure, code] of Object.entries(failures)) {
    portal.platform.analyser.failure = failure as keyof typeof failures;
    const { id } = await madeReview(portal);
    expect(await stateOf(id)).toMatchObject({ stage: 'failed', code });
    expect((await portal.visit().call(getReview, { id })).status).toBe(404);
  }
  expect((await stateOf('nowhere')).status).toBe(false);
});

test('RV-07 RV-54 what is deleted while it is read leaves nothing behind', async () => {
  let goOn = (): void => undefined;
  portal.platform.analyser.until = new Promise((resolve) => {
    goOn = resolve;
  });
  const visitor = portal.visit();
  const { body } = await sendResume(portal, visitor);
  const { id, proof } = body;
  expect((await visitor.call(deleteReview, { id, proof: 'guess' })).status).toBe(403);
  expect((await visitor.call(deleteReview, { id, proof })).status).toBe(200);
  goOn();
  await worked(portal);
  expect((await visitor.call(getReviewState, { id })).status).toBe(404);
  expect((await visitor.call(getReview, { id })).status).toBe(404);
  const [left] = await portal.db().query('select * from review_jobs where id = $1', [id]);
  expect(left).toMatchObject({ stage: 'erased', email: null, pasted: null, reading: null });
});

test('RV-52 the same file under another name is read again: its name is one of the checks', async () => {
  const content = smallDocx(`${RESUME}\nNamed`);
  const asked = portal.platform.analyser.asked.length;
  for (const name of ['Vera Sand.docx', 'resume-final-2.docx', 'Vera Sand.docx'])
    await madeReview(portal, { file: { name, content } });
  expect(portal.platform.analyser.asked.length - asked).toBe(2);
});

test('RV-43 jobs that share any of the words are ranked, each with the skills that it asks for', async () => {
  const { id } = await madeReview(portal);
  const { critique } = (await portal.visit().call(getReview, { id })).body;
  const titles = critique.intake?.bestFit.map(({ title }) => title) ?? [];
  expect(titles.length).toBeGreaterThan(0);
  expect(critique.review.ats_section.best_fit_jobs).toEqual(titles);
  const asked = critique.intake?.bestFit.flatMap(({ skills }) => skills) ?? [];
  expect(asked.every((skill) => ['Logistics', 'Excel'].includes(skill))).toBe(true);
  // UX-14: place and pay come along, so that nobody has to search for the job again.
  expect(critique.intake?.bestFit).toContainEqual(
    expect.objectContaining({
      company: expect.any(String),
      location: expect.any(String),
      salaryMin: expect.any(Number),
      url: expect.stringMatching(/^https?:/),
    }),
  );
});
