import { readFileSync } from 'node:fs';
import { crowdedFolders } from './folders/crowded-folders.ts';
import { longStyles } from './folders/long-styles.ts';
import { report } from './report.ts';
import { workspaceFiles } from './workspace-files.ts';

const files = workspaceFiles().filter((file) => !file.includes('fixtures/'));

report(
  [...crowdedFolders(files), ...longStyles(files, (file) => readFileSync(file, 'utf8'))],
  'No folder is crowded, and no style sheet too long',
);
