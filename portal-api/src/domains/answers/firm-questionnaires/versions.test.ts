import { cancelOrder, firmQuestionnaireCalls, getFirmOrder } from '@portal/shared-contracts/admin';
import {
  completeTask,
  getAnswers,
  getAnswersForStaff,
  getSurvey,
} from '@portal/shared-contracts/questionnaires';
import { orderId, surveyId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  career,
  fieldsOf,
  newQuestions,
  questionDesk,
  resumeService,
} from '../../../../test/questions/question-desk.ts';

const SITE = 'northwind';
const calls = firmQuestionnaireCalls.questionnaire;

let portal: TestApp;
let desk: Awaited<ReturnType<typeof questionDesk>>;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = await questionDesk(portal);
});
afterEach(() => portal.close());

test('BO-78 an order keeps the version of its purchase, a new one gets the newest', async () => {
  const old = orderId(SITE, 'intake');
  const before = await desk.asked(old);
  const { waitingOrders } = await desk.read(career);
  expect(waitingOrders).toBeGreaterThan(0);
  const { status, body } = await desk.publish(career, newQuestions);
  expect([status, body.questionnaire.published, body.questionnaire.hasChanges]).toEqual([
    200,
    2,
    false,
  ]);
  expect((await desk.asked(old)).questions).toEqual(before.questions);
  const fresh = await desk.asked(await desk.newOrder());
  expect(fresh.questions.map(({ key }) => key)).toEqual(['name', 'tone']);
  expect(fresh.questions[1]?.options).toEqual(['Warm', 'Formal']);
  const versions = (await desk.admin.call(calls.listVersions, { id: career })).body;
  expect(versions.items.map(({ number, by }) => [number, by])).toEqual([
    [2, 'Ann'],
    [1, 'Ann'],
  ]);
});

test('BO-78 an order that was called off keeps no older version', async () => {
  const id = await desk.newOrder();
  const before = (await desk.read(career)).waitingOrders;
  const { version } = (await desk.admin.call(getFirmOrder, { id })).body.order;
  const called = { id, baseVersion: version, reason: 'Bought twice' };
  expect((await desk.admin.call(cancelOrder, called)).status).toBe(200);
  expect((await desk.read(career)).waitingOrders).toBe(before - 1);
});

test('BO-78 whoever buys in the very moment of publishing keeps one version for good', async () => {
  const order = await desk.newOrder();
  const before = await desk.asked(order);
  await desk.publish(career, newQuestions);
  expect((await desk.asked(order)).questions).toEqual(before.questions);
});

test('BO-78 old answers are taken by the old version, and publishing the same twice makes no version', async () => {
  const old = orderId(SITE, 'intake');
  await desk.publish(career, newQuestions);
  const answered = await desk.customer.call(completeTask, {
    id: old,
    taskId: career,
    serviceId: resumeService,
    data: { answers: { name: 'Clara' } },
    DefaultQuestionSubmitted: true,
  });
  expect(answered.error.errors).toHaveProperty('full-name');
  const { version } = await desk.read(career);
  await desk.admin.call(calls.publish, { id: career, baseVersion: version });
  expect((await desk.read(career)).published).toBe(2);
});

test('BO-78 a version cannot be changed, whatever the server would try', async () => {
  await expect(
    portal.db().query("update questionnaire_versions set title = 'x' where site_id = $1", [SITE]),
  ).rejects.toThrow(/permission denied/);
});

test('BO-79 customers read their language, gaps the firm’s; answers mean the same in each', async () => {
  const { version } = await desk.read(career);
  const th = { 'Your full name': 'ชื่อเต็ม', Formal: 'ทางการ' };
  await desk.admin.call(calls.save, { id: career, baseVersion: version, translations: { th } });
  await desk.publish(career, newQuestions);
  const order = await desk.newOrder();
  const thai = await desk.asked(order, 'th');
  expect(thai.questions.map(({ text }) => text)).toEqual(['ชื่อเต็ม', 'Which tone?']);
  expect(thai.questions[1]).toMatchObject({
    options: ['Warm', 'Formal'],
    labels: ['Warm', 'ทางการ'],
  });
  await desk.customer.call(completeTask, {
    id: order,
    taskId: career,
    serviceId: resumeService,
    data: { answers: { name: 'Clara', tone: 'Formal' } },
    DefaultQuestionSubmitted: true,
  });
  const input = { id: order, questionnaire_id: career, service: resumeService };
  const headers = { 'accept-language': 'th' };
  const own = (await desk.customer.call(getAnswers, input, { headers })).body.data.groups[0]
    ?.entries;
  expect(own?.map(({ text, answer }) => [text, answer])).toEqual([
    ['ชื่อเต็ม', 'Clara'],
    ['Which tone?', 'ทางการ'],
  ]);
  const reviewer = await portal.signIn('reviewer');
  const staff = await reviewer.call(
    getAnswersForStaff,
    { orderId: order, questionnaireId: career, service: resumeService },
    { headers },
  );
  expect(staff.body.data.groups[0]?.entries[1]?.answer).toBe('Formal');
});

test('BO-79 an option that was typed with blanks around it keeps its translation', async () => {
  const questions = fieldsOf([
    { type: 'radio', key: 'tone', text: 'Which tone?', options: ['Warm ', 'Formal'] },
  ]);
  const { version } = await desk.read(career);
  // As a page of an earlier version names it, with its blank, and as it is named now.
  const texts = { th: { 'Warm ': 'อบอุ่น' }, de: { Warm: 'Warmherzig' } };
  await desk.admin.call(calls.save, { id: career, baseVersion: version, translations: texts });
  await desk.publish(career, questions);
  const order = await desk.newOrder();
  const labels = async (language: string) =>
    (await desk.asked(order, language)).questions[0]?.labels;
  expect(await labels('th')).toEqual(['อบอุ่น', 'Formal']);
  expect(await labels('de')).toEqual(['Warmherzig', 'Formal']);
});

test('BO-78 a survey keeps its version for the orders that have it', async () => {
  const survey = firmQuestionnaireCalls.survey;
  const id = surveyId(SITE);
  const order = { orderId: orderId(SITE, 'completed'), surveyId: id };
  const before = (await desk.customer.call(getSurvey, order)).body.survey.questions;
  const { version } = (await desk.admin.call(survey.read, { id })).body.questionnaire;
  await desk.admin.call(survey.save, { id, baseVersion: version, questions: newQuestions });
  await desk.admin.call(survey.publish, { id, baseVersion: version + 1 });
  expect((await desk.customer.call(getSurvey, order)).body.survey.questions).toEqual(before);
  expect((await desk.admin.call(survey.read, { id })).body.questionnaire.published).toBe(2);
});
