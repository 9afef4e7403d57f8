import { randomUUID } from 'node:crypto';
import {
  getReview,
  getReviewState,
  getReviewTicket,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  madeReview,
  RESUME,
  ripeTicket,
  sendResume,
  worked,
} from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const stateOf = async (id: string) => (await portal.visit().call(getReviewState, { id })).body;
const jobs = (condition: string) =>
  portal.db().query<Record<string, unknown>>(`select * from review_jobs where ${condition}`);

describe('RV-06 one resume becomes one review', () => {
  test('RV-06 RV-48 a sent text is answered with id and proof, read, and stored with what was agreed to', async () => {
    const visitor = portal.visit();
    const { status, body } = await sendResume(portal, visitor);
    expect(status).toBe(202);
    await worked(portal);
    expect(await stateOf(body.id)).toEqual({ status: true, stage: 'ready', language: 'en' });
    const { critique } = (await visitor.call(getReview, { id: body.id })).body;
    expect(critique).toMatchObject({ firstName: 'Vera', checkedBy: null });
    expect(critique.intake).toMatchObject({ language: 'en', notRead: [] });
    const [job] = await jobs(`id = '${body.id}'`);
    expect(job?.['consent']).toMatchObject({
      version: '1-30',
      text: expect.stringContaining('Northwind Writing may read'),
      at: expect.any(String),
    });
  });

  test('RV-06 double click, reload and a lost answer make one review', async () => {
    const key = randomUUID();
    const visitor = portal.visit();
    const both = await Promise.all([
      sendResume(portal, visitor, { key }),
      sendResume(portal, visitor, { key }),
    ]);
    const again = await sendResume(portal, visitor, { key });
    expect(new Set([...both, again].map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
    expect(new Set([...both, again].map(({ body }) => body.proof)).size).toBe(1);
    expect(await jobs(`idempotency_key = '${key}'`)).toHaveLength(1);
  });

  test('RV-06 a form without a key is not taken', async () => {
    const { status, refusal } = await sendResume(portal, portal.visit(), { key: 'short' });
    expect([status, refusal]).toEqual([400, 'review-key-missing']);
  });

  test('RV-36 RV-45 another language runs the checks again and keeps the id', async () => {
    const { id, proof } = await madeReview(portal);
    const visitor = portal.visit();
    const strange = await visitor.call(setReviewLanguage, { id, proof: 'guess', language: 'de' });
    expect(strange.status).toBe(403);
    expect((await visitor.call(setReviewLanguage, { id, proof, language: 'de' })).status).toBe(200);
    await worked(portal);
    expect(await stateOf(id)).toMatchObject({ stage: 'ready', language: 'de' });
    expect(portal.platform.analyser.asked.at(-1)).toMatchObject({
      language: 'de',
      languageIsFixed: true,
    });
  });
});

describe('RV-14 tickets and the unseen field', () => {
  const isStored = async (id: string) => (await jobs(`id = '${id}'`)).length > 0;

  test('RV-14 who fills the unseen field is answered like everybody and nothing is stored', async () => {
    const fields = { website: 'https://robot.example' };
    const { status, body } = await sendResume(portal, portal.visit(), { fields });
    expect(status).toBe(202);
    expect(await isStored(body.id)).toBe(false);
  });

  test('RV-14 a made-up ticket and one that is younger than three seconds are a robot’s', async () => {
    const visitor = portal.visit();
    const young = async () => {
      const { body } = await visitor.call(getReviewTicket, {});
      return body.ticket;
    };
    const forged = (await ripeTicket(portal, visitor)).ticket.replace('.', '.x');
    const [issued, ...rest] = (await young()).split('.');
    const older = [(parseInt(issued ?? '', 36) - 9000).toString(36), ...rest].join('.');
    for (const ticket of [forged, 'a.b.c', older]) {
      const sent = await sendResume(portal, visitor, { fields: { ticket } });
      expect([sent.status, await isStored(sent.body.id)]).toEqual([202, false]);
    }
    const { ticket } = await ripeTicket(portal, visitor);
    // The helper lets a ticket of its own ripen meanwhile, so time is turned back for this one.
    portal.clock.advance(-6000);
    const hasty = await sendResume(portal, visitor, { fields: { ticket } });
    expect([hasty.status, await isStored(hasty.body.id)]).toEqual([202, false]);
  });

  test('RV-14 a used ticket and one older than two hours ask for another', async () => {
    const visitor = portal.visit();
    const { ticket } = await ripeTicket(portal, visitor);
    expect((await sendResume(portal, visitor, { fields: { ticket } })).status).toBe(202);
    const second = await sendResume(portal, visitor, { fields: { ticket } });
    expect([second.status, second.refusal]).toEqual([410, 'review-ticket-over']);
    const old = (await ripeTicket(portal, visitor)).ticket;
    portal.clock.advance(2 * 3_600_000);
    const late = await sendResume(portal, visitor, { fields: { ticket: old } });
    expect([late.status, late.refusal]).toEqual([410, 'review-ticket-over']);
  });
});

describe('RV-13 limits', () => {
  test('RV-13 five an hour come from one address, three a day go to one e-mail address', async () => {
    const from = '203.0.113.7';
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 6; at += 1)
      codes.push((await sendResume(portal, portal.visit(), { from })).refusal);
    expect(codes).toEqual([...Array<undefined>(5), 'review-limit-hour']);
    const fields = { email: 'Often@example.com' };
    const mails: (string | undefined)[] = [];
    for (let at = 0; at < 4; at += 1)
      mails.push((await sendResume(portal, portal.visit(), { fields })).refusal);
    expect(mails).toEqual([...Array<undefined>(3), 'review-limit-email']);
  });

  test('RV-13 a full queue answers 503 with a waiting time, in the language of the page', async () => {
    // Whoever still works on earlier resumes would take these as well.
    await worked(portal);
    await portal.db().query(
      `insert into review_jobs (id, site_id, stage, idempotency_key, ticket, reader_language,
         input_language, language, content_hash, queued_at, created_at)
       select 'full-' || n, $1, 'waiting', 'full-' || n, 'full-' || n, 'en', 'en', 'en', '', $2, $2
       from generate_series(1, 50) n`,
      ['northwind', portal.clock.now()],
    );
    const full = await sendResume(portal, portal.visit(), { language: 'de' });
    await portal.db().query("delete from review_jobs where id like 'full-%'");
    expect([full.status, full.refusal]).toEqual([503, 'review-busy']);
    expect(full.message).toContain('in etwa 2 Min.');
  });
});

test('RV-02 a firm that offers no free review answers 404, and its page learns whether it does', async () => {
  const shown = async () => (await portal.visit().call(getWebsite, {})).body.data.freeReview;
  expect(await shown()).toEqual({ enabled: true, retentionDays: 30 });
  const set = (enabled: boolean) =>
    portal.platform.database
      .platform()
      .query(
        `update sites set settings = jsonb_set(settings, '{freeReview,enabled}', $1::jsonb) where site_id = 'northwind'`,
        [JSON.stringify(enabled)],
      );
  await set(false);
  portal.app.portal.sites.forget();
  const off = await portal.visit().call(getReviewTicket, {});
  await set(true);
  portal.app.portal.sites.forget();
  expect([off.status, off.body]).toMatchObject([404, { refusal: { code: 'page-not-available' } }]);
});

test('RV-48 a changed text is read again before anything is stored', async () => {
  const fields = { consentVersion: '0-30' };
  const sent = await sendResume(portal, portal.visit(), { fields });
  expect([sent.status, sent.refusal]).toEqual([409, 'review-consent-changed']);
  const unticked = await sendResume(portal, portal.visit(), { fields: { consent: 'false' } });
  expect(unticked.status).toBe(400);
});

test('RV-52 the same browser is led to its first review, and nobody learns that another has one', async () => {
  const fields = { email: 'same@example.com', text: `${RESUME}\nTwin` };
  const first = await madeReview(portal, { fields });
  const asked = portal.platform.analyser.asked.length;
  const own = { ...fields, formerId: first.id, formerProof: first.proof };
  expect(await madeReview(portal, { fields: own })).toEqual(first);
  const stranger = { ...own, formerProof: 'guess' };
  const other = await madeReview(portal, { fields: stranger });
  expect(other.id).not.toBe(first.id);
  // The same words are not read twice: the analysis is copied to the stranger's own review.
  expect(portal.platform.analyser.asked).toHaveLength(asked);
  const [a, b] = await Promise.all(
    [first, other].map(
      async ({ id, proof }) =>
        (await portal.visit().call(getReview, { id, uniqueCustomerId: proof })).body.critique
          .review,
    ),
  );
  expect(JSON.stringify(b)).toBe(JSON.stringify(a));
});
