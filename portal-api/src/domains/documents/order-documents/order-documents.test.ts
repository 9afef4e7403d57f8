import {
  downloadOrderContract,
  readOrderAnswers,
  readOrderDocuments,
} from '@portal/shared-contracts/admin';
import { viewFile } from '@portal/shared-contracts/files';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'draft-review');

test('BO-61 the firm reads previous documents, drafts with their state, finals and the signed contract', async () => {
  const admin = await portal.signIn('admin');
  const { services, contract } = (await admin.call(readOrderDocuments, { id })).body;
  const withDrafts = services.find(({ drafts = [] }) => drafts.length > 0);
  expect(withDrafts?.drafts?.[0]?.stage).toBe('with-customer');
  expect(withDrafts).toMatchObject({ isAccepted: false, final: null });
  expect(contract?.receipt?.contentSha256).toMatch(/^[0-9a-f]{64}$/);
  const paper = await admin.call(downloadOrderContract, { id });
  expect(paper.headers['content-type']).toContain('application/pdf');

  const file = services.flatMap(({ previous = [] }) => previous)[0]?.key ?? '';
  expect((await admin.call(viewFile, { key: file })).status).toBe(200);
  expect((await (await portal.signIn('moneyAdmin')).call(viewFile, { key: file })).status).toBe(
    404,
  );

  const done = orderId('northwind', 'completed');
  const finished = (await admin.call(readOrderDocuments, { id: done })).body.services;
  expect(finished.some(({ final }) => final?.dataPdf)).toBe(true);
});

test('BO-61 the firm reads what was asked and answered, follow-ups too', async () => {
  const admin = await portal.signIn('admin');
  const { questionnaires } = (await admin.call(readOrderAnswers, { id })).body;
  const answered = questionnaires.filter(({ state }) => state === 'answered');
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.flatMap(({ answers }) => answers?.groups ?? [])).not.toHaveLength(0);
  const open = (await admin.call(readOrderAnswers, { id: orderId('northwind', 'intake') })).body;
  expect(open.questionnaires.some(({ state }) => state === 'to-answer')).toBe(true);
  expect((await admin.call(readOrderAnswers, { id: 'nothing' })).status).toBe(404);
});
