import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWords } from './compile-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('RV-40 the words of a dictionary are compiled with the build', () => {
  beforeAll(() => compileWords(folder, ['en', 'en.rare', 'es.rare']));

  test('RV-40 they stand one a line, sorted by their bytes', () => {
    const words = readFileSync(join(folder, 'en.txt'), 'utf8').trimEnd().split('\n');
    expect(words.length).toBeGreaterThan(40_000);
    expect(words).toEqual(expect.arrayContaining(['received', 'warehouses', 'managed']));
    const disorder = words.findIndex(
      (word, at) => at > 0 && Buffer.compare(Buffer.from(words[at - 1]!), Buffer.from(word)) >= 0,
    );
    expect(disorder).toBe(-1);
  });

  test('RV-40 the notice of the dictionary is shipped beside them', () => {
    const notice = readFileSync(join(folder, 'en.notice.txt'), 'utf8');
    expect(notice).toMatch(/^dictionary-en \d+\.\d+\.\d+\n/);
    expect(notice).toMatch(/copyright/i);
  });

  test('RV-32 RV-40 regional Spanish words have a list and a notice of their own', () => {
    const words = readFileSync(join(folder, 'es.rare.txt'), 'utf8').split('\n');
    expect(words).toEqual(expect.arrayContaining(['despostar', 'tambero']));
    expect(readFileSync(join(folder, 'es.rare.notice.txt'), 'utf8')).toMatch(/MIT/);
  });

  test('RV-32 RV-40 rare words have a list and a notice of their own', () => {
    const words = readFileSync(join(folder, 'en.rare.txt'), 'utf8').split('\n');
    expect(words).toEqual(expect.arrayContaining(['conched', 'linter']));
    expect(words).not.toContain('recieved');
    expect(readFileSync(join(folder, 'en.rare.notice.txt'), 'utf8')).toMatch(/^word-list \d/);
  });

  test('RV-40 the next build finds them there, and half a list never stays', () => {
    const { mtimeMs } = statSync(join(folder, 'en.txt'));
    compileWords(folder, ['en']);
    expect(statSync(join(folder, 'en.txt')).mtimeMs).toBe(mtimeMs);
    expect(existsSync(join(folder, 'en.txt.new'))).toBe(false);
  });
});
