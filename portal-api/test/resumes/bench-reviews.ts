import { measureSet, type Tally } from './labelled/measure-set.ts';

// `pnpm bench reviews`: precision and recall of each check on the labelled set.
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(2);

const rowOf = (name: string, { hit, missed, wrong, quoted, quotable }: Tally): string =>
  [
    name.padEnd(34),
    String(hit + missed).padStart(7),
    share(hit, hit + wrong).padStart(10),
    share(hit, hit + missed).padStart(7),
    share(quoted, quotable).padStart(7),
  ].join('');

const { tallies, cleanFiles, wrongOnClean, facts, remarks } = await measureSet();
console.warn('check and language                 planted precision recall  quote');
const sum: Tally = { hit: 0, missed: 0, wrong: 0, quoted: 0, quotable: 0 };
for (const [name, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.warn(rowOf(name, tally));
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
}
console.warn(rowOf('all', sum));
console.warn(`false findings on ${cleanFiles} clean files: ${wrongOnClean}`);
console.warn(`name, e-mail and phone: ${facts.right} of ${facts.all}`);
for (const remark of remarks) console.warn(`  ${remark}`);
