import {
  completeTask,
  getAnswers,
  getAnswersForStaff,
} from '@portal/shared-contracts/questionnaires';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { orderId, questionnaireId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const SITE = 'northwind';
const order = orderId(SITE, 'intake');
const resume = serviceId(SITE, 'professional', 'resume');
const career = questionnaireId.career(SITE);
const task = { id: order, taskId: career, serviceId: resume, DefaultQuestionSubmitted: true };
const answers = {
  'full-name': 'Clara Lindqvist',
  'contact-email': 'clara@example.com',
  employment: 'No, I am looking',
  duties: 'I planned shifts.',
  proud: 'The new warehouse.',
  education: 'Doctorate',
  skills: ['Writing and presenting'],
};

let portal: TestApp;
let customer: TestClient;
let writer: TestClient;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

describe('POST /api/customer/orders/{id}/complete_task', () => {
  test('QU-15 refuses missing and wrong answers and names their questions', async () => {
    const { status, error } = await customer.call(completeTask, {
      ...task,
      data: {
        answers: { ...answers, duties: ' ', 'contact-email': 'nobody', education: 'Wizard' },
      },
    });
    expect(status).toBe(400);
    expect(error.errors).toEqual({
      duties: 'This question needs an answer.',
      'contact-email': 'This is not a valid email address.',
      education: 'This is none of the options.',
    });
  });

  test('refuses a stranger, a writer and a task that is not answered with questions', async () => {
    const stranger = await portal.signIn('newCustomer');
    const send = { ...task, data: { answers } };
    expect((await stranger.call(completeTask, send)).status).toBe(404);
    expect((await writer.call(completeTask, send)).status).toBe(403);
    const revision = { ...send, taskId: 'revision_process' };
    expect((await customer.call(completeTask, revision)).status).toBe(404);
  });

  test('QU-16 keeps the answers once, however often and at once the call is repeated', async () => {
    const before = await customer.call(getCustomerOrder, { id: order });
    const calls = Array.from({ length: 5 }, () =>
      customer.call(completeTask, { ...task, data: { answers } }),
    );
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.answeredAt)).size).toBe(1);
    const rows = await portal
      .db()
      .query('select id from questionnaire_answers where site_id = $1 and order_id = $2', [
        SITE,
        order,
      ]);
    expect(rows).toHaveLength(1);
    const after = await customer.call(getCustomerOrder, { id: order });
    expect(after.body.order.statusPercentage).toBeGreaterThan(before.body.order.statusPercentage);
    expect(after.body.order.completed_tasks).toContainEqual(
      expect.objectContaining({ taskId: career, serviceId: resume, serviceType: 'Resume Writing' }),
    );
  });

  test('QU-16 refuses different answers once they are sent', async () => {
    const { status, error } = await customer.call(completeTask, {
      ...task,
      data: { answers: { ...answers, proud: 'Something else.' } },
    });
    expect([status, error.code]).toEqual([409, 'already-done']);
  });
});

describe('answers', () => {
  const address = { id: order, questionnaire_id: career, service: resume };

  test('QU-20 shows the customer what was sent, under its headings and without what was not asked', async () => {
    const { body } = await customer.call(getAnswers, address);
    expect(body.data.groups.map(({ title }) => title)).toEqual([
      'You',
      'Your current position',
      'Achievements and skills',
    ]);
    const entries = body.data.groups.flatMap((group) => group.entries);
    expect(entries.find(({ key }) => key === 'skills')?.answer).toEqual(['Writing and presenting']);
    expect(entries.find(({ key }) => key === 'location')?.answer).toBe('');
    expect(entries.map(({ key }) => key)).not.toContain('job-title');
  });

  test('QU-20 answers 404 before anything was sent', async () => {
    const questionnaire_id = questionnaireId.goals(SITE);
    expect((await customer.call(getAnswers, { ...address, questionnaire_id })).status).toBe(404);
  });

  test("QU-21 shows them to the order's writer and to reviewers, to nobody else", async () => {
    const staff = { orderId: order, questionnaireId: career, service: resume };
    const reviewer = await portal.signIn('reviewer');
    const otherWriter = await portal.signIn('writer2');
    const foreign = await portal.signIn('writer', 'acme');
    expect((await writer.call(getAnswersForStaff, staff)).body.data.groups).toHaveLength(3);
    expect((await reviewer.call(getAnswersForStaff, staff)).body.orderData.customer).toEqual({
      firstName: 'Clara',
      lastName: 'Lindqvist',
    });
    expect((await otherWriter.call(getAnswersForStaff, staff)).status).toBe(404);
    expect((await foreign.call(getAnswersForStaff, staff)).status).toBe(404);
    expect((await customer.call(getAnswersForStaff, staff)).status).toBe(403);
    expect((await reviewer.call(getAnswers, address)).status).toBe(403);
  });

  test('QU-21 the sent questions stay as they were when the questionnaire changes later', async () => {
    await portal
      .db()
      .query(`update questionnaires set questions = '[]' where site_id = $1 and id = $2`, [
        SITE,
        career,
      ]);
    const { body } = await customer.call(getAnswers, address);
    expect(body.data.groups).toHaveLength(3);
    const again = await customer.call(completeTask, { ...task, data: { answers } });
    expect(again.status).toBe(200);
  });
});
