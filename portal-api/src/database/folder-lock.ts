import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const create = async (file: string): Promise<boolean> => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Two processes on one PGlite folder would destroy it: the second one stops here. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = path.join(folder, 'portal.lock');
  if (!(await create(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (owner !== process.pid && owner > 0 && isRunning(owner))
      throw new Error(`The data in ${folder} is in use by process ${owner}.`);
    await rm(file, { force: true });
    if (!(await create(file))) throw new Error(`The data in ${folder} is in use.`);
  }
  return () => rm(file, { force: true });
};
