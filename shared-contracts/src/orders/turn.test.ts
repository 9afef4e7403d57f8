import { languages, role } from '../index.ts';
import {
  FOLLOW_UP_SUBMITTED,
  moduleIds,
  type OrderService,
  statusPercentage,
  stepFor,
  type Turn,
  type TurnFacts,
  turnOf,
  turnSentence,
  type TurnStep,
} from './index.ts';

const MODULES = ['career', ...Object.values(moduleIds)];

const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => bits & (1 << index)),
  );

const flags = [false, true].flatMap((sentByWriter) =>
  [false, true].flatMap((pendingClientReview) =>
    [false, true].map((pendingApproval) => ({
      sentByWriter,
      pendingClientReview,
      pendingApproval,
    })),
  ),
);

const service = (id: string, modules: readonly string[]): OrderService => ({
  _id: id,
  serviceName: id,
  serviceModules: modules.map((module) => ({ id: module, title: `Title of ${module}` })),
});

const order = (change: Partial<TurnFacts> & { services: OrderService[] }): TurnFacts => ({
  customer_industries: ['Sales'],
  contract_signed: true,
  writer: true,
  completed_tasks: [],
  revisionData: {},
  ...change,
  package: { packageServices: change.services, contract_id: 'contract' },
});

/** Every combination of modules, finished tasks, draft flags, gates and writer of one service. */
function* everyOrder(): Generator<TurnFacts> {
  for (const modules of subsets(MODULES)) {
    for (const done of subsets([...modules, FOLLOW_UP_SUBMITTED])) {
      const completed_tasks = done.map((taskId) => ({ serviceId: 's', taskId }));
      for (const revision of flags) {
        const base = { services: [service('s', modules)], completed_tasks };
        const facts = { ...base, revisionData: { s: revision } };
        yield order(facts);
        yield order({ ...facts, writer: false });
        yield order({ ...facts, contract_signed: false });
        yield order({ ...facts, customer_industries: [] });
      }
    }
  }
}

const everyStep: readonly TurnStep[] = [
  'initial-questions',
  'contract',
  'questionnaire',
  'previous-document',
  'answer-follow-up',
  'review-draft',
  'assign-writer',
  'write-follow-up',
  'write-first-draft',
  'write-next-draft',
  'upload-final',
  'upload-linkedin',
  'approve-draft',
  'set-up',
  'done',
];

const owners: Turn['owner'][] = ['customer', 'writer', 'admin', 'done'];

test('SC-60 SC-61 SC-62 SC-64 every combination has one owner, one sentence and at most one step per side', () => {
  const problems: string[] = [];
  let seen = 0;
  for (const facts of everyOrder()) {
    seen += 1;
    const turn = turnOf(facts);
    const mine = role.options.map((reader) => stepFor(turn, reader));
    const sentences = role.options.map((reader) => turnSentence(turn, reader, 'en'));
    const isDone = statusPercentage(facts) === 100;
    const consistent =
      owners.includes(turn.owner) &&
      sentences.every((text) => text.trim() !== '' && !text.includes('{')) &&
      (turn.owner === 'done') === isDone &&
      (turn.owner !== 'customer' || turn.customer !== undefined) &&
      (turn.owner !== 'writer' || (turn.writer !== undefined && facts.writer)) &&
      mine[role.options.indexOf('reviewer')] === undefined;
    if (!consistent) problems.push(JSON.stringify({ facts, turn }));
  }
  expect(seen).toBeGreaterThan(20_000);
  expect(problems).toEqual([]);
});

test('SC-60 each step has a sentence in every language for customer, writer and reviewer', () => {
  const turn = turnOf(order({ services: [service('s', ['career'])] }));
  const sentences = languages.flatMap((language) =>
    role.options.map((reader) => turnSentence(turn, reader, language)),
  );
  for (const sentence of sentences) expect(sentence).toContain('Title of career');
});

