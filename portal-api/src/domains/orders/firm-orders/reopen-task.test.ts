import {
  enterAnswers,
  enterDocuments,
  getFirmOrder,
  openOrderAnswers,
  reopenTask,
} from '@portal/shared-contracts/admin';
import {
  finalizeDrafts,
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  reviewDraft,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { downloadFile } from '@portal/shared-contracts/files';
import { getCustomerOrder, getOrderHistory, getStaffOrder } from '@portal/shared-contracts/orders';
import {
  completeTask,
  getAnswers,
  getAnswersForStaff,
  getQuestionnaire,
} from '@portal/shared-contracts/questionnaires';
import { orderId, questionnaireId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { draftsPlace, readAsCustomer, readAsWriter } from '../../../../test/drafts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const resume = serviceId('northwind', 'starter', 'resume');
const career = questionnaireId.career('northwind');
const answered = { id: orderId('northwind', 'answered'), serviceId: resume };

test('BO-63 a questionnaire that is opened again is prefilled, counts as open and takes other answers', async () => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const address = { id: answered.id, questionnaire_id: career, service: resume };
  const before = (await admin.call(getFirmOrder, { id: answered.id })).body.order;
  const asked = { ...answered, taskId: career, baseVersion: before.version };
  expect((await admin.call(reopenTask, { ...asked, baseVersion: 99 })).status).toBe(409);
  expect((await admin.call(reopenTask, asked)).status).toBe(200);
  expect((await admin.call(reopenTask, { ...answered, taskId: career })).error.message).toBe(
    'This task is not done yet.',
  );

  const now = (await customer.call(getCustomerOrder, { id: answered.id })).body.order;
  expect(now.statusPercentage).toBeLessThan(before.statusPercentage);
  const [last] = await portal
    .db()
    .query('select turn_owner, turn_step from orders where id = $1', [answered.id]);
  expect(last).toEqual({ turn_owner: 'customer', turn_step: 'questionnaire' });
  const { data } = (await customer.call(getQuestionnaire, address)).body;
  expect(data).toMatchObject({ state: 'to-answer', answeredAt: null });
  expect(data.given?.['full-name']).toBeTruthy();

  const answers = { ...data.given, duties: 'I planned shifts, and led them.' };
  const task = { id: answered.id, taskId: career, serviceId: resume };
  const sent = { ...task, DefaultQuestionSubmitted: true, data: { answers } };
  expect((await customer.call(completeTask, sent)).status).toBe(200);
  const read = (await customer.call(getAnswers, address)).body.data;
  const duties = read.groups
    .flatMap(({ entries }) => entries)
    .find(({ key }) => key === 'duties')?.answer;
  expect([duties, read.enteredByFirm]).toEqual([answers.duties, false]);
  const { history, order } = (await admin.call(getFirmOrder, { id: answered.id })).body;
  expect(order.statusPercentage).toBe(before.statusPercentage);
  expect(history).toContainEqual(
    expect.objectContaining({ code: 'reopened', title: 'Career history', by: 'admin' }),
  );
});

test('BO-63 an upload that is opened again keeps its documents, and is done once they are sent again', async () => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const place = { ...answered, taskId: 'previous_document' as const };
  expect((await admin.call(reopenTask, place)).status).toBe(200);
  const { uploadedFiles } = (await customer.call(getPreviousDocuments, answered)).body;
  expect(uploadedFiles).not.toEqual([]);
  const again = { ...place, order_id: answered.id, uploadedFiles: [], deletedFiles: [] };
  expect((await customer.call(uploadPreviousDocuments, again)).status).toBe(200);
  const { completed_tasks } = (await customer.call(getCustomerOrder, answered)).body.order;
  expect(completed_tasks).toContainEqual(expect.objectContaining({ taskId: 'previous_document' }));
});

test('BO-63 accepted drafts that are opened again are with the customer, with the former words at hand', async () => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const writer = await portal.signIn('writer');
  const place = draftsPlace('northwind', 'completed');
  const order = (await customer.call(getCustomerOrder, place)).body.order;
  const [service] = order.package.packageServices;
  const drafts = { ...place, serviceId: service?._id ?? '' };
  const before = await readAsCustomer(customer, drafts);
  expect(before.accepted).toBe(true);
  const task = { ...drafts, taskId: 'revision_process' as const };
  expect((await admin.call(reopenTask, task)).status).toBe(200);
  const now = (await customer.call(getCustomerOrder, place)).body.order;
  expect([order.statusPercentage, now.completedAt]).toEqual([100, null]);
  const open = await readAsCustomer(customer, drafts);
  expect([open.accepted, open.can]).toEqual([false, { review: true, finalize: false }]);
  expect(open.drafts[0]?.review).toBe(before.drafts[0]?.review);
  expect((await readAsWriter(writer, drafts)).can.upload).toBe(false);
  const said = { reviewedByUser: true as const, rating: 5, review: 'As before.' };
  const review = { ...drafts, draft_id: open.drafts[0]?._id ?? '', data: said };
  expect((await customer.call(reviewDraft, review)).status).toBe(200);
  expect((await customer.call(finalizeDrafts, task)).status).toBe(200);
  const { statusPercentage } = (await customer.call(getCustomerOrder, place)).body.order;
  expect(statusPercentage).toBe(100);
});

