import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldBuilds } from './forget-old-builds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-old-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (name: string, hoursAgo: number): void => {
  mkdirSync(join(folder, name));
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(join(folder, name), at, at);
};

test('of old builds the latest stay, and so does what a server may still serve', async () => {
  for (const hours of [5, 7, 8, 9, 10]) build(`b${hours}`, hours);
  build('current', 11);
  await forgetOldBuilds(folder, 'current');
  expect(readdirSync(folder).sort()).toEqual(['b5', 'b7', 'b8', 'current']);
});

test('a build that another command has just moved in place fails nothing', async () => {
  for (const hours of [7, 8, 9, 10]) build(`b${hours}`, hours);
  // Listed and not there: what a name is whose folder moves between the two looks.
  symlinkSync(join(folder, 'moved'), join(folder, 'b11.4711.unfinished'));
  await forgetOldBuilds(folder, 'current');
  expect(readdirSync(folder).sort()).toEqual(['b11.4711.unfinished', 'b7', 'b8', 'b9']);
});
