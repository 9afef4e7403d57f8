import type { DrawnLine, ReadDocument } from './document.types.ts';
import { isSign } from './layout/segments.ts';
import { readable } from './normalise.ts';

// Lines longer than this are paragraphs: somebody's program did not break them.
const LONGEST_DRAWN = 120;

/** Reads pasted text; letters stand for points, so that broken lines join as those of a page do. */
export const readText = (text: string): ReadDocument => {
  const rows = text.replace(/\r\n?/g, '\n').split(/[\n\f]/);
  const whole = rows.some((row) => row.trim().length > LONGEST_DRAWN);
  const drawn = rows.flatMap((row, at): DrawnLine[] => {
    const shown = readable(row);
    if (shown === '') return [];
    const [first = '', ...rest] = shown.split(' ');
    const bullet = isSign(first) && rest.length > 0;
    const x = bullet ? 2 : 0;
    return [
      {
        page: 1,
        text: bullet ? rest.join(' ') : shown,
        place: 'body',
        x,
        right: shown.length,
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
