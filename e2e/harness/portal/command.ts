import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../../..', import.meta.url).pathname;

/** `pnpm portal …` beside the portal whose data is in this folder; what it printed. */
export const portalCommandIn = async (dataDir: string, ...words: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, ['portal-api/src/portal.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
};

/** The same beside the portal of all journeys, whose folder is in `DATA_DIR`. */
export const portalCommand = (...words: string[]): Promise<string> =>
  portalCommandIn(process.env['DATA_DIR'] ?? '.data', ...words);
