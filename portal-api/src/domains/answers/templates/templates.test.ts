import { firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import {
  copyTemplate,
  createTemplate,
  getTemplate,
  listTemplates,
  publishTemplate,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const question = { type: 'text' as const, key: 'a', text: 'How many?' };

let portal: TestApp;
let writer: TestClient;
let key: string;

beforeAll(async () => {
  portal = await createTestApp();
  writer = await portal.signIn('writer');
  const { body } = await writer.call(createTemplate, { name: '  First reading ' });
  key = body.template._id;
});
afterAll(() => portal.close());

describe('templates', () => {
  test('QU-36 makes an empty template from a name alone', async () => {
    const { body } = await writer.call(getTemplate, { key });
    expect(body.questionnaire).toMatchObject({
      _id: key,
      name: 'First reading',
      draft_data: [],
      publishedAt: null,
    });
  });

  test('QU-36 refuses a blank name and names the field', async () => {
    const { status, error } = await writer.call(createTemplate, { name: '   ' });
    expect(status).toBe(400);
    expect(Object.keys(error.errors ?? {})).toEqual(['name']);
  });

  test('QU-37 saves questions under a growing version and refuses an older copy', async () => {
    const first = await writer.call(saveTemplate, { key, data: [question], baseVersion: 1 });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const late = await writer.call(saveTemplate, { key, data: [], baseVersion: 1 });
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    const forced = await writer.call(saveTemplate, { key, data: [question, question] });
    expect(forced.status).toBe(200);
  });

  test('QU-37 publishing renames, and later edits show as unpublished', async () => {
    const { body } = await writer.call(publishTemplate, { key, name: 'Second reading' });
    expect(body.questionnaire).toMatchObject({
      name: 'Second reading',
      hasUnpublishedChanges: false,
    });
    await writer.call(saveTemplate, { key, data: [question] });
    const { body: list } = await writer.call(listTemplates, {});
    expect(list.templates).toEqual([
      expect.objectContaining({
        name: 'Second reading',
        questionCount: 1,
        hasUnpublishedChanges: true,
      }),
    ]);
  });

  test('FX-15 without a question, or with a choice without options, nothing is published or renamed', async () => {
    const { body: before } = await writer.call(getTemplate, { key });
    const choice = { ...question, type: 'radio' as const, options: [' '] };
    for (const data of [[], [{ ...question, text: ' ' }], [question, choice]]) {
      await writer.call(saveTemplate, { key, data });
      const { status } = await writer.call(publishTemplate, { key, name: 'Never' });
      expect(status).toBe(422);
    }
    const { body: after } = await writer.call(getTemplate, { key });
    const { name, publishedAt } = before.questionnaire;
    expect(after.questionnaire).toMatchObject({ name, publishedAt });
  });

  test('FX-15 QU-37 a template published with a blank option has no unpublished changes', async () => {
    const choice = { ...question, type: 'checkbox' as const, options: ['', 'Yes'] };
    await writer.call(saveTemplate, { key, data: [choice] });
    const { body } = await writer.call(publishTemplate, { key, name: 'Second reading' });
    expect(body.questionnaire.hasUnpublishedChanges).toBe(false);
    await writer.call(saveTemplate, { key, data: [{ ...choice, options: ['Yes', 'No'] }] });
    const changed = await writer.call(getTemplate, { key });
    expect(changed.body.questionnaire.hasUnpublishedChanges).toBe(true);
  });

  test("QU-35 QU-37 another writer's template does not exist for anybody else", async () => {
    const others = await Promise.all([portal.signIn('writer2'), portal.signIn('writer', 'acme')]);
    for (const other of others) {
      expect((await other.call(listTemplates, {})).body.templates).toEqual([]);
      expect((await other.call(getTemplate, { key })).status).toBe(404);
      expect((await other.call(saveTemplate, { key, data: [] })).status).toBe(404);
      expect((await other.call(publishTemplate, { key, name: 'Mine' })).status).toBe(404);
    }
  });

  test('QU-29 reviewers, customers and visitors are refused', async () => {
    const reviewer = await portal.signIn('reviewer');
    const customer = await portal.signIn('customer');
    for (const client of [reviewer, customer]) {
      expect((await client.call(listTemplates, {})).status).toBe(403);
      expect((await client.call(createTemplate, { name: 'x' })).status).toBe(403);
      expect((await client.call(saveTemplate, { key, data: [] })).status).toBe(403);
      expect((await client.call(publishTemplate, { key, name: 'x' })).status).toBe(403);
    }
    expect((await portal.visit().call(listTemplates, {})).status).toBe(401);
  });

  test('QU-36 a creation that is sent twice makes one template, and one of each writer', async () => {
    const headers = { 'idempotency-key': 'made-once-0123456789' };
    const make = (client: TestClient) =>
      client.call(createTemplate, { name: 'Made once' }, { headers });
    const [first, again] = [await make(writer), await make(writer)];
    expect(again.body.template._id).toBe(first.body.template._id);
    const other = await make(await portal.signIn('writer2'));
    expect(other.body.template._id).not.toBe(first.body.template._id);
    const { templates } = (await writer.call(listTemplates, {})).body;
    expect(templates.filter(({ name }) => name === 'Made once')).toHaveLength(1);
  });
});

test('BO-80 FX-15 every writer copies the templates that the firm has published, and can change none', async () => {
  const { template } = firmQuestionnaireCalls;
  const demo = await createTestApp({ seed: 'demo' });
  const admin = await demo.signIn('admin');
  const someone = await demo.signIn('writer');
  const made = (await admin.call(template.create, { title: 'First call' })).body.questionnaire;
  const id = made._id;
  const ofFirm = async () => (await someone.call(listTemplates, {})).body.firmTemplates;
  await admin.call(template.save, { id, baseVersion: made.version, questions: [question] });
  expect(await ofFirm()).toEqual([]);
  await admin.call(template.publish, { id, baseVersion: made.version + 1 });
  expect(await ofFirm()).toEqual([{ _id: id, name: 'First call', questionCount: 1 }]);
  const order = {
    id: orderId('northwind', 'writing'),
    service: serviceId('northwind', 'starter', 'resume'),
  };
  const copied = await someone.call(copyTemplate, { ...order, template: id });
  expect(copied.body.questionnaire.draft_data).toMatchObject([question]);
  expect((await someone.call(saveTemplate, { key: id, data: [] })).status).toBe(404);
  expect((await someone.call(getTemplate, { key: id })).status).toBe(404);
  const own = (await someone.call(createTemplate, { name: 'Own' })).body.template._id;
  const choice = { ...question, type: 'radio' as const, options: ['', 'Yes', ''] };
  await someone.call(saveTemplate, { key: own, data: [choice] });
  await someone.call(publishTemplate, { key: own, name: 'Own' });
  const copy = await someone.call(copyTemplate, { ...order, template: own });
  expect(copy.body.questionnaire.draft_data[0]?.options).toEqual(['Yes']);
  await admin.call(template.archive, { id });
  expect(await ofFirm()).toEqual([]);
  await demo.close();
});
