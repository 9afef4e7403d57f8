import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import path from 'node:path';

const isThere = (folder: string): Promise<boolean> =>
  access(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/**
 * Makes an empty database in a folder that holds none. It takes half a gigabyte, most of which a process never gives
 * back, so one of its own does it and ends.
 */
export const makeWhereMissing = async (folder: string): Promise<void> => {
  if (await isThere(folder)) return;
  const maker = spawn(
    process.execPath,
    ['--no-warnings', path.join(import.meta.dirname, 'make-folder.ts'), folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = (await once(maker, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`No database could be made in ${folder}.`);
};
