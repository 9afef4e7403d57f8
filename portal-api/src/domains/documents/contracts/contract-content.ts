import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

const ALLOWED = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Contract text that a firm wrote, with everything taken out that could run or mislead. */
export const sanitizeContract = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    transformTags: {
      // What editors of browsers make where a paragraph is meant.
      div: 'p',
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
    },
  });

/** A paragraph, heading or list entry of a contract, for the printed copy. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'entry';
  text: string;
}

const kindOf = (tag: string): TextBlock['kind'] => {
  if (/^h[1-4]$/.test(tag)) return 'heading';
  return tag === 'li' ? 'entry' : 'paragraph';
};

const BLOCKS = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'tr',
  'table',
  'hr',
  'br',
]);

/** The text of sanitised HTML, block by block; sanitised HTML is well formed, so tags can be read one by one. */
export const textBlocks = (html: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let open: TextBlock = { kind: 'paragraph', text: '' };
  const close = (kind: TextBlock['kind']): void => {
    const text = open.text.replace(/[ \t\r\n]+/g, ' ').trim();
    if (text !== '') blocks.push({ kind: open.kind, text });
    open = { kind, text: '' };
  };
  for (const [, slash, tag, text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi)) {
    if (text !== undefined) open.text += decodeHTML(text);
    else if (tag && BLOCKS.has(tag.toLowerCase()))
      close(slash === '/' ? 'paragraph' : kindOf(tag.toLowerCase()));
    else if (tag && /^t[hd]$/i.test(tag)) open.text += '  ';
  }
  close('paragraph');
  return blocks;
};
