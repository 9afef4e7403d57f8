import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Platform } from '../../kernel/platform.ts';
import { promote } from '../rollout/channels.ts';
import type { Releases } from '../registry/open-registry.ts';
import { publishBuild } from './publish.ts';

const buildsFile = z.array(
  z.object({ folder: z.string(), version: z.string(), output: z.string() }),
);
const madeLiveFile = z.record(z.string(), z.string());

const readMadeLive = async (file: string): Promise<Record<string, string>> => {
  const read = await readFile(file, 'utf8').catch(() => '{}');
  return madeLiveFile.parse(JSON.parse(read));
};

/**
 * Publishes the builds of this workspace and makes each one live once. What a person promoted, rolled
 * back or pinned afterwards stays as it is until the sources change.
 */
export const publishLocalBuilds = async (
  platform: Platform,
  { store }: Releases,
  listFile: string,
): Promise<void> => {
  const { database, now, log, config } = platform;
  const db = database.platform();
  const builds = buildsFile.parse(JSON.parse(await readFile(listFile, 'utf8')));
  const memory = path.join(config.dataDir, 'remotes', 'made-live.json');
  const madeLive = await readMadeLive(memory);
  for (const { folder, version, output } of builds) {
    if (!folder.startsWith('mfe-') || madeLive[folder] === version) continue;
    const { isNew } = await publishBuild(output, { db, store, now });
    await promote({ db, now }, folder, version);
    log.info({ remote: folder, version, isNew }, 'release is live');
    madeLive[folder] = version;
  }
  await mkdir(path.dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify(madeLive, null, 2));
};
