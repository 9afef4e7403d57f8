import { readFile } from 'node:fs/promises';
import { Refusal } from '@portal/shared-contracts/refusals';
import { z } from 'zod';
import type { Platform } from '../../kernel/platform.ts';
import { type Database, isUniqueViolation } from '../../kernel/database.ts';
import { promote } from '../rollout/channels.ts';
import { listHistory } from '../rollout/channels.repository.ts';
import type { Releases } from '../registry/open-registry.ts';
import { findRelease } from '../store/releases.repository.ts';
import { noteMadeLive } from './made-live.repository.ts';
import { publishBuild, type Published, type PublishTools } from './publish.ts';

const buildsFile = z.array(
  z.object({ folder: z.string(), version: z.string(), output: z.string() }),
);

/** Servers that start together publish the same bytes; whoever comes second finds them there. */
const publishBesideOthers = async (output: string, tools: PublishTools): Promise<Published> => {
  try {
    return await publishBuild(output, tools);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return publishBuild(output, tools);
  }
};

/**
 * Whether it was published now. Its version is a hash of what was read, so where another machine made other bytes of it,
 * what is there already is as good, and a server that ended for it would serve nobody.
 */
const publishUnlessThere = async (
  output: string,
  tools: PublishTools,
  onOtherBytes: () => void,
): Promise<boolean> => {
  try {
    return (await publishBesideOthers(output, tools)).isNew;
  } catch (error) {
    if (!(error instanceof Refusal) || error.sentence.code !== 'release-changed') throw error;
    onOtherBytes();
    return false;
  }
};

// `release publish --promote` may have come before the server that brings the same build.
const wasDecided = async (tx: Database, remote: string, version: string): Promise<boolean> => {
  const changes = await listHistory(tx, remote);
  if (changes.some((change) => change.channel === 'stable' && change.version === version))
    return true;
  return (await findRelease(tx, remote, version))?.takenBack !== undefined;
};

/**
 * Publishes the builds that came with this server and makes each one live once. What a person promoted,
 * rolled back or pinned afterwards stays as it is until the sources change.
 */
export const publishLocalBuilds = async (
  { database, now, log }: Platform,
  { store }: Releases,
  listFile: string,
): Promise<void> => {
  const db = database.platform();
  const builds = buildsFile.parse(JSON.parse(await readFile(listFile, 'utf8')));
  for (const { folder: remote, version, output } of builds) {
    if (!remote.startsWith('mfe-')) continue;
    const isNew = await publishUnlessThere(output, { db, store, now }, () =>
      log.warn({ remote, version }, 'release is there with other bytes, and stays as it is'),
    );
    await db.transaction(async (tx) => {
      if (!(await noteMadeLive(tx, remote, version, now()))) return;
      if (await wasDecided(tx, remote, version))
        return log.info(
          { remote, version },
          'release was live or taken back before, and stays as it is',
        );
      await promote({ db: tx, now }, remote, version);
      log.info({ remote, version, isNew }, 'release is live');
    });
  }
};
