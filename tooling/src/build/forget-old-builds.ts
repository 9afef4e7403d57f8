import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KEEP_PER_PACKAGE = 4;
const KEEP_AT_LEAST = 6 * 3_600_000;

/** Takes the oldest builds of one package away; the current one and what may still be served stay. */
export const forgetOldBuilds = async (folder: string, current: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => name !== current);
  const aged = await Promise.all(
    names.map(async (name) => {
      // Another command moves its unfinished build in place, or takes an old one away, while this one looks.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found ? [{ name, at: found.mtimeMs }] : [];
    }),
  );
  // A server that is still running may serve a recent build.
  const old = aged
    .flat()
    .sort((a, b) => b.at - a.at)
    .slice(KEEP_PER_PACKAGE - 1)
    .filter(({ at }) => at < Date.now() - KEEP_AT_LEAST);
  await Promise.all(
    old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
};
