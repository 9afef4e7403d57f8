import { longStyles, MAX_STYLE_LINES } from './long-styles.ts';

test('a style sheet that is longer than a file of code may be is named, other files are not', () => {
  const sheet = (lines: number) => () => '.a {}\n'.repeat(lines);
  expect(longStyles(['a/b.css'], sheet(MAX_STYLE_LINES))).toEqual([]);
  expect(longStyles(['a/b.css', 'a/c.json'], sheet(MAX_STYLE_LINES + 1))).toMatchObject([
    { rule: 'long-style', file: 'a/b.css' },
  ]);
});
