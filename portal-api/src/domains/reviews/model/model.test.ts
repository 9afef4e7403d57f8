import { randomUUID } from 'node:crypto';
import { getReview, getReviewTicket } from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { madeReview, RESUME, sendResume, worked } from '../../../../test/reviews/send-resume.ts';
import { moods, type FakeModel, fakeModel } from '../../../../test/reviews/fake-model.ts';
import { chatModel } from '../../../adapters/models/chat-model.ts';

const KEY = 'a-key-that-nobody-reads';
const CONTACTS = ['vera.sand@example.com', '+49 170 1234567', 'Vera', 'Sand'];
const QUOTE = 'Responsible for logistics at Harbour Ltd';
const remark = {
  tab: 'Language',
  quote: QUOTE,
  reason: 'It names a duty, not a result.',
  suggestion: 'Led the logistics of ___ trucks a day',
};

let server: FakeModel;
let portal: TestApp;
let without: TestApp;
let time = new AbortController();
beforeAll(async () => {
  server = await fakeModel();
  const config = {
    REVIEW_MODEL_URL: server.url,
    REVIEW_MODEL_NAME: 'Example AI',
    REVIEW_MODEL: 'small-1',
    REVIEW_MODEL_KEY: KEY,
  };
  portal = await createTestApp({
    config,
    reviewModel: (of) => chatModel(of, { timeLimit: () => time.signal }),
  });
  without = await createTestApp();
});
afterAll(async () => {
  await portal.close();
  await without.close();
  await server.close();
});
beforeEach(() => {
  server.asked = [];
  server.mood = moods.says(remark);
  server.onAsked = () => undefined;
  time = new AbortController();
});

const ticketOf = async (of: TestApp, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await of.visit().call(getReviewTicket, {}, { headers })).body;
};
const modelConsent = async () => (await ticketOf(portal)).modelConsent?.version ?? '';
const reviewOf = async (id: string, of = portal) =>
  (await of.visit().call(getReview, { id })).body.critique.review;
const agreed = async (more: Readonly<Record<string, string>> = {}) =>
  madeReview(portal, { fields: { modelConsentVersion: await modelConsent(), ...more } });
// Other words each time, since the same ones are not read twice.
const otherText = () => `${RESUME}\nWords ${randomUUID()}`;

test('RV-47 without a model there is no consent to give, and one that is sent all the same changes nothing', async () => {
  expect(await ticketOf(without)).not.toHaveProperty('modelConsent');
  const { id } = await madeReview(without, { fields: { modelConsentVersion: '1-Example AI' } });
  expect((await reviewOf(id, without)).findings).toHaveLength(2);
  const [job] = await without.db().query('select model_consent from review_jobs');
  expect(job).toEqual({ model_consent: null });
  expect(server.asked).toEqual([]);
});

test('RV-47 the consent names provider and purpose in the language of the page, and is no part of the other one', async () => {
  const { consent, modelConsent: own } = await ticketOf(portal, 'de');
  expect(own?.text).toContain('Example AI');
  expect(own?.text).toContain('Sprachmodell');
  expect(consent.text).not.toContain('Example AI');
  expect(new Set([consent.version, own?.version]).size).toBe(2);
});

test('RV-47 who does not agree is reviewed without a model', async () => {
  const { id } = await madeReview(portal, { fields: { text: otherText() } });
  expect((await reviewOf(id)).findings?.map(({ by }) => by)).toEqual(['program', 'program']);
  expect(server.asked).toEqual([]);
});

test('RV-47 a text that was changed meanwhile is read and ticked again', async () => {
  const { status, refusal } = await sendResume(portal, portal.visit(), {
    fields: { modelConsentVersion: '0-Somebody else' },
  });
  expect([status, refusal]).toEqual([409, 'review-consent-changed']);
});