test('BO-63 what the writer does is not opened again, nor is a task that the order does not have', async () => {
  const admin = await portal.signIn('admin');
  const place = { id: orderId('northwind', 'completed'), taskId: 'final_document' };
  const { order } = (await admin.call(getFirmOrder, place)).body;
  const [service] = order.package.packageServices;
  const call = { ...place, serviceId: service?._id ?? '' };
  expect((await admin.call(reopenTask, call)).status).toBe(422);
  expect((await admin.call(reopenTask, { ...call, taskId: 'nothing' })).status).toBe(404);
});

test('BO-64 answers that the firm enters are checked like the customer’s and say who entered them', async () => {
  const admin = await portal.signIn('admin');
  const id = orderId('northwind', 'intake');
  const service = serviceId('northwind', 'professional', 'resume');
  const task = { id, serviceId: service, taskId: career };
  const { questionnaire } = (await admin.call(openOrderAnswers, task)).body;
  expect(questionnaire).toMatchObject({ state: 'to-answer', title: 'Career history' });
  const answers = {
    'full-name': 'Clara Lindqvist',
    'contact-email': 'clara@example.com',
    employment: 'No, I am looking',
    duties: 'I planned shifts.',
    proud: 'The new warehouse.',
    education: 'Doctorate',
    skills: ['Writing and presenting'],
  };
  const wrong = await admin.call(enterAnswers, { ...task, answers: { ...answers, duties: '' } });
  expect(wrong.error.errors).toEqual({ duties: 'This question needs an answer.' });
  expect((await admin.call(enterAnswers, { ...task, answers })).status).toBe(200);
  const other = { ...task, answers: { ...answers, duties: 'Others.' } };
  expect((await admin.call(enterAnswers, other)).status).toBe(409);

  const customer = await portal.signIn('customer');
  const writer = await portal.signIn('writer');
  const seen = [
    (await customer.call(getAnswers, { id, questionnaire_id: career, service })).body,
    (
      await writer.call(getAnswersForStaff, {
        orderId: id,
        questionnaireId: career,
        service,
      })
    ).body,
  ];
  expect(seen.map(({ data }) => data.enteredByFirm)).toEqual([true, true]);
  const orders = [
    (await customer.call(getCustomerOrder, { id })).body.order,
    (await writer.call(getStaffOrder, { id })).body.order,
  ];
  for (const { completed_tasks } of orders)
    expect(completed_tasks).toContainEqual(
      expect.objectContaining({ taskId: career, enteredByFirm: true }),
    );
  const { history } = (await customer.call(getOrderHistory, { id })).body;
  expect(history).toContainEqual(
    expect.objectContaining({ code: 'answered', by: 'admin', name: '', enteredByFirm: true }),
  );
});

test('BO-64 documents that the firm uploads complete the task and are read by both sides with that word', async () => {
  const admin = await portal.signIn('admin');
  const id = orderId('northwind', 'intake');
  const service = serviceId('northwind', 'professional', 'resume');
  const file = await uploadDocument(admin, 'By post.pdf');
  const call = { id, serviceId: service, uploadedFiles: [file] };
  expect((await admin.call(enterDocuments, call)).status).toBe(200);
  const customer = await portal.signIn('customer');
  const writer = await portal.signIn('writer');
  const own = (await customer.call(getPreviousDocuments, call)).body;
  const staff = (
    await writer.call(getPreviousDocumentsOfCustomer, { orderId: id, serviceId: service })
  ).body;
  expect([own.enteredByFirm, staff.data?.enteredByFirm]).toEqual([[file.key], [file.key]]);
  for (const person of [customer, writer, admin])
    expect((await person.call(downloadFile, { key: file.key })).status).toBe(200);
  const { completed_tasks } = (await customer.call(getCustomerOrder, { id })).body.order;
  expect(completed_tasks).toContainEqual(
    expect.objectContaining({ taskId: 'previous_document', enteredByFirm: true }),
  );
  const money = await portal.signIn('moneyAdmin');
  expect((await money.call(enterDocuments, call)).status).toBe(403);
  expect((await money.call(downloadFile, { key: file.key })).status).toBeGreaterThanOrEqual(403);
});
