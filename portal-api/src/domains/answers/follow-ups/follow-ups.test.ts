import { listNotifications } from '@portal/shared-contracts/notifications';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import {
  completeTask,
  copyTemplate,
  getFollowUp,
  getQuestionnaire,
  listTemplates,
  publishFollowUp,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const SITE = 'northwind';
const id = orderId(SITE, 'writing');
const service = serviceId(SITE, 'starter', 'resume');
const address = { id, service };
const question = (key: string, text = 'How many?') => ({
  ...{ type: 'text' as const, key, text, required: true },
});

let portal: TestApp;
let writer: TestClient;
let customer: TestClient;
let reviewer: TestClient;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  [writer, customer, reviewer] = await Promise.all([
    portal.signIn('writer'),
    portal.signIn('customer'),
    portal.signIn('reviewer'),
  ]);
});
afterAll(() => portal.close());

const asCustomer = () =>
  customer.call(getQuestionnaire, { id, questionnaire_id: 'additional_questionnaire', service });

describe('the draft', () => {
  test('QU-25 starts empty, and the customer finds it not available (QU-30)', async () => {
    const { body } = await writer.call(getFollowUp, address);
    expect(body.questionnaire).toMatchObject({ draft_data: [], version: 0, publishedAt: null });
    expect(body.orderData._id).toBe(id);
    expect((await asCustomer()).body.data).toMatchObject({ state: 'not-available', questions: [] });
  });

  test('QU-26 saves each edit under a growing version', async () => {
    const first = await writer.call(saveFollowUp, {
      ...address,
      data: [question('a')],
      baseVersion: 0,
    });
    const second = await writer.call(saveFollowUp, {
      ...address,
      data: [question('b', 'Since when?'), question('a')],
      baseVersion: first.body.version,
    });
    expect([first.body.version, second.body.version]).toEqual([1, 2]);
    const { body } = await writer.call(getFollowUp, address);
    expect(body.questionnaire.draft_data.map(({ key }) => key)).toEqual(['b', 'a']);
  });

  test('QU-26 refuses a save that started from an older copy and keeps the newer one', async () => {
    for (const baseVersion of [0, 1]) {
      const late = await writer.call(saveFollowUp, { ...address, data: [], baseVersion });
      expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    }
    const { body } = await writer.call(getFollowUp, address);
    expect(body.questionnaire.draft_data).toHaveLength(2);
  });

  test('QU-26 of saves at the same moment from the same copy exactly one wins', async () => {
    const { body } = await writer.call(getFollowUp, address);
    const baseVersion = body.questionnaire.version;
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        writer.call(saveFollowUp, { ...address, data: [question(`k${index}`)], baseVersion }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('gives every field a key of its own', async () => {
    await writer.call(saveFollowUp, {
      ...address,
      data: [question(''), question('a'), question('a')],
    });
    const { body } = await writer.call(getFollowUp, address);
    expect(new Set(body.questionnaire.draft_data.map(({ key }) => key)).size).toBe(3);
  });

  test('QU-28 copies a template of the writer into the draft', async () => {
    const { body: list } = await writer.call(listTemplates, {});
    const template = list.templates.find(({ name }) => name === 'After the first reading');
    const { body } = await writer.call(copyTemplate, { ...address, template: template?._id ?? '' });
    expect(body.questionnaire.draft_data.map(({ key }) => key)).toContain('team');
    const otherWriter = await portal.signIn('writer2');
    const { body: others } = await otherWriter.call(listTemplates, {});
    expect(others.templates).toEqual([]);
  });
});

describe('who may do what', () => {
  test('QU-29 a reviewer reads, and is refused to save, copy and publish', async () => {
    expect((await reviewer.call(getFollowUp, address)).status).toBe(200);
    expect((await reviewer.call(saveFollowUp, { ...address, data: [] })).status).toBe(403);
    expect((await reviewer.call(copyTemplate, { ...address, template: 'x' })).status).toBe(403);
    expect((await reviewer.call(publishFollowUp, address)).status).toBe(403);
  });

  test('QU-25 another writer, another site and the customer are refused', async () => {
    const clients = await Promise.all([portal.signIn('writer2'), portal.signIn('writer', 'acme')]);
    for (const client of clients) {
      expect((await client.call(getFollowUp, address)).status).toBe(404);
      expect((await client.call(saveFollowUp, { ...address, data: [] })).status).toBe(404);
      expect((await client.call(publishFollowUp, address)).status).toBe(404);
    }
    expect((await customer.call(getFollowUp, address)).status).toBe(403);
  });

  test('answers 404 for a service without follow-up questions', async () => {
    const other = { id, service: serviceId(SITE, 'professional', 'cover-letter') };
    expect((await writer.call(getFollowUp, other)).status).toBe(404);
  });
});

describe('publishing', () => {
  test('QU-27 refuses an empty list and questions without words, and completes no task then', async () => {
    for (const data of [[], [question('a', ' ')], [{ ...question('a'), type: 'radio' as const }]]) {
      await writer.call(saveFollowUp, { ...address, data });
      expect((await writer.call(publishFollowUp, address)).status).toBe(422);
    }
    const { body } = await customer.call(getCustomerOrder, { id });
    const done = body.order.completed_tasks.map(({ taskId }) => taskId);
    expect(done).not.toContain('additional_questionnaire_submitted');
  });

  test('QU-27 QU-30 SC-62 sends the questions to the customer, who is told', async () => {
    await writer.call(saveFollowUp, { ...address, data: [question('a')] });
    const { status, body } = await writer.call(publishFollowUp, address);
    expect([status, body.status]).toEqual([200, true]);
    expect((await asCustomer()).body.data).toMatchObject({ state: 'to-answer', isFollowUp: true });
    const { body: order } = await customer.call(getCustomerOrder, { id });
    expect(order.order.completed_tasks).toContainEqual(
      expect.objectContaining({ taskId: 'additional_questionnaire_submitted', serviceId: service }),
    );
    const { body: bell } = await customer.call(listNotifications, {});
    expect(bell.notifications.filter(({ order_id }) => order_id === id)).not.toHaveLength(0);
  });

  test('QU-27 FX-15 an unpublished edit stays with the writer, who reads both, until it is published again', async () => {
    await writer.call(saveFollowUp, { ...address, data: [question('a'), question('b')] });
    const { questionnaire } = (await writer.call(getFollowUp, address)).body;
    expect(questionnaire.draft_data).toHaveLength(2);
    expect(questionnaire.published_data).toHaveLength(1);
    expect((await asCustomer()).body.data.questions).toHaveLength(1);
    await writer.call(publishFollowUp, address);
    expect((await asCustomer()).body.data.questions).toHaveLength(2);
  });

  test('FX-15 QU-27 options without words reach no customer, whenever they were published', async () => {
    const before = (await writer.call(getFollowUp, address)).body.questionnaire.draft_data;
    const choice = { ...question('c'), type: 'radio' as const, options: ['Yes ', '', ' '] };
    await writer.call(saveFollowUp, { ...address, data: [choice] });
    expect((await writer.call(publishFollowUp, address)).status).toBe(200);
    const { draft_data, published_data } = (await writer.call(getFollowUp, address)).body
      .questionnaire;
    expect(draft_data[0]?.options).toEqual(choice.options);
    expect(published_data?.[0]?.options).toEqual(['Yes']);
    expect((await asCustomer()).body.data.questions[0]?.options).toEqual(['Yes']);
    await writer.call(saveFollowUp, { ...address, data: before });
    await writer.call(publishFollowUp, address);
  });

  test('QU-30 SC-64 the customer answers once; then the questions stay as they are', async () => {
    const answer = {
      id,
      taskId: 'additional_questionnaire',
      serviceId: service,
      data: { answers: { a: '8', b: '2020' } },
      DefaultQuestionSubmitted: false,
    };
    expect((await customer.call(completeTask, answer)).status).toBe(200);
    expect((await asCustomer()).body.data.state).toBe('answered');
    const { body } = await writer.call(getFollowUp, address);
    expect(body.questionnaire.answeredAt).not.toBeNull();
    const late = await writer.call(saveFollowUp, { ...address, data: [] });
    expect([late.status, late.error.code]).toEqual([409, 'already-done']);
    expect((await writer.call(publishFollowUp, address)).status).toBe(409);
    const { body: bell } = await writer.call(listNotifications, {});
    const notices = bell.notifications.filter(({ order_id }) => order_id === id);
    expect(notices.map(({ contant }) => contant.replace(/#\d+/, '#N'))).toContain(
      'Clara Lindqvist answered your follow-up questions (#N).',
    );
  });
});
