import { readFileSync } from 'node:fs';
import { ledgerProblems, readLedger } from './ledger-lines.ts';
import { testTitles } from './requirement-titles.ts';
import { workspaceFiles } from './workspace-files.ts';

/** Holds docs/security.md against the tests: every requirement once, and no test named that is not there. */
const testFiles = workspaceFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const titles = testFiles.flatMap((file) => testTitles(readFileSync(file, 'utf8')));
const lines = readLedger(readFileSync('docs/security.md', 'utf8'));
const problems = ledgerProblems(lines, titles);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const open = lines.filter(({ state }) => state === 'open').length;
console.log(`${lines.length} requirements of security, ${open} open`);
