import { firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import { orderId, surveyId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  career,
  fieldsOf,
  newQuestions,
  questionDesk,
} from '../../../../test/questions/question-desk.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';

const SITE = 'northwind';
const calls = firmQuestionnaireCalls.questionnaire;

let portal: TestApp;
let desk: Awaited<ReturnType<typeof questionDesk>>;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = await questionDesk(portal);
});
afterEach(() => portal.close());

test('BO-75 the list says state, version and the packages that ask, and is narrowed by state and title', async () => {
  const { items, total } = (await desk.admin.call(calls.list, {})).body;
  expect([items.length, total]).toEqual([5, 5]);
  const listed = items.find(({ _id }) => _id === career);
  expect(listed).toMatchObject({ state: 'published', published: 1, hasChanges: false });
  expect(listed?.usedBy).toContain('Professional Package');
  await desk.admin.call(calls.create, { title: 'About your move' });
  const drafts = (await desk.admin.call(calls.list, { state: 'draft' })).body.items;
  expect(drafts).toEqual([
    expect.objectContaining({
      title: 'About your move',
      state: 'draft',
      published: null,
      usedBy: [],
    }),
  ]);
  expect((await desk.admin.call(calls.list, { search: 'YOUR MOVE' })).body.total).toBe(1);
  const surveys = (await desk.admin.call(firmQuestionnaireCalls.survey.list, {})).body.items;
  expect(surveys.map(({ _id, usedBy }) => [_id, usedBy.length > 0])).toEqual([
    [surveyId(SITE), true],
  ]);
});

test('BO-75 only the area of the catalogue opens the lists', async () => {
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(calls.list, {})).status).toBe(403);
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['catalogue'],
  });
  expect((await milo.call(calls.list, {})).status).toBe(200);
});

test('BO-76 a creation that is sent twice makes one draft, and a stale save says who was faster', async () => {
  const headers = { 'idempotency-key': 'made-once-0123456789' };
  const made = await desk.admin.call(calls.create, { title: 'New' }, { headers });
  const again = await desk.admin.call(calls.create, { title: 'New' }, { headers });
  const { _id: id, version } = made.body.questionnaire;
  expect(again.body.questionnaire._id).toBe(id);
  await desk.admin.call(calls.save, { id, baseVersion: version, questions: newQuestions });
  portal.clock.advance(120_000);
  const stale = await desk.admin.call(calls.save, { id, baseVersion: version, title: 'Late' });
  expect(stale.status).toBe(409);
  expect(stale.error.message).toMatch(/changed this 2 minutes ago\.$/);
  expect((await desk.read(id)).title).toBe('New');
});

test('BO-77 publishing names each question that is not ready, by its key', async () => {
  const refused = await desk.publish(
    career,
    fieldsOf([
      { type: 'text', key: 'a', text: ' ' },
      { type: 'radio', key: 'b', text: 'One way?', options: ['Yes', ''] },
      { type: 'text', key: 'c', text: 'Why?', showIf: { key: 'd', equals: 'Yes' } },
      { type: 'select', key: 'd', text: 'Sure?', options: ['Yes', 'No'] },
      { type: 'text', key: 'e', text: 'Since?', showIf: { key: 'd', equals: 'Maybe' } },
      // A question that became the title of a section shows always, whatever was its condition.
      { type: 'section', key: 'f', text: 'Else', showIf: { key: 'gone', equals: 'Yes' } },
    ]),
  );
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toEqual({
    a: 'Write what is asked.',
    b: 'Offer at least two options.',
    c: 'The condition must name an earlier question with options.',
    e: 'The condition names an option that its question does not have.',
  });
  expect((await desk.read(career)).published).toBe(1);
});

test('BO-76 BO-114 a draft that somebody changed since it was shown is not deleted', async () => {
  const made = await desk.admin.call(calls.create, { title: 'New' });
  const { _id: id, version } = made.body.questionnaire;
  await desk.admin.call(calls.save, { id, baseVersion: version, questions: newQuestions });
  const refused = await desk.admin.call(calls.remove, { id, baseVersion: version });
  expect([refused.status, refused.error.code]).toEqual([409, 'conflict']);
  expect((await desk.read(id)).questions).toHaveLength(newQuestions.length);
  const removed = await desk.admin.call(calls.remove, { id, baseVersion: version + 1 });
  expect(removed.status).toBe(200);
});

test('BO-76 a draft is thrown away, copied, archived and restored; what was published is not deleted', async () => {
  const { version, questions } = await desk.read(career);
  await desk.admin.call(calls.save, { id: career, baseVersion: version, questions: newQuestions });
  expect((await desk.read(career)).hasChanges).toBe(true);
  await desk.admin.call(calls.discard, { id: career, baseVersion: version + 1 });
  expect(await desk.read(career)).toMatchObject({ hasChanges: false, questions });
  const copy = (await desk.admin.call(calls.copy, { id: career, title: 'Other' })).body
    .questionnaire;
  expect(copy).toMatchObject({ title: 'Other', state: 'draft', questions });
  expect((await desk.admin.call(calls.remove, { id: copy._id })).status).toBe(200);
  expect((await desk.admin.call(calls.remove, { id: career })).status).toBe(409);
  await desk.admin.call(calls.archive, { id: career });
  expect((await desk.asked(orderId(SITE, 'intake'))).questions).toEqual(questions);
  expect((await desk.admin.call(calls.list, { state: 'archived' })).body.total).toBe(1);
  const archived = await desk.read(career);
  const refused = await desk.admin.call(calls.publish, {
    id: career,
    baseVersion: archived.version,
  });
  expect(refused.status).toBe(409);
  await desk.admin.call(calls.restore, { id: career });
  expect((await desk.read(career)).state).toBe('published');
});
