import { readingOrder } from './reading-order.ts';
import { segmentsOf } from './segments.ts';

type Put = readonly [text: string, x: number, y: number, size?: number];

/** The lines of a page on which these words stand. */
const read = (...puts: readonly Put[]): string[] =>
  readingOrder(
    segmentsOf(
      puts.map(([text, x, y, size = 10]) => ({
        text,
        x,
        right: x + text.length * size * 0.5,
        y,
        size,
        bold: false,
      })),
    ),
  ).map(({ text }) => text);

test('RV-20 headings in a column of their own stand before what is beside them', () => {
  expect(
    read(
      ['Experience', 40, 700, 12],
      ['Head baker, Northgate', 160, 702],
      ['Baked 400 loaves a night', 160, 688],
      ['Education and', 40, 660, 12],
      ['Leeds City College', 160, 662],
      ['Training', 40, 646, 12],
      ['Diploma in baking', 160, 648],
    ),
  ).toEqual([
    'Experience',
    'Head baker, Northgate',
    'Baked 400 loaves a night',
    'Education and Training',
    'Leeds City College',
    'Diploma in baking',
  ]);
});

test('RV-20 a time that its cell breaks stays whole, and a large name is no line with an address', () => {
  expect(
    read(
      ['Harriet Lindqvist', 40, 760, 24],
      ['14 Mill Lane, Leeds', 420, 760],
      ['Lindemann GmbH & Co. KG,', 40, 700],
      ['01.02.2018 –', 420, 700],
      ['Münster', 40, 688],
      ['01.03.2020', 420, 688],
    ),
  ).toEqual([
    'Harriet Lindqvist',
    '14 Mill Lane, Leeds',
    'Lindemann GmbH & Co. KG, 01.02.2018 – 01.03.2020',
    'Münster',
  ]);
});

test('RV-20 entries that stand further in than the lines above them are no column', () => {
  const jobs = [0, 1, 2].flatMap((job): Put[] => [
    ['2019 – 2021', 40, 700 - job * 60],
    ['Teacher at the school of the north', 130, 700 - job * 60],
    ['Leeds Grammar School in the north', 130, 688 - job * 60],
    ['Ran a rocket club', 150, 676 - job * 60],
    ['Led eight teachers', 150, 664 - job * 60],
  ]);
  const lines = read(['Career', 230, 720, 13], ...jobs);
  expect(lines.slice(1, 5)).toEqual([
    '2019 – 2021 Teacher at the school of the north',
    'Leeds Grammar School in the north',
    'Ran a rocket club',
    'Led eight teachers',
  ]);
});

test('RV-20 a time that stands a little higher than its title is on the line of the title', () => {
  const lines = read(
    ['Sep 2019 – Mar 2022', 440, 705],
    ['Plant Manager', 48, 700],
    ['Ashdown Foods', 48, 686],
  );
  expect(lines).toEqual(['Plant Manager Sep 2019 – Mar 2022', 'Ashdown Foods']);
});

test('RV-20 times below headings of the same column stay beside what they are about', () => {
  const jobs = [0, 1, 2].flatMap((job): Put[] => [
    [`20${11 + job * 3} – 20${14 + job * 3}`, 40, 680 - job * 60],
    ['Teacher at the school of the north', 160, 680 - job * 60],
    ['Ran a rocket club for forty pupils', 160, 666 - job * 60],
    ['Led eight teachers and one technician', 160, 652 - job * 60],
  ]);
  const lines = read(
    ['Career', 40, 700, 13],
    ...jobs,
    ['Skills', 40, 490, 13],
    ['Phonics', 40, 476],
  );
  expect(lines.slice(0, 3)).toEqual([
    'Career',
    '2011 – 2014 Teacher at the school of the north',
    'Ran a rocket club for forty pupils',
  ]);
});

const BAR = ['Skills', 'Phonics', 'Class plans', 'Excel', 'Python', 'Safety', 'First aid', 'Choir'];

