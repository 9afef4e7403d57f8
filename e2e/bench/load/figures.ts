import { median } from '../load-table.ts';
import type { FigureName, LoadFigures } from './measure.ts';
import type { PageRatios } from './verdict.ts';

/** One of the two that are measured in turns. */
export interface Contender {
  readonly name: 'portal' | 'monolith';
  readonly origin: string;
}

/** The loads of one page, by contender. */
export type Rounds = ReadonlyMap<string, LoadFigures[]>;

const medianOf = (figures: Rounds, name: Contender['name'], key: FigureName): number =>
  median((figures.get(name) ?? []).map((figure) => figure[key]));

const ratioOf = (figures: Rounds, key: FigureName): number =>
  medianOf(figures, 'portal', key) / medianOf(figures, 'monolith', key);

const worstShift = (figures: Rounds, name: Contender['name']): number =>
  Math.max(...(figures.get(name) ?? []).map(({ shift }) => shift));

/** What the verdict is made of. */
export const ratiosOf = (page: string, figures: Rounds): PageRatios => ({
  page,
  working: ratioOf(figures, 'working'),
  data: ratioOf(figures, 'data'),
  kilobytes: ratioOf(figures, 'kilobytes'),
  shift: worstShift(figures, 'portal'),
});

/** The line of a page in the table. */
export const lineOf = (network: string, page: string, figures: Rounds): string[] => {
  const both = (key: FigureName): string =>
    `${medianOf(figures, 'portal', key)} / ${medianOf(figures, 'monolith', key)}`;
  return [
    network,
    page,
    ...[both('heading'), both('working'), both('data')],
    ratioOf(figures, 'data').toFixed(2),
    both('kilobytes'),
    ratioOf(figures, 'kilobytes').toFixed(2),
    ...[both('requests'), both('rounds'), both('doubled')],
    `${worstShift(figures, 'portal').toFixed(3)} / ${worstShift(figures, 'monolith').toFixed(3)}`,
  ];
};

/** Titles of the columns. */
export const head = [
  ...['network', 'page', 'heading', 'working', 'data', 'ratio'],
  ...['kB', 'ratio', 'requests', 'rounds', 'doubled', 'shift'],
];
