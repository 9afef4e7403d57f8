import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openDatabase } from '../../database/open.ts';
import { openFiles } from '../../domains/files/open-files.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { openReleaseStore } from '../../releases/registry/open-registry.ts';
import { makeKey, readIdentity, readRecipient } from '../archive/backup-key.ts';
import { backUp } from '../backup/back-up.ts';
import { type EmptyPlace, restore } from './restore.ts';

let portal: TestApp;
let folder: string;
beforeAll(async () => {
  portal = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-failing-restore-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

test('PL-41 a restore that fails after its bytes leaves none of them, so that the next try is not refused', async () => {
  const { files } = await portal.context();
  const content = Buffer.from('%PDF-1.4 kept');
  await files.store({ filename: 'a.pdf', content }, null, { kind: 'site', id: 'northwind' });
  const file = path.join(folder, 'backup');
  const { text } = await makeKey();
  await backUp(portal.platform, file, await readRecipient(text, 'key'));

  const config = readConfig({ DATA_DIR: path.join(folder, 'empty') });
  const identity = { id: 'x', place: 'x', prefix: '' };
  const place: EmptyPlace = {
    openDatabase: () => openDatabase(config, () => new Date()),
    openStores: async () => ({
      files: await openFiles(config, identity),
      releases: openReleaseStore(config, identity.prefix),
    }),
    settle: () => Promise.reject(new Error('the power went')),
  };
  const source = { file, identity: readIdentity(text, 'key') };
  await expect(restore(source, place)).rejects.toThrow('the power went');
  const again = await restore(source, { ...place, settle: () => Promise.resolve() });
  expect(again.files).toBeGreaterThan(0);
});
