import { PDFDocument } from '@cantoo/pdf-lib';
import { makeSignature } from '../../../../seed/documents/documents.files.ts';
import { readPdf } from '../../../../test/papers/read-pdf.ts';
import { sanitizeContract, textBlocks } from './contract-content.ts';
import { contractPdf, type SignedContract } from './contract-pdf.ts';

const paper: Omit<SignedContract, 'content'> = {
  title: 'Договор и สัญญา',
  name: 'สมชาย Иванов',
  signedAt: new Date('2026-03-01T10:00:00.000Z'),
  image: makeSignature(),
  contentSha256: 'a'.repeat(64),
  imageSha256: 'b'.repeat(64),
  packageName: 'Пакет',
  orderNumber: '1001',
  language: 'th',
  head: {
    name: 'บริษัท',
    email: 'a@example.com',
    details: '',
    timeZone: 'UTC',
    color: '#0f766e',
    logo: undefined,
  },
};

test('DO-05 the PDF holds names and texts in every language of the portal', async () => {
  const content = '<p>Grüße, ¡olé!, città, Привет, ภาษาไทยไม่มีช่องว่าง, łódź</p>'.repeat(60);
  const pdf = await contractPdf({ ...paper, content });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(1);
});

test('DO-01 the printed copy keeps every block of the text', () => {
  const html = sanitizeContract(
    '<h2>A &amp; B</h2><p>One<br>two</p><ul><li>three</li></ul><p>1 &lt; 2</p>',
  );
  expect(textBlocks(html)).toEqual([
    { kind: 'heading', text: 'A & B', depth: 0 },
    { kind: 'paragraph', text: 'One', depth: 0 },
    { kind: 'paragraph', text: 'two', depth: 0 },
    { kind: 'entry', text: 'three', mark: '•', depth: 1 },
    { kind: 'paragraph', text: '1 < 2', depth: 0 },
  ]);
});

test('DO-01 an entry that stands in no list keeps its bullet', () => {
  const html = sanitizeContract('<p>One</p><li>two<br>three</li><li><p>four</p></li>');
  expect(textBlocks(html)).toEqual([
    { kind: 'paragraph', text: 'One', depth: 0 },
    { kind: 'entry', text: 'two', mark: '•', depth: 0 },
    { kind: 'paragraph', text: 'three', depth: 0 },
    { kind: 'entry', text: 'four', mark: '•', depth: 0 },
  ]);
});

test('DO-05 the printed copy counts numbered clauses and keeps the mark of every entry', async () => {
  const content = sanitizeContract(
    `<ol><li><p>Scope</p><p>In words</p><ul><li><p>Letters</p></li><li>Lines<br>and more</li></ul></li>
      <li><h3>Price</h3><ol><li>Once</li></ol></li><li></li><li>End</li></ol><p>Signed below</p>`,
  );
  const { lines } = await readPdf(await contractPdf({ ...paper, content }));
  const from = lines.indexOf('1. Scope');
  expect(lines.slice(from, lines.indexOf('Signed below'))).toEqual([
    '1. Scope',
    'In words',
    '• Letters',
    '• Lines',
    'and more',
    '2. Price',
    '1. Once',
    '4. End',
  ]);
});
