import { type PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { TextPainter } from './pdf-fonts.ts';

/** Whose paper it is. */
export interface Letterhead {
  name: string;
  email: string;
  /** What the law wants on an invoice: address, tax number, bank. */
  details: string;
  /** Where its days are counted. */
  timeZone: string;
  /** The firm's colour, as `#rrggbb`. */
  color: string;
  /** A picture that PDFs can hold; other firms get their name in print. */
  logo: { bytes: Uint8Array; mimetype: 'image/png' | 'image/jpeg' } | undefined;
}

const BAR = 8;
const LEFT = 56;
const TOP = 36;
const LOGO = { width: 180, height: 40 };

const paint = (color: string) => {
  const value = Number.parseInt(color.slice(1), 16);
  return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

const embed = async (pdf: PDFDocument, { logo }: Letterhead): Promise<PDFImage | undefined> => {
  if (!logo) return undefined;
  try {
    return logo.mimetype === 'image/png'
      ? await pdf.embedPng(logo.bytes)
      : await pdf.embedJpg(logo.bytes);
  } catch {
    // A picture that only browsers can read leaves the name.
    return undefined;
  }
};

/** Draws the firm's bar, its logo or name, and its address at the top of a page. */
export const drawLetterhead = async (
  { pdf, page, painter }: { pdf: PDFDocument; page: PDFPage; painter: TextPainter },
  head: Letterhead,
): Promise<void> => {
  const { width, height } = page.getSize();
  page.drawRectangle({ x: 0, y: height - BAR, width, height: BAR, color: paint(head.color) });
  const image = await embed(pdf, head);
  if (image) {
    const size = image.scaleToFit(LOGO.width, LOGO.height);
    page.drawImage(image, { x: LEFT, y: height - TOP - size.height, ...size });
  } else painter.draw(page, head.name, { x: LEFT, y: height - TOP - 18, size: 16, weight: 700 });
  const x = width - LEFT - painter.widthOf(head.email, 9, 400);
  painter.draw(page, head.email, { x, y: height - TOP - 18, size: 9, weight: 400 });
};
