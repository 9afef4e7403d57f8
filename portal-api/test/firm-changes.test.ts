import {
  approveDraft,
  getAdminPackage,
  listAdminPackages,
  listWaitingDrafts,
  publishFirmContract,
  publishPackage,
  readFirmContract,
  saveFirmContract,
  savePackage,
} from '@portal/shared-contracts/admin';
import { getContract, reviewDraft, signContract } from '@portal/shared-contracts/documents';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { completeTask } from '@portal/shared-contracts/questionnaires';
import { makeSignature } from '../seed/documents/documents.files.ts';
import { orderId } from '../seed/orders/orders.ts';
import { contractId } from '../seed/packages.data.ts';
import { coverLetter } from './catalogue/packages.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { draftsPlace, readAsCustomer, sendDraft } from './drafts.ts';
import { career, newQuestions, questionDesk, resumeService } from './questions/question-desk.ts';

const SITE = 'northwind';
const waiting = ['contract', 'intake', 'writing'] as const;
const [atContract, atQuestions, atDrafts] = waiting.map((step) => orderId(SITE, step));

/** Answers to the questions as they were asked at first. */
const ANSWERS = {
  'full-name': 'Clara Lindqvist',
  'contact-email': 'clara@example.com',
  employment: 'No, I am looking',
  duties: 'I planned shifts.',
  proud: 'The new warehouse.',
  education: 'Doctorate',
  skills: ['Writing and presenting'],
};

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

/** Price and services of all that is sold, the contract and the questions. */
const changeEverything = async (desk: Awaited<ReturnType<typeof questionDesk>>) => {
  const { admin } = desk;
  await desk.publish(career, newQuestions);
  const id = contractId(SITE);
  const { title, version } = (await admin.call(readFirmContract, { id })).body.contract;
  const text = { id, title, content: '<p>Quite another text</p>', baseVersion: version };
  const saved = (await admin.call(saveFirmContract, text)).body.contract;
  const ours = { id, baseVersion: saved.version, isOurs: true };
  expect((await admin.call(publishFirmContract, ours)).status).toBe(200);
  for (const { _id } of (await admin.call(listAdminPackages, { state: 'published' })).body.items) {
    const sold = (await admin.call(getAdminPackage, { id: _id })).body.package;
    const changes = { name: 'Another', priceMinor: 999, services: [coverLetter] };
    await admin.call(savePackage, { id: _id, baseVersion: sold.version, ...changes });
    const publishing = { id: _id, baseVersion: sold.version + 1 };
    expect((await admin.call(publishPackage, publishing)).status).toBe(200);
  }
};

test('BO-78 BO-81 BO-86 journey 2: price, contract, questions and services change while orders wait at each step', async () => {
  const desk = await questionDesk(portal);
  const { admin, customer } = desk;
  const orders = async () => {
    const found = [];
    for (const id of [atContract, atQuestions, atDrafts]) {
      const { order } = (await customer.call(getCustomerOrder, { id: id ?? '' })).body;
      found.push([order.package, order.invoicePrice]);
    }
    return found;
  };
  const contract = async () =>
    (await customer.call(getContract, { id: atContract ?? '' })).body.data?.content;
  const questions = async () => (await desk.asked(atQuestions ?? '')).questions;
  const before = [await orders(), await contract(), await questions()];
  await changeEverything(desk);
  expect([await orders(), await contract(), await questions()]).toEqual(before);

  const data = `data:image/png;base64,${makeSignature().toString('base64')}`;
  expect((await customer.call(signContract, { id: atContract ?? '', data })).status).toBe(200);
  const answered = await customer.call(completeTask, {
    id: atQuestions ?? '',
    taskId: career,
    serviceId: resumeService,
    DefaultQuestionSubmitted: true,
    data: { answers: ANSWERS },
  });
  expect(answered.status).toBe(200);
  const place = draftsPlace(SITE);
  await sendDraft(await portal.signIn('writer'), place);
  const { items } = (await admin.call(listWaitingDrafts, {})).body;
  const draft_id = items.find((draft) => draft.orderId === place.id)?._id ?? '';
  await admin.call(approveDraft, { id: draft_id });
  const review = { reviewedByUser: true as const, rating: 5, review: 'Good' };
  await customer.call(reviewDraft, { ...place, draft_id, data: review });
  expect((await readAsCustomer(customer, place)).can.finalize).toBe(true);
  expect(await orders()).toEqual(before[0]);
});
