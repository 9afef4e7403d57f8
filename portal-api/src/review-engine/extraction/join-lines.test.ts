import type { DrawnLine } from './document.types.ts';
import { joinLines } from './join-lines.ts';

type Put = readonly [text: string, x: number, y?: number];

const drawn = (texts: readonly Put[]): DrawnLine[] =>
  texts.map(([text, x, y], at) => ({
    page: 1,
    text,
    place: 'body',
    x,
    right: x + text.length * 5,
    y: y ?? 800 - at * 14,
    size: 10,
    bold: false,
    bullet: false,
    heading: false,
    column: 0,
    whole: false,
  }));

const joined = (texts: readonly Put[]): string[] =>
  joinLines({
    kind: 'pdf',
    pages: 1,
    drawn: drawn(texts),
    stream: [],
    dropped: [],
    columns: 1,
    tables: 0,
    textlessPages: 0,
    portrait: false,
    notRead: [],
  }).map(({ text }) => text);

test('RV-21 RV-23 a wrapped line is joined, an entry without a sign begins a line, dates stay alone', () => {
  expect(
    joined([
      ['Engineer at the company of the north 03/2019 – 05/2021', 40],
      ['Built the tracking page that customers open, with', 60],
      ['Python and a budget of half a second for the an-', 60],
      ['swers of each page of the company in the north', 60],
      ['Wrote the tests of the release and the plan of it', 60],
      ['Coached five engineers', 60],
      ['06/2015 – 02/2019 Engineer', 40],
    ]),
  ).toEqual([
    'Engineer at the company of the north 03/2019 – 05/2021',
    'Built the tracking page that customers open, with Python and a budget of half a second for the answers of each page of the company in the north',
    'Wrote the tests of the release and the plan of it',
    'Coached five engineers',
    '06/2015 – 02/2019 Engineer',
  ]);
});

test('RV-21 RV-27 a narrow column breaks no address, number or time, and no head joins an entry', () => {
  expect(
    joined([
      ['harriet.lindqvist@example.c', 40],
      ['om', 40],
      ['Mobile: +52 1 55', 40],
      ['1234 5678', 40],
      ['Planner, Northgate and Sons of Leeds (Feb 2020 – Jul', 40],
      ['2023)', 40],
      ['KEY STRENGTHS IN THE WORK OF A PLANNER WHO COUNTS', 40],
      ['Routes and stock of the company', 40],
    ]),
  ).toEqual([
    'harriet.lindqvist@example.com',
    'Mobile: +52 1 55 1234 5678',
    'Planner, Northgate and Sons of Leeds (Feb 2020 – Jul 2023)',
    'KEY STRENGTHS IN THE WORK OF A PLANNER WHO COUNTS',
    'Routes and stock of the company',
  ]);
});

test('RV-21 RV-23 lines of a list without signs stay apart where one of them is full by chance', () => {
  expect(
    joined([
      ['Quality control', 40],
      ['Finite element analysis', 40],
      ['CNC machining', 40],
      ['Scheduling', 40],
    ]),
  ).toEqual(['Quality control', 'Finite element analysis', 'CNC machining', 'Scheduling']);
});

test('RV-21 a number to call is no second half of the town above it', () => {
  expect(
    joined([
      ['Manchester', 40],
      ['07700 900 66', 40],
    ]),
  ).toEqual(['Manchester', '07700 900 66']);
});

test('RV-27 a number that its column breaks at a hyphen is whole', () => {
  expect(
    joined([
      ['217-', 40],
      ['555-0166', 40],
    ]),
  ).toEqual(['217-555-0166']);
});

test('RV-27 a number below an address as wide as its column is no part of it', () => {
  expect(
    joined([
      ['caleb.whitfield@post.example', 40],
      ['217-555-0166', 40],
    ]),
  ).toEqual(['caleb.whitfield@post.example', '217-555-0166']);
});

test('RV-21 an address broken at its hyphen is one, whatever stands before it', () => {
  expect(
    joined([
      ['r.miller-', 40],
      ['stone@post.example', 40],
    ]),
  ).toEqual(['r.miller-stone@post.example']);
});

test('RV-21 RV-23 entries without signs that fill their lines are told by the room between them', () => {
  expect(
    joined([
      ['Repaired the 40 coaches of the northern line and', 40, 700],
      ['wrote down what each of them had cost in a year', 40, 687.2],
      ['Trained six apprentices of whom five have stayed', 40, 673.7],
      ['Answered 300 calls a month of drivers on the way', 40, 660.2],
    ]),
  ).toEqual([
    'Repaired the 40 coaches of the northern line and wrote down what each of them had cost in a year',
    'Trained six apprentices of whom five have stayed',
    'Answered 300 calls a month of drivers on the way',
  ]);
});

test('RV-23 where no line further in begins with a small letter, each says something of its own', () => {
  const entries = [
    'Leitung eines Teams von zwölf Hebammen mit 210 Geburten im Jahr',
    'Aufbau einer Sprechstunde mit 35 Konsultationen in jeder Woche',
    'Erarbeitung der Kriterien mit dem Spital Thun und mit der Rega',
    'Begleitung von Wassergeburten und Spontangeburten nach Sectio',
    'Betreuung von neunzig Geburten jährlich in drei Schichten',
    'Anleitung von sechs Studentinnen der Berner Fachhochschule',
  ];
  expect(joined([['Hebamme', 40], ...entries.map((text): Put => [text, 180])])).toEqual([
    'Hebamme',
    ...entries,
  ]);
});

test('RV-21 RV-23 German entries without signs that end with a stop stay apart, and running text stays whole', () => {
  const head: Put = ['Maschinist, Bergbahnen 03/2019 – 05/2021', 40];
  const entries: Put[] = [
    ['Planung der Revision im Herbst mit vierzehn Fachfirmen und ihren', 60],
    ['Leuten, dazu die Schulung der neuen Kräfte vor dem Saisonbeginn.', 60],
    ['Ausbildung von 9 Saisonkräften in Bergung und Umgang mit Gästen.', 60],
    ['Umbau der Steuerung im Winterbetrieb.', 60],
  ];
  expect(joined([head, ...entries]).slice(1)).toEqual([
    `${entries[0]![0]} ${entries[1]![0]}`,
    entries[2]![0],
    entries[3]![0],
  ]);
  const told: Put[] = [
    ['Maschinist mit zwölf Wintern am Berg. Er kennt die Bahnen und die', 60],
    ['Lifte seiner Heimat und hat ein Auge für Mechanik und das Wetter.', 60],
    ['Gelernt hat er in der Stadt.', 60],
  ];
  expect(joined([head, ...told]).slice(1)).toEqual([told.map(([text]) => text).join(' ')]);
});
