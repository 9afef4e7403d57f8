import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';

test('RV-30 a position in the wrong place is quoted with its title, and two ways of dates with one of each', async () => {
  const told = (what: string) =>
    Array.from({ length: 9 }, (_, at) => `- ${what} ${at + 40} loaves a night for the market`);
  const text = [
    'Harriet Lindqvist',
    'harriet.lindqvist@example.com',
    'Experience',
    'Baker, Harbour Mill June 2015 – February 2019',
    ...told('Baked'),
    'Head baker, Northgate 03/2019 – 05/2021',
    ...told('Sold'),
  ].join('\n');
  const analysis = await analysisOf({ source: { text }, language: 'en', languageIsFixed: true });
  const quotesOf = (id: string) => findingOf(analysis, id).quotes.map(({ quote }) => quote);
  expect(quotesOf('structure.order')).toEqual(['03/2019 – 05/2021', 'Head baker']);
  expect(quotesOf('structure.dates')).toEqual(['03/2019 – 05/2021', 'June 2015 – February 2019']);
});