/** Jobs with their times in a column of their own. */
const jobsAt = (x: number): Put[] =>
  [0, 1, 2, 3].flatMap((job): Put[] => [
    [`20${20 - job * 3} – 20${23 - job * 3}`, x, 700 - job * 56],
    ['Teacher of physics', x + 80, 700 - job * 56],
    ['Leeds Grammar School', x + 80, 686 - job * 56],
    ['Ran a rocket club for 40', x + 92, 672 - job * 56],
  ]);

const TOLD = [
  '2020 – 2023 Teacher of physics',
  'Leeds Grammar School',
  'Ran a rocket club for 40',
  '2017 – 2020 Teacher of physics',
];

test('RV-20 a bar beside times and text stays whole, and each time before what it is about', () => {
  const bar = BAR.map((text, at): Put => [text, 430, 700 - at * 22]);
  const lines = read(...jobsAt(40), ...bar);
  expect(lines.slice(0, 4)).toEqual(TOLD);
  expect(lines.slice(-BAR.length)).toEqual(BAR);
});

test('RV-20 a bar before times and text stays whole, and each time before what it is about', () => {
  const bar = BAR.map((text, at): Put => [text, 40, 700 - at * 22]);
  const lines = read(...jobsAt(200), ...bar);
  expect(lines.slice(0, BAR.length)).toEqual(BAR);
  expect(lines.slice(BAR.length, BAR.length + 4)).toEqual(TOLD);
});

/** Words that end at a place. */
const upTo = (right: number, text: string, y: number): Put => [text, right - text.length * 5, y];

test('RV-20 labels that end before their values are on the lines of these, also where one is called as a section is', () => {
  const jobs = [0, 1, 2].flatMap((job): Put[] => [
    upTo(140, 'Azienda', 660 - job * 84),
    [`Sorint ${job} S.p.A.`, 150, 660 - job * 84],
    upTo(140, 'Intervallo temporale', 644 - job * 84),
    [`11/20${14 + job} - 10/20${15 + job}`, 150, 644 - job * 84],
    upTo(140, 'Ruolo', 628 - job * 84),
    ['Responsabile della consegna', 150, 628 - job * 84],
    ['con tre colleghi di Torino', 150, 616 - job * 84],
    upTo(140, 'Competenze', 600 - job * 84),
    ['Jenkins, Puppet', 150, 600 - job * 84],
  ]);
  const lines = read(['Esperienze professionali', 150, 680, 13], ...jobs);
  expect(lines.slice(1, 4)).toEqual([
    'Azienda Sorint 0 S.p.A.',
    'Intervallo temporale 11/2014 - 10/2015',
    'Ruolo Responsabile della consegna',
  ]);
});

test('RV-20 places and times at the right margin stay on the lines that they belong to', () => {
  const schools = [0, 1, 2, 3, 4].flatMap((at): Put[] => [
    ['Technische Schule Heidenheim', 40, 680 - at * 40],
    upTo(520, 'Heidenheim an der Brenz', 680 - at * 40),
    ['BACHELOR OF SCIENCE', 40, 668 - at * 40],
    upTo(520, at % 2 ? `20${12 + at}` : 'mit Auszeichnung', 668 - at * 40),
  ]);
  const lines = read(['Bildungsweg', 40, 700, 14], ...schools);
  expect(lines[1]).toBe('Technische Schule Heidenheim Heidenheim an der Brenz');
});

test('RV-20 two columns on the same lines are two where both have sections', () => {
  const bar = ['Contact', 'Leeds', 'a@b.co', 'Skills', 'Excel', 'Choir', 'Python', 'Safety'];
  const main = ['Profile', 'Taught', 'Sang', 'Experience', 'Teacher', 'Leeds', 'Ran a club', 'Led'];
  const lines = read(
    ...bar.flatMap((text, at): Put[] => [
      [text, 40, 700 - at * 12],
      [main[at]!, 200, 700 - at * 12],
    ]),
  );
  expect(lines).toEqual([...bar, ...main]);
});

test('RV-20 RV-27 a heading with room between its letters is one word', () => {
  expect(read(['B E R U F S E R F A H R U N G', 40, 700], ['Köchin, Rostock', 40, 680])).toEqual([
    'BERUFSERFAHRUNG',
    'Köchin, Rostock',
  ]);
});
