import { join } from 'node:path';
import { cacheFolder, workspaceRoot } from '../workspace.ts';
import { findForbiddenImports } from './imports/find-imports.ts';
import { report } from './report.ts';

const { findings, modules } = await findForbiddenImports(
  workspaceRoot,
  join(cacheFolder, 'imports'),
);
report(findings, `${modules} modules import what they may`);
