import type { Language } from '@portal/shared-contracts';
import type { InvoiceDetail, InvoiceStatus } from '@portal/shared-contracts/invoices';
import { formatMoney } from '@portal/shared-contracts/money';
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import {
  embedFonts,
  type TextPainter,
  type Weight,
  wrapText,
} from '../../../adapters/pdf-fonts.ts';
import { drawLetterhead, type Letterhead } from '../../../adapters/pdf-letterhead.ts';
import { wordDay } from '../../../kernel/words/formats.ts';
import { paperWords, type PaperWord } from '../../../kernel/words/papers.ts';

const PAGE: [number, number] = [595, 842];
const LEFT = 56;
const RIGHT = PAGE[0] - LEFT;

const statuses = {
  unpaid: 'status-unpaid',
  paid: 'status-paid',
  refunded: 'status-refunded',
  partially_refunded: 'status-partially-refunded',
  void: 'status-void',
} as const satisfies Record<InvoiceStatus, PaperWord>;

type Line = readonly [label: string, value: string, weight?: Weight];

const linesOf = (
  invoice: InvoiceDetail,
  { language, timeZone }: { language: Language; timeZone: string },
  hidesPrice: boolean,
): Line[] => {
  const word = paperWords(language);
  const { invoiceCurrency: currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const written = invoice.lines?.map(({ text, quantity, price }): Line => [
    `${quantity > 1 ? `${quantity} × ` : ''}${text}`,
    money(quantity * price),
  ]);
  const priced: Line[] = [
    ...(written ?? [[invoice.packageName, money(invoice.listPrice)] as const]),
    ...(invoice.discount > 0 ? [[word('discount'), `−${money(invoice.discount)}`] as const] : []),
    [word('total'), `${money(invoice.price)} ${currency.toUpperCase()}`, 700],
  ];
  return [
    [word('number'), invoice.number],
    [word('date'), wordDay(new Date(invoice.createdAt), language, timeZone)],
    [word('customer'), `${invoice.customer.firstName} ${invoice.customer.lastName}`],
    [word('email'), invoice.customer.email],
    [word('status'), word(statuses[invoice.status]).toLocaleUpperCase(language)],
    ...(invoice.dueDay
      ? [[word('due'), wordDay(new Date(invoice.dueDay), language)] as const]
      : []),
    ...(invoice.paidAt
      ? [[word('paid-on'), wordDay(new Date(invoice.paidAt), language, timeZone)] as const]
      : []),
    ...(invoice.reference ? [[word('reference'), invoice.reference] as const] : []),
    ...(hidesPrice ? [[word('package'), invoice.packageName] as const] : priced),
    ...(invoice.refund_amount === null
      ? []
      : [[word('refunded'), money(invoice.refund_amount), 700] as const]),
  ];
};

const TOP = 786;
const BOTTOM = 90;
const SIZE = 11;
const STEP = 15;

interface Sheet {
  pdf: PDFDocument;
  painter: TextPainter;
  page: PDFPage;
  y: number;
  /** The firm's own lines stand at the foot of the first page. */
  bottom: number;
}

const reserve = (sheet: Sheet, height: number): void => {
  if (sheet.y - height >= sheet.bottom) return;
  sheet.page = sheet.pdf.addPage(PAGE);
  sheet.y = TOP;
  sheet.bottom = BOTTOM;
};

const drawWrapped = (sheet: Sheet, texts: readonly string[], weight: Weight): void => {
  for (const text of texts) {
    sheet.painter.draw(sheet.page, text, { x: LEFT, y: sheet.y, size: SIZE, weight });
    sheet.y -= STEP;
  }
};

const drawLine = (sheet: Sheet, [label, value, weight = 400]: Line): void => {
  const { painter } = sheet;
  const width = painter.widthOf(value, SIZE, weight);
  const room = RIGHT - LEFT - width - 24;
  const texts = wrapText(label, room, (text) => painter.widthOf(text, SIZE, weight));
  reserve(sheet, (texts.length - 1) * STEP);
  const first = sheet.y;
  drawWrapped(sheet, texts, weight);
  painter.draw(sheet.page, value, { x: RIGHT - width, y: first, size: SIZE, weight });
  const y = sheet.y + STEP - 9;
  sheet.page.drawLine({
    start: { x: LEFT, y },
    end: { x: RIGHT, y },
    thickness: 0.5,
    color: rgb(0.85, 0.85, 0.85),
  });
  sheet.y -= STEP;
};

const drawNote = (sheet: Sheet, note: string): void => {
  const widthOf = (text: string): number => sheet.painter.widthOf(text, SIZE, 400);
  for (const paragraph of note.split('\n'))
    for (const text of wrapText(paragraph, RIGHT - LEFT, widthOf)) {
      reserve(sheet, 0);
      drawWrapped(sheet, [text], 400);
    }
};

const DETAILS = { size: 8, line: 11, above: 76 };

const detailRows = (painter: TextPainter, details: string): string[] =>
  details
    .split('\n')
    .flatMap((text) =>
      wrapText(text, RIGHT - LEFT, (part) => painter.widthOf(part, DETAILS.size, 400)),
    );

/** The firm's own lines stand above the foot, the last of them lowest. */
const drawDetails = (page: PDFPage, painter: TextPainter, rows: readonly string[]): void => {
  const { size, line, above } = DETAILS;
  rows
    .toReversed()
    .forEach((text, place) =>
      painter.draw(page, text, { x: LEFT, y: above + place * line, size, weight: 400 }),
    );
};

/** The invoice, or the receipt of a paid one, as a PDF in the person's language. */
export const invoicePdf = async (
  invoice: InvoiceDetail,
  head: Letterhead,
  language: Language,
  /** Whether the firm shows its customers no prices; what came back is shown all the same. */
  hidesPrice = false,
): Promise<Buffer> => {
  const title = paperWords(language)(invoice.paidAt === null ? 'invoice' : 'receipt');
  const lines = linesOf(invoice, { language, timeZone: head.timeZone }, hidesPrice);
  const footer = `${head.name} · ${head.email}`;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${invoice.number} ${invoice.packageName}`);
  pdf.setAuthor(head.name);
  pdf.setLanguage(language);
  const note = invoice.note ?? '';
  const texts = [title, footer, note, head.details, ...lines.flatMap(([a, b]) => [a, b])];
  const painter = await embedFonts(pdf, texts);
  const page = pdf.addPage(PAGE);
  painter.draw(page, title, { x: LEFT, y: 710, size: 24, weight: 700 });
  const details = detailRows(painter, head.details);
  const bottom = BOTTOM + details.length * DETAILS.line;
  const sheet: Sheet = { pdf, painter, page, y: 650, bottom };
  for (const line of lines) drawLine(sheet, line);
  drawNote(sheet, note);
  await drawLetterhead({ pdf, page, painter }, head);
  drawDetails(page, painter, details);
  painter.draw(page, footer, { x: LEFT, y: 56, size: 10, weight: 400 });
  return Buffer.from(await pdf.save());
};
