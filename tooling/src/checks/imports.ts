import { join, resolve } from 'node:path';
import { cacheFolder, workspaceRoot } from '../workspace.ts';
import { findForbiddenImports } from './imports/find-imports.ts';
import { importsStillToDo } from './imports/still-to-do.ts';
import { report } from './still-to-do.ts';

// `node tooling/src/checks/imports.ts [folder]`: this workspace, or another one without its list and its cache.
const [folder] = process.argv.slice(2);
const root = folder ? resolve(folder) : workspaceRoot;
process.chdir(root);
const { findings, modules } = await findForbiddenImports(
  root,
  folder ? undefined : join(cacheFolder, 'imports'),
);
report(findings, folder ? [] : importsStillToDo, `${modules} modules import what they may`);
