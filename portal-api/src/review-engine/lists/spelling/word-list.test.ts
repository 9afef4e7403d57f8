import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWordList } from './word-list.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (words: readonly string[]) => {
  const file = path.join(folder, `${words.length}.txt`);
  const bytes = words.map((word) => Buffer.from(word)).sort((a, b) => a.compare(b));
  writeFileSync(file, bytes.map((word) => `${word.toString()}\n`).join(''));
  return file;
};

// Letters of one, two and three bytes, so that their order is that of bytes.
const words = Array.from({ length: 200_000 }, (_, at) => ['w', 'ж', 'ก'][at % 3]! + at);

test('RV-40 every word of a list is found where it lies, and no other', () => {
  const list = openWordList(fileOf(words));
  expect(words.filter((_word, at) => at % 97 === 0).every((word) => list.has(word))).toBe(true);
  for (const word of ['', 'w', 'w0 ', 'a', 'ก', '\uffff', 'w1', 'ж0', 'x'.repeat(500)])
    expect([word, list.has(word)]).toEqual([word, false]);
});

test('RV-40 a list costs no memory of its size', () => {
  const file = fileOf(words);
  const before = process.memoryUsage().arrayBuffers;
  const list = openWordList(file);
  expect(list.has('w0')).toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000);
});

test.each([[['one']], [['one', 'two']], [[]]])('RV-40 short lists are lists: %j', (few) => {
  const list = openWordList(fileOf(few));
  for (const word of few) expect(list.has(word)).toBe(true);
  expect(list.has('other')).toBe(false);
});
