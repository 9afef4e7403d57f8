import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressFolder } from './compress-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('PL-51 a build brings code, styles and data compressed, and leaves pictures, fonts and what is tiny alone', async () => {
  const words = 'what shrinks, '.repeat(100);
  const shrinking = ['entry.js', 'worker.mjs', 'page.css', 'parts.json', 'seal.svg'];
  const kept = ['font.woff2', 'photo.png'];
  for (const name of [...shrinking, ...kept]) await writeFile(join(folder, name), words);
  await writeFile(join(folder, 'tiny.js'), 'x');
  await compressFolder(folder);
  const made = (await readdir(folder)).filter((name) => name.endsWith('.br'));
  expect(made.toSorted()).toEqual(shrinking.map((name) => `${name}.br`).toSorted());
  for (const name of made)
    expect(brotliDecompressSync(await readFile(join(folder, name))).toString()).toBe(words);
});
