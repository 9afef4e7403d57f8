import { beginsWithDates, cutsDates, dateRanges, isDateLike } from './date-ranges.ts';

const point = (text: string | undefined): string => text ?? 'goes on';

test.each([
  ['03/2019 – 05/2021', '2019-3 to 2021-5'],
  ['Sep. 2023 – Mar. 2024', '2023-9 to 2024-3'],
  ['September 2019 to present', '2019-9 to goes on'],
  ['Januar 2018 bis heute', '2018-1 to goes on'],
  ['seit 04/2020', '2020-4 to goes on'],
  ['enero de 2017 - actualidad', '2017-1 to goes on'],
  ['gennaio 2016 – oggi', '2016-1 to goes on'],
  ['май 2015 – настоящее время', '2015-5 to goes on'],
  ['ม.ค. 2560 – ปัจจุบัน', '2017-1 to goes on'],
  ['มี.ค. 2563 – ปจจุบัน', '2020-3 to goes on'],
  ['2012 – 2015', '2012 to 2015'],
  ['Jan – Mar 2020', '2020-1 to 2020-3'],
  ['03/19 – 06/21', '2019-3 to 2021-6'],
  ['04/2022 – Gegenwart', '2022-4 to goes on'],
  ['Апрель 2022 – по настоящее время', '2022-4 to goes on'],
])('RV-27 a time is read: %s', (text, expected) => {
  const [range] = dateRanges(`Engineer, Northgate ${text}`);
  const shown = (date?: { year: number; month: number | undefined }) =>
    point(date && [date.year, date.month].filter((part) => part !== undefined).join('-'));
  expect(`${shown(range?.from)} to ${shown(range?.to)}`).toBe(expected);
  expect(range?.text).toBe(text);
  expect(isDateLike(text)).toBe(true);
  expect(beginsWithDates(`${text} Engineer`)).toBe(true);
});

test.each(['+49 30 901820', 'Marketing 2020 plan', 'Led 24 people', '1,200 – 1,500 orders'])(
  'RV-27 what is no time is none: %s',
  (text) => {
    expect(dateRanges(text)).toEqual([]);
  },
);

test('RV-21 a time is known that ends on the next line', () => {
  expect(cutsDates('Planner, Northgate (Feb 2020 – Jul', '2023)')).toBe(true);
  expect(cutsDates('Planner, Northgate 2015 – 2019', '2012 – 2015 Driver')).toBe(false);
});
