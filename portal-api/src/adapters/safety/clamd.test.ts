import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FakeClamd, fakeClamd, EICAR } from '../../../test/safety/fake-clamd.ts';
import { clamd } from './clamd.ts';

let folder: string;
let file: string;
let server: FakeClamd;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-clamd-'));
  file = path.join(folder, 'file');
  server = await fakeClamd();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('PL-28 every byte of a long file reaches the scanner, in its order', async () => {
  const long = Buffer.alloc(5 * 1024 * 1024, 'abcdefg');
  await writeFile(file, long);
  const scanner = clamd(server.url, { log });
  await scanner.scan(file);
  expect(server.seen[0]?.equals(long)).toBe(true);
  await writeFile(file, Buffer.concat([long, EICAR]));
  await expect(scanner.scan(file)).rejects.toMatchObject({ sentence: { code: 'file-infected' } });
  expect(scanner.counts).toEqual({ clean: 1, infected: 1, failed: 0 });
  await scanner.check();
});

test.each(['is silent', 'cuts', 'is full'] as const)(
  'PL-28 a scanner that %s has found nothing clean',
  async (manner) => {
    await writeFile(file, 'abc');
    server.behave(manner);
    const scanner = clamd(server.url, { log, ...(manner === 'is silent' ? { silence: 50 } : {}) });
    await expect(scanner.scan(file)).rejects.toMatchObject({
      sentence: { code: 'scanner-silent' },
    });
    await expect(scanner.check()).rejects.toThrow();
    expect(scanner.counts).toEqual({ clean: 0, infected: 0, failed: 1 });
  },
);
