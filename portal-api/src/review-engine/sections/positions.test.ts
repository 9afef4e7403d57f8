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

test('RV-23 numbered lines are entries, and the second half of a broken time hides no indent', () => {
  const job = (x: number, ...told: string[]): TextLine[] => [
    line('Experience', 40),
    line('March 2008 to June 2008 Sales Representative', 40),
    line('Lakeview Center, Phoenix', 153),
    ...told.map((text) => line(text, x)),
  ];
  const numbered = ['1. Kept the records of forty shops', '2. Trained two apprentices'];
  expect(bulletsOf(job(153, ...numbered))).toEqual(numbered);
  const broken = [
    line('December 2007 to January Direct Sales Representative', 40),
    line('2008 Sterling House, Austin', 40),
  ];
  const told = 'Sold more than 40 licences in a month';
  expect(bulletsOf([...job(165, told), ...broken])).toEqual([told]);
});

test('RV-27 what begins with a time begins a position, however much is told on the same line', () => {
  const long = 'in a department of twelve people who looked after the machines of forty farms';
  const lines = [
    line('Experience', 40),
    line(`2010 - 2012. Demonstrator for first-year students ${long}`, 40),
    line(`2008 - 2010. Assistant of the workshop for tractors ${long}`, 40),
  ];
  const sections = [{ name: 'experience', heading: 0, lines: [1, 2] }] as never;
  expect(readPositions(lines, sections, 'experience').map(({ prose }) => prose)).toEqual([[], []]);
});

test('RV-23 lines that each begin anew and end without a full stop are entries without signs', () => {
  const job = [line('Experience', 40), line('Brewer, Northgate 03/2019 – 05/2021', 40)];
  const told = [
    'Brewed 4,200 hl a year on a brewhouse of 25 hl with two colleagues',
    'Cut the water that a hectolitre takes from 6.1 to 4.4 litres in one year',
  ];
  expect(bulletsOf([...job, ...told.map((text) => line(text, 40))])).toEqual(told);
  expect(bulletsOf([...job, ...told.map((text) => line(`${text}.`, 40))])).toEqual([]);
  // A little further in they are a list, full stops or not; so is a row of short ones below the firm.
  const stopped = told.map((text) => `${text}.`);
  expect(bulletsOf([...job, ...stopped.map((text) => line(text, 47))])).toEqual(stopped);
  const short = [
    'Wired forty houses a year',
    'Trained two young brewers',
    'Cleaned all tanks at night',
    'Kept the books of duty',
  ];
  const firm = line('Northgate Brewery, Leeds', 40);
  expect(bulletsOf([...job, firm, ...short.map((text) => line(text, 40))])).toEqual(short);
});
