/** Letters that one program call has put on the page. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
}

/** Words that stand together on one line. */
export interface Segment extends Piece {
  readonly row: number;
}

/** Signs before list entries: dots, squares, arrows, stars, ticks, dashes and those of icon fonts. */
export const SIGNS = String.raw`\u2022\u2023\u2043\u204c\u204d\u2219\u2190-\u21ff\u22c6\u25a0-\u25ff\u2605\u2606\u2611\u2662\u2666\u2713-\u2716\u271a-\u274d\u2756\u2794-\u27be\u2b1d-\u2b50\ue000-\uf8ff*·»›>+—–-`;

const SIGN = new RegExp(`^(?:[${SIGNS}]|o)$`, 'u');

/** Whether this is the sign before a list entry. */
export const isSign = (text: string): boolean => SIGN.test(text.trim());

// Wider than any blank, and narrower than the narrowest gutter.
const gapOf = (size: number): number => Math.min(8, Math.max(4, size * 0.8));

const rowsOf = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.size, piece.size) * 0.45)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows;
};

const append = (segment: Segment, piece: Piece): Segment => {
  const blank = piece.x - segment.right > piece.size * 0.14 && !/\s$/.test(segment.text);
  return {
    ...segment,
    text: `${segment.text}${blank ? ' ' : ''}${piece.text}`,
    right: Math.max(segment.right, piece.right),
    size: Math.max(segment.size, piece.size),
    bold: segment.bold && piece.bold,
  };
};

const SPACED = /^\p{L}(?: \p{L}){3,}$/u;

/** A heading that is written with room between its letters. */
const together = (segment: Segment): Segment =>
  SPACED.test(segment.text.trim())
    ? { ...segment, text: segment.text.replaceAll(' ', '') }
    : segment;

/** Pieces joined to segments: rows from top to bottom, segments from left to right. */
export const segmentsOf = (pieces: readonly Piece[]): Segment[] =>
  rowsOf(pieces).flatMap((row, number) => {
    const segments: Segment[] = [];
    for (const piece of row.toSorted((a, b) => a.x - b.x)) {
      const last = segments.at(-1);
      const near = last && piece.x - last.right <= gapOf(Math.max(last.size, piece.size));
      // The same words drawn twice make a shadow or a bold face.
      if (last && piece.text === last.text && Math.abs(piece.x - last.x) < 1.5) continue;
      if (last && (near || isSign(last.text))) segments[segments.length - 1] = append(last, piece);
      else segments.push({ ...piece, row: number });
    }
    return segments.map(together);
  });
