import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFiles } from './workspace-files.ts';

/** Every relative link of the documents leads to a file that exists. */
const broken = workspaceFiles('*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), target)))
    .map((target) => `${file}: ${target} does not exist`),
);

if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exit(1);
}
console.log('Every link leads somewhere');
