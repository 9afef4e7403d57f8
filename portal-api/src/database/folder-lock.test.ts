import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => path.join(folder, 'portal.lock');
const held = (holder: object) => writeFile(file(), JSON.stringify(holder));
const own = async () => {
  const unlock = await lockFolder(folder);
  const text = await readFile(file(), 'utf8');
  await unlock();
  return JSON.parse(text) as { host: string; start: string };
};

test('PL-43 the first process of another container holds the folder, though its number is the own one', async () => {
  await held({ pid: process.pid, host: 'another-container', start: 'x' });
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by process ${process.pid} on another-container`,
  );
});

test('PL-43 a container that is gone holds the folder no longer', async () => {
  await held({ pid: process.pid, host: 'another-container', start: 'x' });
  const before = new Date(Date.now() - 180_000);
  await utimes(file(), before, before);
  await (
    await lockFolder(folder)
  )();
});

test('PL-43 a process that lives holds the folder, and one that took over its number does not', async () => {
  const { host, start } = await own();
  const parent = { pid: process.ppid, host };
  await held(parent);
  await expect(lockFolder(folder)).rejects.toThrow('is in use');
  // Not every system tells when a process began.
  if (start === undefined) return;
  await held({ ...parent, start });
  await (
    await lockFolder(folder)
  )();
});
