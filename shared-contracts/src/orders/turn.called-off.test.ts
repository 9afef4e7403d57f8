import { FOLLOW_UP_SUBMITTED, openStepsOf, stepFor, type TurnFacts, turnOf } from './index.ts';

const open: TurnFacts = {
  customer_industries: ['Sales'],
  contract_signed: true,
  writer: true,
  completed_tasks: [{ serviceId: 'resume', taskId: FOLLOW_UP_SUBMITTED }],
  revisionData: {},
  package: {
    contract_id: null,
    packageServices: [
      {
        _id: 'resume',
        serviceName: 'Resume',
        serviceModules: [
          { id: 'additional_questionnaire', title: 'Follow-up questions' },
          { id: 'final_document', title: 'Final documents' },
        ],
      },
    ],
  },
};
const called: TurnFacts = { ...open, cancelledAt: '2026-03-02T09:00:00Z' };

test('BO-62 an order that was called off says what came next, and nobody has a step in it', () => {
  const { owner, step, customer, writer } = turnOf(open);
  expect([customer?.step, writer?.step]).toEqual(['answer-follow-up', 'upload-final']);
  expect(turnOf(called)).toMatchObject({ owner, step });
  for (const facts of [called, { ...called, customer_industries: [] }])
    for (const role of ['user', 'writer'] as const) {
      expect(stepFor(turnOf(facts), role)).toBeUndefined();
      expect(openStepsOf(facts, role)).toEqual([]);
    }
});
