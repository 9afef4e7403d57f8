import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of everything that can be made again: build results and their hashes. */
export const cacheFolder = join(workspaceRoot, '.cache');

/** For processes that run sources: Node keeps in this folder what it has compiled, and the next one starts in half the time. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(cacheFolder, 'node'),
};

/** The remotes of the workspace in alphabetical order: every `mfe-*` folder that has a remote in it. */
export const remoteFolders = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mfe-'))
    .filter((name) => existsSync(join(workspaceRoot, name, 'src/remote.ts')))
    .sort();
