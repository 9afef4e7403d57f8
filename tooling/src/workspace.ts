import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of everything that can be made again: build results and their hashes. */
export const cacheFolder = join(workspaceRoot, '.cache');

/** The remotes of the workspace in alphabetical order: every `mfe-*` folder that has a remote in it. */
export const remoteFolders = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mfe-'))
    .filter((name) => existsSync(join(workspaceRoot, name, 'src/remote.ts')))
    .sort();
