import { escapeUTF8 } from 'entities';
import type { MailBlock } from '../../../kernel/mails/mail-blocks.ts';

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\((https:\/\/[^\s(){}<>"]+)\)/g;
const ITEM = /^[-*] /;

/** The names of what a text stands for. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Puts the values in; what has none stays empty. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => values[name] ?? '');

// Values come last: whatever a person is called, it is text and never a mark.
const asHtml = (text: string, values: Values): string =>
  escapeUTF8(fillIn(text, values)).replaceAll('\n', '<br>');

const inline = (text: string, values: Values): string => {
  let html = '';
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, bold, italic, label, link = ''] = found;
    html += asHtml(text.slice(from, found.index), values);
    if (bold !== undefined) html += `<strong>${asHtml(bold, values)}</strong>`;
    else if (italic !== undefined) html += `<em>${asHtml(italic, values)}</em>`;
    else
      html += `<a href="${escapeUTF8(link)}" style="color:inherit">${asHtml(label ?? '', values)}</a>`;
    from = found.index + whole.length;
  }
  return html + asHtml(text.slice(from), values);
};

const plain = (text: string, values: Values): string =>
  fillIn(
    text.replace(INLINE, (_whole, ...[bold, italic, label, link]: (string | undefined)[]) =>
      label === undefined ? (bold ?? italic ?? '') : `${label}: ${link ?? ''}`,
    ),
    values,
  );

const blockOf = (part: string, values: Values): MailBlock => {
  const lines = part.split('\n');
  const isList = lines.every((line) => ITEM.test(line));
  const html = isList
    ? `<ul style="margin:0 0 16px;padding-left:24px">${lines.map((line) => `<li>${inline(line.replace(ITEM, ''), values)}</li>`).join('')}</ul>`
    : `<p style="margin:0 0 16px">${inline(part, values)}</p>`;
  return { kind: 'rich', html, text: plain(part, values) };
};

/** A firm's words as blocks of a mail: paragraphs, lists, bold, italic and links, and nothing else of HTML. */
export const markdownBlocks = (text: string, values: Values): MailBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => blockOf(part.trim(), values));
