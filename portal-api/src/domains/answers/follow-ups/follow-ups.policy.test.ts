import { questionnaireField } from '@portal/shared-contracts/questionnaires';
import { isPublishable } from './follow-ups.policy.ts';

describe('policy', () => {
  const field = (part: object) => questionnaireField.parse({ type: 'text', text: 'Q', ...part });

  test('QU-27 a list can be published when everything that is asked has words and options', () => {
    expect(isPublishable([])).toBe(false);
    expect(isPublishable([field({ type: 'section' })])).toBe(false);
    expect(isPublishable([field({})])).toBe(true);
    expect(isPublishable([field({}), field({ text: '' })])).toBe(false);
    expect(isPublishable([field({ type: 'select', options: [' '] })])).toBe(false);
    expect(isPublishable([field({ type: 'select', options: ['x'] })])).toBe(true);
  });
});
