import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

// Nobody sees whether a process of another container lives, so the holder says so again and again.
const SAID_MILLISECONDS = 20_000;
const SILENT_MILLISECONDS = 120_000;

/** Who holds a folder; in a container its number alone says nothing, each begins with 1. */
interface Holder {
  pid: number;
  host?: string;
  /** When it began; nothing where the system does not tell. */
  start?: string | undefined;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Which start of the machine, and how long after it a process began: Linux tells, others do not. */
const startOf = async (pid: number): Promise<string | undefined> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stats = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Its name comes before and may hold anything.
    const [, ...afterName] = stats.slice(stats.lastIndexOf(')')).split(' ');
    return `${boot.trim()}/${afterName[19]}`;
  } catch {
    return undefined;
  }
};

const create = async (file: string): Promise<boolean> => {
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    start: await startOf(process.pid),
  };
  try {
    await writeFile(file, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as Holder | number;
    // Earlier servers wrote their number alone.
    return typeof read === 'number' ? { pid: read } : read;
  } catch {
    return undefined;
  }
};

const isHeld = async (file: string, { pid, host, start }: Holder): Promise<boolean> => {
  if (host !== undefined && host !== hostname()) {
    const said = await stat(file).catch(() => undefined);
    return said !== undefined && Date.now() - said.mtimeMs < SILENT_MILLISECONDS;
  }
  if (pid === process.pid || !(pid > 0) || !isRunning(pid)) return false;
  const found = await startOf(pid);
  // Another one may have the number by now.
  return start === undefined || found === undefined || start === found;
};

const nameOf = ({ pid, host }: Holder): string => {
  if (host === undefined || host === hostname()) return `${pid}.`;
  return `${pid} on ${host}. If that was killed, the data is free two minutes later.`;
};

const makeOne = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory();
    if (!isThere) throw error;
  }
};

// One by one: where a parent takes no folders, as below /proc, Node's own way through all of them never ends.
const makeEach = async (folder: string): Promise<void> => {
  try {
    await makeOne(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeEach(path.dirname(folder));
    await makeOne(folder);
  }
};

/** Makes the folder of the data where it is not there yet, or says that it cannot be. */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await makeEach(folder);
  } catch (error) {
    throw new Error(`DATA_DIR: the folder ${folder} cannot be made (${codeOf(error)}).`, {
      cause: error,
    });
  }
};

/** Two processes on one PGlite folder would destroy it: the second one stops here. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = path.join(folder, 'portal.lock');
  if (!(await create(file))) {
    const holder = await readHolder(file);
    if (holder && (await isHeld(file, holder))) {
      throw new Error(`The data in ${folder} is in use by process ${nameOf(holder)}`);
    }
    await rm(file, { force: true });
    if (!(await create(file))) throw new Error(`The data in ${folder} is in use.`);
  }
  const timer = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, SAID_MILLISECONDS).unref();
  return () => {
    clearInterval(timer);
    return rm(file, { force: true });
  };
};