test('OR-28 OR-29 the gates come in order: initial questions, contract, then the order', () => {
  const services = [service('s', ['career'])];
  const closed = { services, contract_signed: false, customer_industries: [] };
  expect(turnOf(order(closed)).step).toBe('initial-questions');
  expect(turnOf(order({ ...closed, customer_industries: ['Sales'] })).step).toBe('contract');
  expect(turnOf(order({ services })).step).toBe('questionnaire');
});

test('OR-29 a package without a contract has no contract gate', () => {
  const facts = order({ services: [service('s', ['career'])], contract_signed: false });
  const free = { ...facts, package: { ...facts.package, contract_id: null } };
  expect(turnOf(free).step).toBe('questionnaire');
});

test('SC-60 both sides can have work at once, and each sees its own', () => {
  const turn = turnOf(
    order({
      services: [service('a', ['revision_process']), service('b', ['career'])],
      revisionData: {},
    }),
  );
  expect(turn.owner).toBe('customer');
  expect(stepFor(turn, 'user')).toMatchObject({ step: 'questionnaire', serviceId: 'b' });
  expect(stepFor(turn, 'writer')).toMatchObject({ step: 'write-first-draft', serviceId: 'a' });
});

test('DO-40 a draft that waits for approval is the admin’s turn', () => {
  const turn = turnOf(
    order({
      services: [service('s', ['revision_process', 'final_document'])],
      revisionData: {
        s: { sentByWriter: true, pendingClientReview: false, pendingApproval: true },
      },
    }),
  );
  expect(turn).toMatchObject({ owner: 'admin', step: 'approve-draft' });
  expect(turn.writer).toBeUndefined();
});

test('SC-60 a title with replacement signs stays as it is', () => {
  const services = [
    { ...service('s', ['career']), serviceModules: [{ id: 'x', title: "$& $1 $'" }] },
  ];
  expect(turnSentence(turnOf(order({ services })), 'user', 'en')).toBe("Answer “$& $1 $'”");
});

const drafting = (sentByWriter: boolean, tasks: string[] = []): TurnFacts =>
  order({
    services: [service('Resume', ['additional_questionnaire', 'revision_process'])],
    completed_tasks: tasks.map((taskId) => ({ serviceId: 'Resume', taskId })),
    revisionData: {
      Resume: { sentByWriter, pendingClientReview: false, pendingApproval: false },
    },
  });

test('FX-03 the writer’s step names its service, and the first draft is not called the next one', () => {
  const answered = [FOLLOW_UP_SUBMITTED, 'additional_questionnaire'];
  const first = turnOf(drafting(false, answered));
  expect(turnSentence(first, 'writer', 'en')).toBe('Write and upload the first draft of “Resume”');
  const next = turnOf(drafting(true, answered));
  expect(turnSentence(next, 'writer', 'en')).toBe('Write and upload the next draft of “Resume”');
});

test('FX-04 while the customer answers the follow-up questions, the first draft waits for them', () => {
  const turn = turnOf(drafting(false, [FOLLOW_UP_SUBMITTED]));
  expect(turn).toMatchObject({ owner: 'customer', step: 'answer-follow-up' });
  expect(stepFor(turn, 'writer')).toBeUndefined();
  expect(turnSentence(turn, 'writer', 'en')).toBe(
    'The customer is answering your follow-up questions on “Resume”',
  );
});

test('FX-04 a customer who asked for changes does not wait for questions of an earlier day', () => {
  const turn = turnOf(drafting(true, [FOLLOW_UP_SUBMITTED]));
  expect(stepFor(turn, 'writer')).toMatchObject({ step: 'write-next-draft' });
});

test('FX-05 a reviewer never reads the words of the writer or the customer', () => {
  const addressed = /\b(you|your|us)\b/i;
  const sentences = everyStep.map((step) =>
    turnSentence({ step, service: 'Resume', title: 'Career' }, 'reviewer', 'en'),
  );
  expect(sentences.filter((sentence) => addressed.test(sentence))).toEqual([]);
});
