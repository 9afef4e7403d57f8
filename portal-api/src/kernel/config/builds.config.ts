import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where a server finds what was built; one that is ready without its pages would take the place of one that has them. */
export const buildsEnvironment = {
  SHELL_DIR: z
    .string()
    .refine(
      (folder) => existsSync(path.join(folder, 'integrity.json')),
      'holds no built shell; pnpm build makes one',
    )
    .optional()
    .describe('Folder of the built shell'),
  LOCAL_BUILDS: z
    .string()
    .refine(existsSync, 'is not there; pnpm build writes it')
    .optional()
    .describe('List of builds to publish at the start'),
};

// A link may be turned to a newer build while this server runs; it keeps the shell that it began with.
const folderBehind = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : path.resolve(folder);

/** The folder of the shell that this server serves; by itself the one that its own build makes. */
export const shellDirOf = (given: string | undefined): string =>
  folderBehind(given ?? path.join(import.meta.dirname, '../../../../host-shell/dist'));
