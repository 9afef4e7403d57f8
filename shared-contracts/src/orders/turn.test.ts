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

test('SC-60 each step has a sentence in every language for customer and staff', () => {
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
  expect(stepFor(turn, 'writer')).toMatchObject({ step: 'write-draft', serviceId: 'a' });
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
