import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, workspaceRoot } from '../workspace.ts';

// `pnpm run sbom [file]`: the bill of materials of everything that is shipped, in CycloneDX, from the lock file.
const file = process.argv[2] ?? join(cacheFolder, 'portal.cdx.json');
mkdirSync(dirname(file), { recursive: true });
// What only builds and tests is not shipped.
const shipped = ['@portal/*', '!@portal/tooling', '!@portal/e2e'].flatMap((name) => [
  '--filter',
  name,
]);
execFileSync(
  'npx',
  [
    ...['-y', 'pnpm@12', ...shipped, 'sbom', '--lockfile-only', '--prod'],
    ...['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
    ...['--out', file],
  ],
  { cwd: workspaceRoot, stdio: ['ignore', 'ignore', 'inherit'] },
);
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: unknown[] };
console.log(`${components.length} packages are listed in ${file}`);
