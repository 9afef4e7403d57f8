import type { TextLine } from '../extraction/join-lines.ts';
import { readSections } from './sections.ts';

/** Lines by their words; `# ` makes a heading's look, `- ` an entry. */
const lines = (texts: readonly string[]): TextLine[] =>
  texts.map((text) => ({
    text: text.replace(/^[#-] /, ''),
    page: 1,
    place: 'body',
    bullet: text.startsWith('- '),
    heading: false,
    bold: text.startsWith('# '),
    size: text.startsWith('# ') ? 13 : 10,
    x: 40,
    column: 0,
  }));

const named = (texts: readonly string[]): string[] =>
  readSections(lines(texts)).map(({ name }) => name);

test('RV-27 sections with unusual names show by their entries what they are', () => {
  expect(
    named([
      'Harriet Lindqvist',
      'harriet.lindqvist@example.com',
      '# The story so far',
      'Baker with a soft spot for rye and for early mornings in warm rooms with good colleagues',
      '# Where the bread was baked',
      'Head baker, Northgate 03/2019 – 05/2021',
      '- Baked 400 loaves a night with three colleagues',
      '# Learnt at',
      'Leeds City College 2012 – 2015',
      '# Good at',
      'Baking, Food safety, HACCP',
      '# Languages',
      'French',
    ]),
  ).toEqual(['head', 'summary', 'experience', 'education', 'skills', 'languages']);
});

test('RV-27 a label inside a position and the title of a position are no headings', () => {
  expect(
    named([
      'Harriet Lindqvist',
      '# Experience',
      '# Head baker',
      'Northgate | 03/2019 – 05/2021',
      'Achievements:',
      '- Baked 400 loaves a night',
      '# Education',
      'Leeds City College 2012 – 2015',
      '# Skills',
      'Baking and Food safety',
    ]),
  ).toEqual(['head', 'experience', 'education', 'skills']);
});

test('RV-27 headings that look as titles do are told from them, and those above the contact data are seen', () => {
  expect(
    named([
      'Harriet Lindqvist',
      '# In a nutshell',
      'Baker with a soft spot for rye and for early mornings in warm rooms with good colleagues',
      '# Ovens I ran',
      '# Head baker, Northgate 03/2019 – 05/2021',
      '- Baked 400 loaves a night with three colleagues',
      '# Baker, Harbour Mill 06/2015 – 02/2019',
      '- Trained two apprentices who stayed with the mill',
      '# Where I learnt',
      'Diploma in Baking',
      'Leeds City College | 2012 – 2015',
      '# Tongues',
      'French – fluent',
      'Swedish – basic',
      '# Skills',
      'Baking, Food safety, HACCP',
      'harriet.lindqvist@example.com',
    ]),
  ).toEqual(['head', 'summary', 'experience', 'education', 'languages', 'skills']);
});

test('RV-27 a list of languages is no list of skills', () => {
  expect(
    named(['Harriet Lindqvist', '# Experience', 'Baker 2015 – 2019', '# Ich spreche', 'Deutsch']),
  ).toEqual(['head', 'experience', 'languages']);
});

test('RV-27 where no heading is called as usual, the look of short lines tells them', () => {
  expect(
    named([
      'Harriet Lindqvist',
      'harriet.lindqvist@example.com',
      '# In a nutshell',
      'Baker with a soft spot for rye and for early mornings in warm rooms with good colleagues',
      '# Flour on my hands',
      'Head baker, Northgate 03/2019 – 05/2021',
      '- Baked 400 loaves a night with three colleagues',
      '# Behind the desk',
      'Leeds City College 2012 – 2015',
      '# In my apron',
      'Baking, Food safety, HACCP',
      '# Tongues',
      'French – fluent',
    ]),
  ).toEqual(['head', 'summary', 'experience', 'education', 'skills', 'languages']);
});

test('RV-27 an introduction that mentions schools is no education', () => {
  expect(
    named([
      'Harriet Lindqvist',
      'harriet.lindqvist@example.com',
      '# In a nutshell',
      'Baker for hospitals, schools and two old hotels by the sea, with a soft spot for rye and for early mornings in warm rooms',
      '# Experience',
      'Head baker, Northgate 03/2019 – 05/2021',
      '# Skills',
      'Baking, Food safety, HACCP',
    ]),
  ).toEqual(['head', 'summary', 'experience', 'skills']);
});

test('RV-27 a label with a colon inside a position is no section', () => {
  expect(
    named([
      'Harriet Lindqvist',
      '# Experience',
      'Head baker, Northgate 03/2019 – 05/2021',
      '# Marketing and sales:',
      '- Baked 400 loaves a night with three colleagues',
      'Baker, Harbour Mill 03/2015 – 02/2019',
      '# Skills',
      'Baking, Food safety',
    ]),
  ).toEqual(['head', 'experience', 'skills']);
});

test('RV-27 titles below times that stand alone are no headings, however much they look like them', () => {
  expect(
    named([
      'Immacolata Cafiero',
      '# Profilo',
      'Cancelliera con 14 anni di servizio nelle sezioni civili e penali e molta calma allo sportello',
      '# Esperienza professionale',
      '06/2021 – oggi',
      '# Cancelliera esperta',
      'Tribunale di Pausilippo, Napoli',
      '- Pubblicazione di 95 sentenze al mese',
      '04/2016 – 05/2021',
      '# Cancelliera',
      'Tribunale di Pausilippo, Napoli',
      "- Calendarizzazione di 2.400 udienze l'anno",
      '# Assistente giudiziaria',
      'Ufficio del giudice di pace, Pozzuoli',
      '- Notifica di avvisi e decreti',
      '# Istruzione',
      '10/2005 – 03/2011',
      '# Laurea magistrale in Giurisprudenza',
      'Università del Golfo, Napoli',
      '# Competenze',
      'Procedura civile e penale, contabilità, archivistica',
    ]),
  ).toEqual(['head', 'summary', 'experience', 'education', 'skills']);
});

test('RV-27 an academic is appointed as others are employed', () => {
  expect(
    named([
      'Ingrid Halvorsen-Pike',
      '# Academic Appointments',
      'Senior Lecturer 08/2021 – present',
      '# Education',
      'PhD 2010 – 2014',
    ]),
  ).toEqual(['head', 'experience', 'education']);
});

test('RV-20 RV-27 a section goes on in its column of the next page, after the bar beside it', () => {
  const at = (page: number, column: number, texts: readonly string[]): TextLine[] =>
    lines(texts).map((line) => ({ ...line, page, column }));
  const sections = readSections([
    ...at(1, 0, ['Jolene Whitcombe', '# Experience', 'Supervisor 08/2021 – present']),
    ...at(1, 1, ['# Skills', 'Route planning', '# Courses', 'Instructor Course, 2016']),
    ...at(2, 0, ['Bus Operator 03/2009 – 07/2013', '- Collected fares']),
    ...at(2, 1, ['Crash Investigation, 2022', '# Interests', 'Quilting']),
  ]);
  const textsOf = (name: string) => sections.find((section) => section.name === name)?.lines;
  expect(textsOf('experience')).toEqual([2, 7, 8]);
  expect(sections.find(({ lines: own }) => own.includes(9))?.lines).toEqual([6, 9]);
});
