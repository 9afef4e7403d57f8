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
  let open: Pick<TextBlock, 'kind' | 'text'> = { kind: 'paragraph', text: '' };
  const close = (kind: TextBlock['kind']): void => {
    const text = open.text.replace(/[ \t\r\n]+/g, ' ').trim();
    const { depth } = lists;
    const isEntry = open.kind === 'paragraph' && depth > 0;
    if (text !== '')
      blocks.push({ kind: isEntry ? 'entry' : open.kind, text, depth, ...lists.takeMark() });
    open = { kind, text: '' };
  };
  for (const [, slash, tag, text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi)) {
    if (text !== undefined) open.text += decodeHTML(text);
    else if (tag && BLOCKS.has(tag.toLowerCase())) {
      const isEnd = slash === '/';
      close(isEnd ? 'paragraph' : kindOf(tag.toLowerCase()));
      lists.read(tag.toLowerCase(), isEnd);
    } else if (tag && /^t[hd]$/i.test(tag)) open.text += '  ';
  }
  close('paragraph');
  return blocks;
};
