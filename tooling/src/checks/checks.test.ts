import { missingTexts } from './language-parity.ts';
import { parseRequirements, titledIds } from './requirement-titles.ts';

test('SC-54 a bundle is complete only with every key, plural form and placeholder of its language', () => {
  const english = {
    title: 'Orders',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    hello: 'Hi {{name}}',
  };
  const russian = {
    title: 'Заказы',
    files_one: 'a',
    files_few: 'b',
    files_many: 'c',
    files_other: 'd',
    hello: '{{name}}',
  };
  expect(missingTexts(english, russian, 'ru')).toEqual([]);
  expect(missingTexts(english, { ...russian, files_few: '' }, 'ru')).toEqual(['lacks files_few']);
  expect(missingTexts(english, { ...russian, hello: 'x' }, 'ru')).toEqual([
    'hello has other placeholders than English',
  ]);
  expect(missingTexts(english, { ...russian, extra: 'x' }, 'ru')).toEqual([
    'has extra, which English lacks',
  ]);
  expect(missingTexts(english, { title: 'a', files_other: 'b', hello: '{{name}}' }, 'th')).toEqual(
    [],
  );
});

test('titles name single ids and ranges', () => {
  const dash = '-';
  const source = `test('OR${dash}42 HS${dash}33..35 works', () => {}); test.each(rows)("QU${dash}01 %s", () => {});`;
  expect([...new Set(titledIds(source))]).toEqual(['OR-42', 'HS-33', 'HS-34', 'HS-35', 'QU-01']);
});

test('the open list is what stands below its heading', () => {
  const list = parseRequirements('- **SC-01** roles\n- **SC-02** user\n\n## Open\n\nSC-02');
  expect([...list.all]).toEqual(['SC-01', 'SC-02']);
  expect([...list.open]).toEqual(['SC-02']);
});
