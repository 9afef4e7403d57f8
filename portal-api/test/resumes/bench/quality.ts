import { missedGoals } from '../labelled/goals.ts';
import { labelledSet } from '../labelled/make-set.ts';
import { type Measured, measureSet, noTally, type Tally } from '../labelled/measure-set.ts';
import { measuredSet } from '../labelled/measured-set.ts';
import type { Share } from '../labelled/facts.ts';

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(2);

const COLUMNS = ['found', 'missed', 'wrong', 'quiet'] as const;

const rowOf = (name: string, { hit, missed, wrong, quiet, quoted, quotable }: Tally): string =>
  [
    name.padEnd(34),
    ...[hit, missed, wrong, quiet].map((count) => String(count).padStart(8)),
    share(hit, hit + wrong).padStart(11),
    share(hit, hit + missed).padStart(8),
    share(quoted, quotable).padStart(7),
  ].join('');

const told = ({ right, all }: Share): string => `${right} of ${all} (${share(right, all)})`;

const print = (title: string, measured: Measured): void => {
  const { tallies, clean, facts, remarks } = measured;
  console.warn(`\n${title}`);
  console.warn(
    `${'check and language'.padEnd(34)}${COLUMNS.map((name) => name.padStart(8)).join('')}  precision  recall  quote`,
  );
  const sum = noTally();
  for (const [name, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    if (tally.hit + tally.missed + tally.wrong > 0) console.warn(rowOf(name, tally));
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  }
  console.warn(rowOf('all', sum));
  console.warn(`false findings on ${clean.files} clean files: ${clean.wrong}`);
  console.warn(`name, e-mail and phone: ${told(facts.contact)}`);
  console.warn(`ranges of dates: ${told(facts.dates)}`);
  console.warn(`neighbouring lines: ${told(facts.neighbours)}`);
  for (const remark of remarks) console.warn(`  ${remark}`);
};

/** Precision and recall with the confusion of each check, and the goals that were missed (RV-61, RV-62). */
export const benchQuality = async (): Promise<string[]> => {
  print('The labelled set', await measureSet(labelledSet()));
  const measured = await measureSet(measuredSet());
  print('Five resumes with each fault in each language', measured);
  return missedGoals(measured);
};
