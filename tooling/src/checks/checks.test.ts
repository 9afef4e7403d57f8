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
    files_one: '{{count}} файл',
    files_few: '{{count}} файла',
    files_many: '{{count}} файлов',
    files_other: '{{count}} файла',
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
  const thai = { title: 'a', files_other: '{{count}} b', hello: '{{name}}' };
  expect(missingTexts(english, thai, 'th')).toEqual([]);
});

test('SC-54 a form of a plural says the names of the English one, and only a form of one leaves the number out', () => {
  const english = { files_one: 'A file of {{name}}', files_other: '{{count}} files of {{name}}' };
  const german = { files_one: 'Eine von {{name}}', files_other: '{{count}} Dateien von {{name}}' };
  const wrong = (change: object, language = 'de'): string[] =>
    missingTexts(english, { ...german, ...change }, language);
  expect(wrong({})).toEqual([]);
  expect(wrong({ files_one: '{{count}} Datei von {{name}}' })).toEqual([]);
  const refused = (key: string) => [`${key} has other placeholders than English`];
  expect(wrong({ files_other: '{{cuont}} Dateien von {{name}}' })).toEqual(refused('files_other'));
  expect(wrong({ files_other: 'Dateien von {{name}}' })).toEqual(refused('files_other'));
  expect(wrong({ files_one: 'Eine Datei' })).toEqual(refused('files_one'));
  expect(wrong({ files_one: 'Eine {{file}} von {{name}}' })).toEqual(refused('files_one'));
  expect(wrong({ files_many: 'De {{name}}' }, 'es')).toEqual(refused('files_many'));
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
