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
  /** Before the first words of a list entry: a bullet, or its number. */
  mark?: string;
  /** In how many lists it stands. */
  depth: number;
}

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

/** The lists that are open at one place of a text, the innermost last, and the mark that its next words get. */
class Lists {
  readonly #open: { isNumbered: boolean; entries: number }[] = [];
  #mark: string | undefined;

  get depth(): number {
    return this.#open.length;
  }

  read(tag: string, isEnd: boolean): void {
    if (tag === 'li') this.#mark = isEnd ? undefined : this.#nextMark();
    else if (tag !== 'ol' && tag !== 'ul') return;
    else if (isEnd) this.#open.pop();
    else this.#open.push({ isNumbered: tag === 'ol', entries: 0 });
  }

  #nextMark(): string {
    const list = this.#open.at(-1);
    if (!list?.isNumbered) return '•';
    list.entries += 1;
    return `${list.entries}.`;
  }

  /** Of words that are no heading: one in a list, or one that has its mark. */
  get kind(): 'entry' | 'paragraph' {
    return this.depth > 0 || this.#mark !== undefined ? 'entry' : 'paragraph';
  }

  takeMark(): Pick<TextBlock, 'mark'> {
    const mark = this.#mark;
    this.#mark = undefined;
    return mark ? { mark } : {};
  }
}

/** The text of sanitised HTML, block by block; sanitised HTML is well formed, so tags can be read one by one. */
export const textBlocks = (html: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  const lists = new Lists();
  let open = { isHeading: false, text: '' };
  const close = (isHeading: boolean): void => {
    const text = open.text.replace(/[ \t\r\n]+/g, ' ').trim();
    const { depth, kind } = lists;
    if (text !== '')
      blocks.push({ kind: open.isHeading ? 'heading' : kind, text, depth, ...lists.takeMark() });
    open = { isHeading, text: '' };
  };
  for (const [, slash, tag, text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi)) {
    if (text !== undefined) open.text += decodeHTML(text);
    else if (tag && BLOCKS.has(tag.toLowerCase())) {
      const isEnd = slash === '/';
      close(!isEnd && /^h[1-4]$/i.test(tag));
      lists.read(tag.toLowerCase(), isEnd);
    } else if (tag && /^t[hd]$/i.test(tag)) open.text += '  ';
  }
  close(false);
  return blocks;
};
