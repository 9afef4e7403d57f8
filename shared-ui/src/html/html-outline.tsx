import { Fragment, type ReactNode } from 'react';

const BLOCK = /(<\/?(?:p|li|ul|ol|div|br|h[1-6])\b[^>]*>)/i;
const TAG = /^<(\/?)(\w+)/;
const STRONG = /<(?:b|strong)\b[^>]*>([^]*?)<\/(?:b|strong)>/i;

type Tag = 'p' | 'li' | 'div' | `h${1 | 2 | 3 | 4 | 5 | 6}`;
interface Block {
  tag: Tag;
  lines: string[];
}

const isOwnLine = (name: string): name is Tag => /^(?:p|li|h[1-6])$/.test(name);

/** Its lines in their order, each with the tag that gives it its height. */
const blocksOf = (html: string): Block[] => {
  const blocks: Block[] = [];
  let tag: Tag = 'div';
  let isBroken = false;
  for (const [index, piece] of html.split(BLOCK).entries()) {
    // Every second piece is a tag that ends a line.
    if (index % 2 === 1) {
      const [, isEnd, name = ''] = TAG.exec(piece.toLowerCase()) ?? [];
      isBroken = name === 'br';
      if (!isBroken) tag = !isEnd && isOwnLine(name) ? name : 'div';
    } else if (piece.trim()) {
      const last = blocks.at(-1);
      if (isBroken && last) last.lines.push(piece.trim());
      else blocks.push({ tag, lines: [piece.trim()] });
    }
  }
  return blocks;
};

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' };

// Tags first, so that what was written as a character stays one.
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (_whole, name: string) => characters[name as keyof typeof characters],
    );

/** A line with its bold words, which are wider than others. */
const inline = (line: string): ReactNode =>
  line
    .split(STRONG)
    .map((words, index) =>
      index % 2 === 1 ? <strong key={index}>{wordsOf(words)}</strong> : wordsOf(words),
    );

const Line = ({ tag: Tag, lines }: Block) => (
  <Tag>
    {lines.map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {inline(line)}
      </Fragment>
    ))}
  </Tag>
);

/** The words of stored HTML in the lines that they will have, so that nothing below moves under a finger. */
export const HtmlOutline = ({ html }: { html: string }) => {
  const groups: Block[][] = [];
  for (const block of blocksOf(html)) {
    const last = groups.at(-1);
    if (block.tag === 'li' && last?.[0]?.tag === 'li') last.push(block);
    else groups.push([block]);
  }
  return groups.map((group, index) => {
    const lines = group.map((block, at) => <Line key={at} {...block} />);
    return group[0]?.tag === 'li' ? (
      <ul key={index}>{lines}</ul>
    ) : (
      <Fragment key={index}>{lines}</Fragment>
    );
  });
};
