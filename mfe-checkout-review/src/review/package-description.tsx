import type { PackageOffer } from '@portal/shared-contracts/reviews';
import { StoredHtml } from '@portal/shared-ui';

const BLOCK = /(<\/?(?:p|li|ul|ol|div|br|h[1-6])\b[^>]*>)/i;

type Block = { text: string } | { points: string[] };

/** Its lines in their order, the points of a list together. */
const blocksOf = (html: string): Block[] => {
  const blocks: Block[] = [];
  let isPoint = false;
  for (const [index, piece] of html.split(BLOCK).entries()) {
    // Every second piece is a tag that ends a line.
    if (index % 2 === 1) isPoint = /^<li/i.test(piece);
    const text = index % 2 === 0 ? piece.replaceAll(/<[^>]*>/g, ' ').trim() : '';
    if (!text) continue;
    const last = blocks.at(-1);
    if (!isPoint) blocks.push({ text });
    else if (last && 'points' in last) last.points.push(text);
    else blocks.push({ points: [text] });
  }
  return blocks;
};

/** The words in the lines that they will have, so that nothing below moves under a finger. */
const Outline = ({ html }: { html: string }) => (
  <div className="pui-html">
    {blocksOf(html).map((block, index) =>
      'points' in block ? (
        <ul key={index}>
          {block.points.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      ) : (
        <p key={index}>{block.text}</p>
      ),
    )}
  </div>
);

/** What is in a package, in the firm's own HTML; until what cleans that is here, its plain words. */
export const PackageDescription = ({ html }: { html: PackageOffer['packageDescriptionHTML'] }) => (
  <StoredHtml html={html} waiting={<Outline html={html} />} />
);
