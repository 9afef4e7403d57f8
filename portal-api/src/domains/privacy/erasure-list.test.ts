import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTestApp } from '../../../test/create-test-app.ts';
import { replayErasures } from './erase-due.ts';

test('BO-47 PL-63 a list of erasures that cannot be read stops the start, and one that is not there is empty', async () => {
  const portal = await createTestApp();
  const list = path.join(portal.platform.config.dataDir, 'erasures.jsonl');
  try {
    expect(await replayErasures(portal.platform)).toBe(0);
    await mkdir(list);
    await expect(replayErasures(portal.platform)).rejects.toThrow('list of erasures');
  } finally {
    await rm(list, { recursive: true, force: true });
    await portal.close();
  }
});
