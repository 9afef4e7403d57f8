import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, lostPaths } from './links/named-paths.ts';
import { workspaceFiles } from './workspace-files.ts';

/** Every relative link of the documents leads to a file that exists. */
const brokenLinks = ({ name, content }: Document): string[] =>
  [...content.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(name), target)))
    .map((target) => `${name}: ${target} does not exist`);

const upwards = (file: string): string[] => (file === '.' ? [] : [file, ...upwards(dirname(file))]);
const kept = new Set(workspaceFiles().flatMap(upwards));
const isKept = (path: string): boolean => kept.has(path.replace(/\/$/, ''));

const broken = workspaceFiles('*.md')
  .map((name) => ({ name, content: readFileSync(name, 'utf8') }))
  .flatMap((document) => [...brokenLinks(document), ...lostPaths(document, isKept)]);

if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exit(1);
}
console.log('Every link and every path leads somewhere');
