import {
  followUpStatus,
  type OrderService,
  type ProgressFacts,
  serviceStatus,
  statusPercentage,
} from './index.ts';

const service = (id: string, ...modules: string[]): OrderService => ({
  _id: id,
  serviceName: id,
  serviceModules: modules.map((module) => ({ id: module, title: module })),
});

const facts = (services: OrderService[], ...done: string[]): ProgressFacts => ({
  completed_tasks: done.map((task) => {
    const [serviceId = '', taskId = ''] = task.split('/');
    return { serviceId, taskId };
  }),
  revisionData: {},
  package: { packageServices: services },
});

const resume = service('resume', 'career', 'previous_document', 'additional_questionnaire');

test('SC-61 a service is completed when each of its modules has a task of that service', () => {
  const done = ['resume/career', 'resume/previous_document', 'resume/additional_questionnaire'];
  expect(serviceStatus(facts([resume], ...done), resume)).toBe('completed');
  const elsewhere = done.map((task) => task.replace('resume/', 'letter/'));
  expect(serviceStatus(facts([resume], ...elsewhere), resume)).toBe('not-started');
});

test('SC-62 some modules, a sent draft or sent follow-up questions make it in-progress', () => {
  expect(serviceStatus(facts([resume], 'resume/career'), resume)).toBe('in-progress');
  const sent = facts([resume], 'resume/additional_questionnaire_submitted');
  expect(serviceStatus(sent, resume)).toBe('in-progress');
  const drafted: ProgressFacts = {
    ...facts([resume]),
    revisionData: {
      resume: { sentByWriter: true, pendingClientReview: true, pendingApproval: false },
    },
  };
  expect(serviceStatus(drafted, resume)).toBe('in-progress');
});

test('SC-63 a service that nobody has touched is not-started', () => {
  const untouched: ProgressFacts = {
    ...facts([resume], 'other/career'),
    revisionData: {
      resume: { sentByWriter: false, pendingClientReview: false, pendingApproval: false },
    },
  };
  expect(serviceStatus(untouched, resume)).toBe('not-started');
});

test('SC-64 follow-up questions are not available, then submitted, then answered', () => {
  expect(followUpStatus(facts([resume]), 'resume')).toBe('not-available');
  const sent = 'resume/additional_questionnaire_submitted';
  expect(followUpStatus(facts([resume], sent), 'resume')).toBe('submitted');
  const answered = facts([resume], sent, 'resume/additional_questionnaire');
  expect(followUpStatus(answered, 'resume')).toBe('answered');
});

test('SC-60 the percentage counts modules, never the sent follow-up questions', () => {
  expect(statusPercentage(facts([resume]))).toBe(0);
  expect(statusPercentage(facts([resume], 'resume/career'))).toBe(33);
  const both = facts([resume], 'resume/career', 'resume/additional_questionnaire_submitted');
  expect(statusPercentage(both)).toBe(33);
});

test('SC-60 only the last module brings 100, however many there are', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `m${index}`);
  const long = service('long', ...ids);
  const all = ids.map((id) => `long/${id}`);
  expect(statusPercentage(facts([long], ...all.slice(1)))).toBe(99);
  expect(statusPercentage(facts([long], ...all))).toBe(100);
});

test('SC-60 an order without any module is not completed', () => {
  expect(statusPercentage(facts([]))).toBe(0);
});