test('RV-47 RV-48 who agrees gets findings that are marked and uncounted, and text, version and moment are stored', async () => {
  const { id } = await agreed({ text: otherText() });
  const { findings = [], scores } = await reviewOf(id);
  expect(findings.map(({ by }) => by)).toEqual(['program', 'program', 'model']);
  expect(findings.at(-1)).toMatchObject({
    id: 'model.1',
    tab: 'Language',
    result: 'bad',
    quote: QUOTE,
    place: { page: 1, line: 2 },
    suggestedBy: 'Example AI',
    weight: 0,
    reason: { text: remark.reason },
    suggestion: { text: remark.suggestion },
  });
  expect(scores).toEqual([]);
  const [job] = await portal
    .db()
    .query('select consent, model_consent from review_jobs where id = $1', [id]);
  expect(job).toMatchObject({
    consent: { version: '1-30' },
    model_consent: {
      version: await modelConsent(),
      text: expect.stringContaining('Example AI'),
      at: expect.any(String),
      provider: 'Example AI',
    },
  });
});

test('RV-47 contact data is taken out before the text leaves, and neither it nor a key nor a word is logged', async () => {
  portal.logged.length = 0;
  await agreed({ text: otherText() });
  server.mood = moods.sends(`{"error":"${QUOTE}"}`, 500);
  await agreed({ text: otherText() });
  expect(server.asked).toHaveLength(2);
  for (const { body } of server.asked) {
    expect(body).toContain(QUOTE);
    for (const contact of CONTACTS) expect(body).not.toContain(contact);
  }
  const log = JSON.stringify(portal.logged);
  expect(log).toContain('a review came without its model');
  for (const word of [...CONTACTS, KEY, QUOTE, remark.reason]) expect(log).not.toContain(word);
});

test('RV-47 a quote that the document does not have falls away, and what remains stands at its place', async () => {
  server.mood = moods.says(
    { ...remark, quote: 'Led a team of 40 people' },
    { ...remark, quote: 'responsible for LOGISTICS' },
    remark,
    remark,
  );
  const { id } = await agreed({ text: otherText() });
  const { findings = [] } = await reviewOf(id);
  expect(findings.filter(({ by }) => by === 'model').map(({ quote }) => quote)).toEqual([QUOTE]);
});

test.each([
  ['fails', moods.sends('{}', 500)],
  ['talks', moods.talks('Happy to help!')],
  ['never stops', moods.floods()],
  ['breaks off', moods.breaks()],
])('RV-47 with a model that %s the review comes as without one', async (_title, mood) => {
  server.mood = mood;
  const { id } = await agreed({ text: otherText() });
  expect((await reviewOf(id)).findings?.map(({ by }) => by)).toEqual(['program', 'program']);
});

test('RV-47 a model that says nothing is given up after its time', async () => {
  server.mood = moods.hangs();
  server.onAsked = () => time.abort();
  const { id } = await agreed({ text: otherText() });
  expect((await reviewOf(id)).findings).toHaveLength(2);
});

test('RV-45 RV-47 RV-52 the part of the program is the same bytes with and without a model, and a copy brings no remark along', async () => {
  const text = otherText();
  const read = portal.platform.analyser.asked.length;
  const first = await agreed({ text });
  const second = await madeReview(portal, { fields: { text } });
  expect(portal.platform.analyser.asked.length - read).toBe(1);
  const [asked, plain] = [await reviewOf(first.id), await reviewOf(second.id)];
  expect(plain.findings?.map(({ by }) => by)).toEqual(['program', 'program']);
  const ofProgram = asked.findings?.filter(({ by }) => by === 'program');
  expect(JSON.stringify({ ...asked, findings: ofProgram })).toBe(JSON.stringify(plain));
  expect(server.asked).toHaveLength(1);
  await agreed({ text });
  expect(server.asked).toHaveLength(2);
});

test('RV-47 RV-52 whoever agrees only now is not led back to the review without a model', async () => {
  const text = otherText();
  const visitor = portal.visit();
  const email = 'again@example.com';
  const { body } = await sendResume(portal, visitor, { fields: { text, email } });
  await worked(portal);
  const former = { formerId: body.id, formerProof: body.proof };
  const again = await sendResume(portal, visitor, { fields: { text, email, ...former } });
  expect(again.body.id).toBe(body.id);
  const modelConsentVersion = await modelConsent();
  const later = await sendResume(portal, visitor, {
    fields: { text, email, ...former, modelConsentVersion },
  });
  await worked(portal);
  expect(later.body.id).not.toBe(body.id);
  expect(server.asked).toHaveLength(1);
});
