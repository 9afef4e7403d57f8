import { questionnaireField } from './fields.schema.ts';
import { publishProblems } from './publish-problems.ts';

const field = (key: string, part: object = {}) =>
  questionnaireField.parse({ type: 'text', text: 'Q', key, ...part });

test('QU-27 FX-15 a list can be published when something is asked, in words and with options', () => {
  const nothingAsked = [{ kind: 'empty' }];
  expect(publishProblems([])).toEqual(nothingAsked);
  expect(publishProblems([field('a', { type: 'section' })])).toEqual(nothingAsked);
  expect(publishProblems([field('a'), field('b', { type: 'select', options: ['x'] })])).toEqual([]);
});

test('FX-15 every line that is not ready is named, not only the first one', () => {
  const fields = [
    field('a', { text: ' ' }),
    field('b'),
    field('c', { type: 'radio', options: [' ', ''] }),
  ];
  expect(publishProblems(fields)).toEqual([
    { kind: 'no-text', key: 'a' },
    { kind: 'no-options', key: 'c' },
  ]);
});
