import { getQuestionnaire } from '@portal/shared-contracts/questionnaires';
import { orderId, questionnaireId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const SITE = 'northwind';
const order = orderId(SITE, 'intake');
const resume = serviceId(SITE, 'professional', 'resume');
const career = questionnaireId.career(SITE);

let portal: TestApp;
let customer: TestClient;
let writer: TestClient;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

describe('GET /api/questionnaires/{id}/{questionnaire_id}/{service?}', () => {
  const input = { id: order, questionnaire_id: career, service: resume };

  test('QU-10 gives the customer the questions and the order', async () => {
    const { status, body } = await customer.call(getQuestionnaire, input);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: career, serviceId: resume, state: 'to-answer' });
    expect(body.data.questions.length).toBeGreaterThan(10);
    expect(body.orderData._id).toBe(order);
  });

  test('SC-17 the seeded questionnaires use all nine kinds of field', async () => {
    const rows = await portal
      .db()
      .query<{ questions: { type: string }[] }>(
        "select questions from questionnaires where site_id = $1 and kind = 'questionnaire'",
        [SITE],
      );
    const kinds = new Set(rows.flatMap(({ questions }) => questions.map(({ type }) => type)));
    expect([...kinds].sort()).toEqual(
      'checkbox date email paragraph radio section select text textarea'.split(' '),
    );
    expect(rows).toHaveLength(5);
    for (const { questions } of rows)
      expect(questions.filter(({ type }) => type === 'section').length).toBeGreaterThan(1);
  });

  test('QU-10 finds the service by itself when the address has none', async () => {
    const { body } = await customer.call(getQuestionnaire, { id: order, questionnaire_id: career });
    expect(body.data.serviceId).toBe(resume);
  });

  test('answers 401 without a session, 403 to staff, 404 to others and for a wrong task', async () => {
    const stranger = await portal.signIn('newCustomer');
    const otherSite = await portal.signIn('customer', 'acme');
    expect((await portal.visit().call(getQuestionnaire, input)).status).toBe(401);
    expect((await writer.call(getQuestionnaire, input)).status).toBe(403);
    expect((await stranger.call(getQuestionnaire, input)).status).toBe(404);
    expect((await otherSite.call(getQuestionnaire, input)).status).toBe(404);
    for (const questionnaire_id of ['previous_document', 'final_document', 'unknown'])
      expect((await customer.call(getQuestionnaire, { ...input, questionnaire_id })).status).toBe(
        404,
      );
  });
});
