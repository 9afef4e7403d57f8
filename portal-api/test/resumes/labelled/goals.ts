import type { Share } from './facts.ts';
import type { Measured } from './measure-set.ts';

const FEWEST_CASES = 5;
const GOALS = { precision: 0.95, recall: 0.9, quote: 0.9, wrongOnClean: 0.1 };
const FACTS = { contact: 0.98, dates: 0.95, neighbours: 0.97 };

const below = (name: string, part: number, whole: number, goal: number): string[] =>
  whole === 0 || part / whole >= goal
    ? []
    : [`${name}: ${(part / whole).toFixed(2)}, the goal is ${goal}`];

/** What a measure misses, in words; nothing where it holds all goals (RV-62). */
export const missedGoals = (
  { tallies, clean, facts }: Measured,
  fewestCases = FEWEST_CASES,
): string[] => [
  ...[...tallies].flatMap(([name, { hit, missed, wrong, quoted, quotable }]) =>
    hit + missed < fewestCases
      ? []
      : [
          ...below(`precision of ${name}`, hit, hit + wrong, GOALS.precision),
          ...below(`recall of ${name}`, hit, hit + missed, GOALS.recall),
          ...below(`quotes of ${name}`, quoted, quotable, GOALS.quote),
        ],
  ),
  ...(clean.wrong > clean.files * GOALS.wrongOnClean
    ? [`${clean.wrong} false findings on ${clean.files} clean files`]
    : []),
  ...Object.entries(FACTS).flatMap(([name, goal]) => {
    const { right, all }: Share = facts[name as keyof typeof FACTS];
    return below(name, right, all, goal);
  }),
];
