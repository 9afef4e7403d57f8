import type { TextLine } from '../extraction/join-lines.ts';
import { readPositions } from './positions.ts';

const line = (text: string, x: number, bullet = false): TextLine => ({
  text,
  page: 1,
  place: 'body',
  bullet,
  heading: false,
  bold: false,
  size: 10,
  x,
  column: 0,
});

const bulletsOf = (lines: readonly TextLine[]): string[] =>
  readPositions(
    lines,
    [{ name: 'experience', heading: 0, lines: lines.map((_, at) => at).slice(1) }] as never,
    'experience',
  ).flatMap(({ bullets }) => bullets.map((at) => lines[at]!.text));

test('RV-23 beside a column of times the firm is no entry where entries have signs', () => {
  const job = [
    line('Experience', 40),
    line('May 2022 – present Warehouse supervisor', 40),
    line('Northgate Parcels, Milton Keynes', 160),
  ];
  const told = 'Led 14 people on two shifts';
  expect(bulletsOf([...job, line(told, 172, true)])).toEqual([told]);
  // Without signs nothing tells them apart.
  expect(bulletsOf([...job.slice(0, 2), line(told, 160)])).toEqual([told]);
});
