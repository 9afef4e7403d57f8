import { crowdedFolders } from './folders/crowded-folders.ts';
import { report } from './report.ts';
import { workspaceFiles } from './workspace-files.ts';

report(
  crowdedFolders(workspaceFiles().filter((file) => !file.includes('fixtures/'))),
  'No folder is crowded',
);
