import {
  type Currency,
  currencySymbols,
  type Language,
  minorDigits,
} from '@portal/shared-contracts';
import type { InvoiceDetail } from '@portal/shared-contracts/invoices';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { embedFonts, type TextPainter, type Weight } from '../../../adapters/pdf-fonts.ts';
import { invoiceWords } from './invoice-words.ts';

const PAGE: [number, number] = [595, 842];
const LEFT = 56;
const RIGHT = PAGE[0] - LEFT;

const amountText = (amount: number, currency: Currency, language: Language): string => {
  const digits = minorDigits(currency);
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return `${currencySymbols[currency]} ${number} ${currency.toUpperCase()}`;
};

const dateText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );

type Line = readonly [label: string, value: string, weight?: Weight];

const linesOf = (invoice: InvoiceDetail, language: Language): Line[] => {
  const words = invoiceWords[language];
  const money = (amount: number) => amountText(amount, invoice.invoiceCurrency, language);
  return [
    [words.number, invoice.number],
    [words.date, dateText(invoice.createdAt, language)],
    [words.customer, `${invoice.customer.firstName} ${invoice.customer.lastName}`],
    [words.email, invoice.customer.email],
    [words.status, words.statuses[invoice.status]],
    ...(invoice.paidAt ? [[words.paidOn, dateText(invoice.paidAt, language)] as const] : []),
    ...(invoice.reference ? [[words.reference, invoice.reference] as const] : []),
    [invoice.packageName, money(invoice.listPrice)],
    ...(invoice.discount > 0 ? [[words.discount, `- ${money(invoice.discount)}`] as const] : []),
    [words.total, money(invoice.price), 700],
    ...(invoice.refund_amount === null
      ? []
      : [[words.refunded, money(invoice.refund_amount), 700] as const]),
  ];
};

const drawLines = (
  pdf: PDFDocument,
  painter: TextPainter,
  lines: readonly Line[],
  title: string,
) => {
  const page = pdf.addPage(PAGE);
  painter.draw(page, title, { x: LEFT, y: 760, size: 24, weight: 700 });
  let y = 700;
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
  return { page, y };
};

/** The invoice, or the receipt of a paid one, as a PDF in the person's language. */
export const invoicePdf = async (invoice: InvoiceDetail, language: Language): Promise<Buffer> => {
  const words = invoiceWords[language];
  const isReceipt = invoice.paidAt !== null;
  const title = `${invoice.companyName} · ${isReceipt ? words.receipt : words.invoice}`;
  const lines = linesOf(invoice, language);
  const footer = `${invoice.companyName} · ${invoice.companyEmail}`;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${invoice.number} ${invoice.packageName}`);
  pdf.setLanguage(language);
  const painter = await embedFonts(pdf, [title, footer, ...lines.flatMap(([a, b]) => [a, b])]);
  const { page } = drawLines(pdf, painter, lines, title);
  painter.draw(page, footer, { x: LEFT, y: 56, size: 10, weight: 400 });
  return Buffer.from(await pdf.save());
};
