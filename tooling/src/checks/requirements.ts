import { readFileSync } from 'node:fs';
import { parseRequirements, titledIds, type RequirementList } from './requirement-titles.ts';
import { workspaceFiles } from './workspace-files.ts';

/** Holds docs/requirements.md against the test titles: nothing unproven that is not listed as open, and the reverse. */
const compare = ({ all, open }: RequirementList, named: ReadonlySet<string>): string[] => [
  ...[...named]
    .filter((id) => !all.has(id))
    .map((id) => `${id} stands in a test title but not in docs/requirements.md`),
  ...[...all]
    .filter((id) => !named.has(id) && !open.has(id))
    .map((id) => `${id} is named by no test title`),
  ...[...open]
    .filter((id) => named.has(id))
    .map((id) => `${id} is proven by a test: take it off the open list`),
  ...[...open]
    .filter((id) => !all.has(id))
    .map((id) => `${id} is listed as open but not as a requirement`),
];

const testFiles = workspaceFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const named = new Set(testFiles.flatMap((file) => titledIds(readFileSync(file, 'utf8'))));
const list = parseRequirements(readFileSync('docs/requirements.md', 'utf8'));
const problems = compare(list, named);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${list.all.size} requirements, ${list.all.size - list.open.size} proven by a test, ${list.open.size} open`,
);
