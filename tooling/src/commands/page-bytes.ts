import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-changed.ts';
import { workspaceRoot } from '../workspace.ts';
import { pageBudgets } from '../checks/page-bytes/budgets.data.ts';
import { countFiles, grown, total, weighPage } from '../checks/page-bytes/weigh-page.ts';

// What a first visit costs, against the budget of its page. `--record` writes down today's weights, with
// which a later run says what grew.
const recordFile = join(workspaceRoot, 'tooling/src/checks/page-bytes/recorded.json');
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<
  string,
  Record<string, number>
>;
const { built, failures } = await buildChanged({ onProgress: (line) => console.log(line) });
for (const failure of failures) console.error(failure.message);

const now: Record<string, Record<string, number>> = {};
let isOver = failures.length > 0;
for (const page of pageBudgets) {
  const weights = weighPage(page, built);
  const sum = total(weights);
  now[page.name] = Object.fromEntries(
    [...weights].map(([name, weight]) => [name, Number(weight.toFixed(1))]),
  );
  const files = countFiles(page, built);
  console.log(
    `${page.name}: ${sum.toFixed(0)} of ${page.budget} kB, ${files} of ${page.files} files`,
  );
  if (files > page.files) {
    isOver = true;
    console.error('  more files than it may have: each has a way of its own');
  }
  if (sum <= page.budget) continue;
  isOver = true;
  const reasons = grown(weights, recorded[page.name] ?? {});
  console.error(`  over its budget; what grew: ${reasons.join(', ') || 'nothing by itself'}`);
}
if (process.argv.includes('--record'))
  writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
process.exitCode = isOver ? 1 : 0;
