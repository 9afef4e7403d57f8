import type { Language } from '@portal/shared-contracts';
import type { InvoiceDetail, InvoiceStatus } from '@portal/shared-contracts/invoices';
import { formatMoney } from '@portal/shared-contracts/money';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { embedFonts, type TextPainter, type Weight } from '../../../adapters/pdf-fonts.ts';
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

const linesOf = (invoice: InvoiceDetail, language: Language, hidesPrice: boolean): Line[] => {
  const word = paperWords(language);
  const { invoiceCurrency: currency } = invoice;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const priced: Line[] = [
    [invoice.packageName, money(invoice.listPrice)],
    ...(invoice.discount > 0 ? [[word('discount'), `−${money(invoice.discount)}`] as const] : []),
    [word('total'), `${money(invoice.price)} ${currency.toUpperCase()}`, 700],
  ];
  return [
    [word('number'), invoice.number],
    [word('date'), wordDay(new Date(invoice.createdAt), language)],
    [word('customer'), `${invoice.customer.firstName} ${invoice.customer.lastName}`],
    [word('email'), invoice.customer.email],
    [word('status'), word(statuses[invoice.status]).toLocaleUpperCase(language)],
    ...(invoice.paidAt
      ? [[word('paid-on'), wordDay(new Date(invoice.paidAt), language)] as const]
      : []),
    ...(invoice.reference ? [[word('reference'), invoice.reference] as const] : []),
    ...(hidesPrice ? [[word('package'), invoice.packageName] as const] : priced),
    ...(invoice.refund_amount === null
      ? []
      : [[word('refunded'), money(invoice.refund_amount), 700] as const]),
  ];
};

const drawLines = (
  pdf: PDFDocument,
  painter: TextPainter,
  lines: readonly Line[],
  title: string,
) => {
  const page = pdf.addPage(PAGE);
  painter.draw(page, title, { x: LEFT, y: 710, size: 24, weight: 700 });
  let y = 650;
  for (const [label, value, weight = 400] of lines) {
    painter.draw(page, label, { x: LEFT, y, size: 11, weight });
    const width = painter.widthOf(value, 11, weight);
    painter.draw(page, value, { x: RIGHT - width, y, size: 11, weight });
    page.drawLine({
      start: { x: LEFT, y: y - 9 },
      end: { x: RIGHT, y: y - 9 },
      thickness: 0.5,
      color: rgb(0.85, 0.85, 0.85),
    });
    y -= 30;
  }
  return page;
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
  const lines = linesOf(invoice, language, hidesPrice);
  const footer = `${head.name} · ${head.email}`;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${invoice.number} ${invoice.packageName}`);
  pdf.setAuthor(head.name);
  pdf.setLanguage(language);
  const painter = await embedFonts(pdf, [title, footer, ...lines.flatMap(([a, b]) => [a, b])]);
  const page = drawLines(pdf, painter, lines, title);
  await drawLetterhead({ pdf, page, painter }, head);
  painter.draw(page, footer, { x: LEFT, y: 56, size: 10, weight: 400 });
  return Buffer.from(await pdf.save());
};
