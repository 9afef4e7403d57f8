import {
  PDFDocument,
  PDFName,
  PDFString,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { analysisOf, findingOf } from '../../../../test/resumes/analysis-of.ts';
import { cleanResume } from '../../../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../../../test/resumes/draw-pdf.ts';
import { greyPicture } from '../../../../test/resumes/grey-picture.ts';
import { createReviewEngine } from '../../review-engine.ts';
import { readPdf } from './read-pdf.ts';

const asOf = '2026-11-22';

/** A resume with a script, a form of XML, a function in PostScript and a picture of a billion points. */
const armed = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await drawPdf(cleanResume));
  const { context } = pdf;
  pdf.addJavaScript('start', 'app.alert(1)');
  const xfa = context.register(context.stream('<xdp:xdp xmlns:xdp="x"/>'));
  pdf.catalog.set(
    PDFName.of('AcroForm'),
    context.obj({ XFA: [PDFString.of('template'), xfa], Fields: [] }),
  );
  const calculated = context.register(
    context.stream('{ dup mul }', { FunctionType: 4, Domain: [0, 1], Range: [0, 1] }),
  );
  const shading = context.obj({
    ShadingType: 2,
    ColorSpace: 'DeviceGray',
    Coords: [0, 0, 1, 1],
    Function: calculated,
  });
  const huge = context.register(
    context.stream(new Uint8Array(10), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 40_000,
      Height: 40_000,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
    }),
  );
  const page = pdf.getPage(0);
  const { Resources: resources } = page.node.normalizedEntries();
  resources.set(PDFName.of('Shading'), context.obj({ Calculated: shading }));
  page.node.setXObject(PDFName.of('Huge'), huge);
  const drawn = context.register(context.stream('q /Calculated sh /Huge Do Q'));
  page.node.addContentStream(drawn);
  return pdf.save();
};

test('RV-19 scripts, forms, functions and huge pictures are passed over', async () => {
  const engine = createReviewEngine({ processes: 1, limits: { milliseconds: 240_000 } });
  try {
    const plain = await engine.analyse({ source: { bytes: await drawPdf(cleanResume) }, asOf });
    const read = await engine.analyse({ source: { bytes: await armed() }, asOf });
    if (!plain.ok || !read.ok) throw new Error('no review');
    expect(read.analysis.text.reading).toEqual(plain.analysis.text.reading);
  } finally {
    await engine.close();
  }
});

/** The same pages under one head and foot, of which only the number differs. */
const drawPages = async ({
  contact = cleanResume.contact,
  foot = 'Confidential',
} = {}): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const parts = [cleanResume.sections.slice(0, 2), cleanResume.sections.slice(2)];
  for (const sections of parts) {
    const drawn = await PDFDocument.load(await drawPdf({ ...cleanResume, contact, sections }));
    const [page] = await pdf.copyPages(drawn, [0]);
    pdf.addPage(page);
  }
  pdf.getPages().forEach((page, at) => {
    page.drawText('Application of H. Lindqvist', { x: 50, y: 825, size: 8 });
    page.drawText(`${foot}, page ${at + 1} of 2`, { x: 50, y: 14, size: 8 });
  });
  return pdf.save();
};

test('RV-26 lines that repeat at the head and foot of pages are no part of the text', async () => {
  const analysis = await analysisOf({ source: { bytes: await drawPages() } });
  const { reading, dropped } = analysis.text;
  const { linePages = [] } = analysis;
  expect([linePages.length, linePages.at(0), linePages.at(-1)]).toEqual([reading.length, 1, 2]);
  expect(reading.filter((line) => line.startsWith('Application of'))).toHaveLength(1);
  expect(dropped).toEqual(
    expect.arrayContaining([
      { why: 'header-footer', text: 'Application of H. Lindqvist' },
      { why: 'header-footer', text: 'Confidential, page 2 of 2' },
    ]),
  );
  expect(reading.join('\n')).not.toContain('page 2 of 2');
  expect(findingOf(analysis, 'ats.email').result).toBe('good');
});

test('RV-26 the foot of the first page is in no section, and contact data there is outside the page', async () => {
  const bytes = await drawPages({ contact: [], foot: 'harriet@example.com' });
  const finding = findingOf(await analysisOf({ source: { bytes } }), 'ats.contact_place');
  expect(finding).toMatchObject({
    result: 'bad',
    quote: 'harriet@example.com',
    place: { page: 1, section: null },
  });
});

test('RV-26 what stands once is no head and no foot', async () => {
  const { text } = await analysisOf({ source: { bytes: await drawPdf(cleanResume) } });
  expect(text.dropped).toEqual([]);
});

/** A scanned page: a picture of it, and over it unseen the words that a program read there. */
const scanned = async (width: number, height: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const picture = await pdf.embedPng(greyPicture(width, height));
  page.drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const { contact, name, sections } = cleanResume;
  const told = sections.flatMap(({ heading, lines = [], entries = [] }) => [
    heading,
    ...lines,
    ...entries.flatMap(({ head, dates, firm, bullets = [] }) => [
      `${head} ${dates.replace('–', '-')}`,
      firm,
      ...bullets,
    ]),
  ]);
  page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  [name, ...contact, ...told].forEach((text, at) =>
    page.drawText(text, { x: 50, y: 800 - at * 20, size: 8, font }),
  );
  return pdf.save();
};

test.each([
  [620, 877],
  [1654, 2339],
])(
  'RV-25 words over the picture of a scanned page of %i by %i points are not hidden',
  async (width, height) => {
    const analysis = await analysisOf({ source: { bytes: await scanned(width, height) } });
    expect(findingOf(analysis, 'ats.hidden_text').result).toBe('good');
    expect(analysis.contact).toMatchObject({ lastName: 'Lindqvist' });
  },
);

test('RV-25 an area of the colour of the words hides none where only its edge shows', async () => {
  const pdf = await PDFDocument.load(await drawPdf(cleanResume));
  const { context } = pdf;
  const stream = (text: string) => context.register(context.stream(text));
  // WeasyPrint draws the line below a heading so: a clipped edge of a box that covers the words.
  const line = stream('q 0 830 595 1 re W* n 0 0 0 rg 0 0 595 842 re f* Q');
  pdf.getPage(0).node.wrapContentStreams(line, stream(''));
  const analysis = await analysisOf({ source: { bytes: await pdf.save() } });
  expect(findingOf(analysis, 'ats.hidden_text').result).toBe('good');
  expect(analysis.contact).toMatchObject({ lastName: 'Lindqvist' });
});

test('RV-27 bold letters of a page are known by their font', async () => {
  const { drawn } = await readPdf(await drawPdf(cleanResume));
  const boldOf = (text: string) => drawn.find((line) => line.text.startsWith(text))?.bold;
  expect(boldOf(cleanResume.sections[1]!.heading)).toBe(true);
  expect(boldOf(cleanResume.sections[1]!.entries![0]!.firm)).toBe(false);
});
