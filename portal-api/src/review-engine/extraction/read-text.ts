import type { DrawnLine, ReadDocument } from './document.types.ts';
import { isSign } from './layout/segments.ts';
import { readable } from './normalise.ts';

// Lines longer than this are paragraphs: somebody's program did not break them.
const LONGEST_DRAWN = 120;

const TAB = 4;

// What goes on below an entry stands further in, as its words do.
const indentOf = (row: string): number =>
  (/^[ \t\u00a0]*/.exec(row)?.[0] ?? '').replaceAll('\t', ' '.repeat(TAB)).length;

// Plain text draws the line below a heading with signs.
const RULE = /^[-–—_=*~#.·•]{3,}$/;

/** Reads pasted text; letters stand for points, so that broken lines join as those of a page do. */
export const readText = (text: string): ReadDocument => {
  const rows = text.replace(/\r\n?/g, '\n').split(/[\n\f]/);
  const whole = rows.some((row) => row.trim().length > LONGEST_DRAWN);
  const drawn = rows.flatMap((row, at): DrawnLine[] => {
    const shown = readable(row);
    if (shown === '' || RULE.test(shown)) return [];
    const [first = '', ...rest] = shown.split(' ');
    const bullet = isSign(first) && rest.length > 0;
    const x = indentOf(row) + (bullet ? 2 : 0);
    return [
      {
        page: 1,
        text: bullet ? rest.join(' ') : shown,
        place: 'body',
        x,
        right: indentOf(row) + shown.length,
        y: -at,
        size: 1,
        bold: false,
        bullet,
        heading: false,
        column: 0,
        whole,
      },
    ];
  });
  return {
    kind: 'text',
    pages: 1,
    drawn,
    stream: drawn.map(({ text: shown }) => shown),
    dropped: [],
    columns: 1,
    tables: 0,
    textlessPages: 0,
    portrait: false,
    notRead: [],
  };
};
