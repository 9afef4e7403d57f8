import { findAnswerableTask } from './questionnaires.policy.ts';

describe('policy', () => {
  const order = {
    package: {
      packageServices: [
        {
          _id: 's1',
          serviceName: 'One',
          serviceModules: [
            { id: 'q', title: 'Q' },
            { id: 'revision_process', title: 'R' },
          ],
        },
        {
          _id: 's2',
          serviceName: 'Two',
          serviceModules: [
            { id: 'q', title: 'Q' },
            { id: 'additional_questionnaire', title: 'F' },
          ],
        },
      ],
    },
  };

  test('SC-11 only questionnaires and follow-up questions are answered with questions', () => {
    expect(findAnswerableTask(order, 'q')?.service._id).toBe('s1');
    expect(findAnswerableTask(order, 'q', 's2')?.service._id).toBe('s2');
    expect(findAnswerableTask(order, 'q', 's3')).toBeUndefined();
    expect(findAnswerableTask(order, 'revision_process', 's1')).toBeUndefined();
    expect(findAnswerableTask(order, 'additional_questionnaire_submitted')).toBeUndefined();
    expect(findAnswerableTask(order, 'additional_questionnaire')).toMatchObject({
      isFollowUp: true,
      service: { _id: 's2' },
    });
  });
});
