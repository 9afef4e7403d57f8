import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  brokenPromises,
  readContracts,
  readReleased,
  releasedSnapshot,
} from '../checks/contracts/contract-snapshot.ts';

// `--replace` forgets the earlier promises: only for versions that nobody outside has built against.
const replace = process.argv.includes('--replace');

// Writes down what this version of the contracts promises; later versions are compared with it.
const now = await readContracts();
const released = readReleased();
const broken = released && !replace ? brokenPromises(released, now) : [];
if (broken.length > 0) {
  console.error(`Version ${now.version} breaks promises; raise its major:\n${broken.join('\n')}`);
  process.exit(1);
}
mkdirSync(dirname(releasedSnapshot), { recursive: true });
writeFileSync(releasedSnapshot, `${JSON.stringify(now, null, 1)}\n`);
console.log(
  `${Object.keys(now.promises).length} promises of contracts ${now.version} are written down.`,
);
