import { failuresOf, type Finding } from './still-to-do.ts';

const finding: Finding = { rule: 'no-circle', file: 'a/b.ts', message: 'a/b.ts imports itself' };

test('what is not listed fails, what is listed is printed', () => {
  expect(failuresOf([finding], []).failures).toEqual(['a/b.ts imports itself [no-circle]']);
  expect(failuresOf([finding], [{ rule: 'no-circle', files: /^a\// }])).toEqual({
    failures: [],
    left: ['still to do: no-circle in /^a\\// (1)'],
  });
});

test('an entry that nothing breaks any more fails', () => {
  expect(failuresOf([], [{ rule: 'no-circle', files: /^a\// }]).failures).toEqual([
    'Nothing in /^a\\// breaks no-circle any more: take it off the list',
  ]);
});
