import { parseArgs } from 'node:util';
import { languages } from '@portal/shared-contracts';
import { readTitles, writeRemote } from '../build/write-remote.ts';
import { workspaceRoot } from '../workspace.ts';

// `pnpm portal new mfe-x --title Travel de=Reisen …`: a remote that builds, passes its tests, publishes and loads.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', multiple: true, default: [] } },
});
const [folder = ''] = positionals;
const titles = readTitles(values.title);
const written = writeRemote({ root: workspaceRoot, folder, titles });
console.log(`${folder} is written: ${written.length} files.`);
const untitled = languages.filter((language) => !titles[language]);
if (untitled.length > 0)
  console.log(
    `Write its title in ${untitled.join(', ')} (src/manifest.ts and src/locales): until then pnpm verify fails.`,
  );
console.log(
  `Next: pnpm install, pnpm dev ${folder}, pnpm portal release publish ${folder} --promote`,
);
