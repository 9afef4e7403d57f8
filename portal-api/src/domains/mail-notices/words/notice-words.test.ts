import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@portal/shared-contracts';
import { mailEventCodes, placeholdersOf } from '@portal/shared-contracts/mails';

const folder = path.join(import.meta.dirname, '../../../kernel/words/locales');
const wordsIn = (language: string) =>
  (
    JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as {
      mailNotices: Record<string, Record<string, string>>;
    }
  ).mailNotices;

const namesIn = (texts: object = {}): string[] =>
  [
    ...Object.values(texts)
      .join()
      .matchAll(/\{\{(\w+)\}\}/g),
  ].map(([, name]) => name ?? '');

test.each(languages)('BO-52 every event that is mailed has its words in %s', (language) => {
  const { buttons, news, digest, choose, stop, unsubscribe, ...events } = wordsIn(language);
  expect(Object.keys(buttons ?? {})).toEqual([
    'order',
    'invoices',
    'payment',
    'portal',
    'mails',
    'conversation',
  ]);
  expect(new Set(namesIn(news))).toEqual(new Set(['number']));
  expect(namesIn(digest)).toEqual(['company']);
  expect(new Set(namesIn(unsubscribe))).toEqual(new Set(['company']));
  expect([choose, stop]).toEqual([expect.any(String), expect.any(String)]);
  expect(Object.keys(events).toSorted()).toEqual([...mailEventCodes].toSorted());
  for (const code of mailEventCodes) {
    expect(Object.keys(events[code] ?? {})).toEqual(['subject', 'text']);
    expect(placeholdersOf(code)).toEqual(expect.arrayContaining(namesIn(events[code])));
  }
});
