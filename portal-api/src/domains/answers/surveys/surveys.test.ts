import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { getSurvey, saveFeedback, submitSurvey } from '@portal/shared-contracts/questionnaires';
import { orderId, surveyId as idOfSurvey } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { isSurveyOf } from './surveys.policy.ts';

const SITE = 'northwind';
const id = orderId(SITE, 'completed');
const surveyId = idOfSurvey(SITE);
const address = { orderId: id, surveyId };
const answers = { overall: 'Content', recommend: 'Yes', liked: ['The writing'] };

let portal: TestApp;
let customer: TestClient;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  customer = await portal.signIn('customer');
});
afterAll(() => portal.close());

const isSubmitted = async (orderOf = id): Promise<boolean> =>
  (await customer.call(getCustomerOrder, { id: orderOf })).body.order.surveySubmitted;

describe('surveys', () => {
  test('QU-40 gives the survey of the package', async () => {
    const { body } = await customer.call(getSurvey, address);
    expect(body.survey).toMatchObject({ _id: surveyId, answeredAt: null });
    expect(body.survey.questions.length).toBeGreaterThan(4);
    expect(await isSubmitted()).toBe(false);
  });

  test('QU-40 refuses strangers, staff and a survey of another package', async () => {
    const stranger = await portal.signIn('newCustomer');
    const writer = await portal.signIn('writer');
    const foreign = await portal.signIn('customer', 'acme');
    expect((await stranger.call(getSurvey, address)).status).toBe(404);
    expect((await foreign.call(getSurvey, address)).status).toBe(404);
    expect((await writer.call(getSurvey, address)).status).toBe(403);
    const other = { orderId: orderId(SITE, 'completed-no-tip'), surveyId };
    expect((await customer.call(getSurvey, other)).status).toBe(404);
    expect((await stranger.call(submitSurvey, { ...address, survey: answers })).status).toBe(404);
  });

  test('QU-40 G30 asks nothing before the order is finished', async () => {
    const early = { orderId: orderId(SITE, 'fresh'), surveyId };
    const read = await customer.call(getSurvey, early);
    const sent = await customer.call(submitSurvey, { ...early, survey: answers });
    expect([read.status, sent.status]).toEqual([404, 404]);
    expect(read.error.message).toBe('This order has no such survey.');
    expect(await isSubmitted(early.orderId)).toBe(false);
  });

  test('QU-40 refuses an incomplete survey', async () => {
    const { status, error } = await customer.call(submitSurvey, {
      ...address,
      survey: { overall: 'Content' },
    });
    expect([status, error.errors]).toEqual([400, { recommend: 'This question needs an answer.' }]);
  });

  test('QU-40 keeps the answers once and closes the invitation', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => customer.call(submitSurvey, { ...address, survey: answers })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await portal
      .db()
      .query('select id from survey_answers where site_id = $1', [SITE]);
    expect(rows).toHaveLength(1);
    expect(await isSubmitted()).toBe(true);
    const again = { ...address, survey: { ...answers, recommend: 'No' } };
    expect((await customer.call(submitSurvey, again)).status).toBe(409);
  });

  test('G30 a dismissed invitation is not shown again', async () => {
    const dismissed = orderId(SITE, 'completed-alternate');
    expect(await isSubmitted(dismissed)).toBe(false);
    const reply = await customer.call(saveFeedback, { id: dismissed, status: 'dismissed' });
    expect(reply.status).toBe(200);
    expect(await isSubmitted(dismissed)).toBe(true);
    const stranger = await portal.signIn('newCustomer');
    expect((await stranger.call(saveFeedback, { id, status: 'answered' })).status).toBe(404);
  });

  test('QU-41 an external address is no survey of the portal', () => {
    const order = (surveyDetails: string | null) => ({ package: { surveyDetails } });
    expect(isSurveyOf(order('survey-1'), 'survey-1')).toBe(true);
    expect(isSurveyOf(order('survey-1'), 'survey-2')).toBe(false);
    expect(isSurveyOf(order(null), 'survey-1')).toBe(false);
    expect(isSurveyOf(order('https://example.com'), 'https://example.com')).toBe(false);
  });
});
