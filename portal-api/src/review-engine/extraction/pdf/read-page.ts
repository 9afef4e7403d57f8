import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ColumnLine, readingOrder } from '../layout/reading-order.ts';
import { type Piece, segmentsOf } from '../layout/segments.ts';
import { readable } from '../normalise.ts';
import type { Box } from './geometry.ts';
import { hiddenStretches, type HiddenStretch } from './painted-text.ts';

/** What one page holds. */
export interface ReadPage {
  readonly lines: readonly ColumnLine[];
  readonly stream: readonly string[];
  readonly hidden: readonly string[];
  readonly pictures: readonly Box[];
}

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}

const isHidden = (item: Item, stretches: readonly HiddenStretch[]): boolean => {
  const [x = 0, y = 0] = item.transform.slice(4);
  const covered = stretches
    .filter((stretch) => Math.abs(stretch.y - y) < 1.5)
    .reduce(
      (sum, { left, right }) =>
        sum + Math.max(0, Math.min(right, x + item.width) - Math.max(left, x)),
      0,
    );
  return covered > item.width * 0.6;
};

const MARGIN = 20;

/** Words beside the page are as hidden as white ones. */
const isOutside = ({ transform, width }: Item, [left, bottom, right, top]: number[]): boolean => {
  const [x = 0, y = 0] = transform.slice(4);
  return (
    x + width < left! - MARGIN || x > right! + MARGIN || y < bottom! - MARGIN || y > top! + MARGIN
  );
};

const fontOf = (page: PDFPageProxy, fontName: string): string => {
  try {
    return (page.commonObjs.get(fontName) as { name?: string }).name ?? '';
  } catch {
    return '';
  }
};

const BOLD = /bold|black|heavy|semibold|demi/i;
// Whatever letter such a font is asked for, it draws a sign.
const SIGNS = /wingding|webding|dingbat/i;

const pieceOf = (page: PDFPageProxy, item: Item): Piece => {
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform;
  const font = fontOf(page, item.fontName);
  return {
    text: SIGNS.test(font) && item.str.trim().length === 1 ? '•' : item.str,
    x,
    right: x + item.width,
    y,
    size: Math.hypot(c, d) || item.height || 1,
    bold: BOLD.test(font),
  };
};

const streamOf = (items: readonly Item[]): string[] => {
  const lines: { text: string; y: number }[] = [];
  let ended = true;
  for (const { str, transform, hasEOL } of items) {
    const y = transform[5] ?? 0;
    const last = lines.at(-1);
    if (!ended && last && Math.abs(last.y - y) < 2) last.text += str;
    else if (str.trim()) lines.push({ text: str, y });
    ended = hasEOL;
  }
  return lines.map(({ text }) => readable(text)).filter((text) => text !== '');
};

/** A page's words, in the order of the file and in the order of reading. */
export const readPage = async (page: PDFPageProxy): Promise<ReadPage> => {
  const content = await page.getTextContent({ includeMarkedContent: false });
  const { hidden: stretches, pictures } = hiddenStretches(await page.getOperatorList());
  const items = (content.items as Item[]).filter(({ str, hasEOL }) => str !== '' || hasEOL);
  const worded = items.filter(({ str }) => str.trim() !== '');
  const unseen = new Set(
    worded.filter((item) => isOutside(item, page.view) || isHidden(item, stretches)),
  );
  const seen = worded.filter((item) => !unseen.has(item));
  const hidden = [...unseen];
  const pieces = seen.map((item) => pieceOf(page, item));
  return {
    lines: readingOrder(segmentsOf(pieces)),
    stream: streamOf(items),
    hidden: hidden.map(({ str }) => readable(str)),
    pictures,
  };
};
