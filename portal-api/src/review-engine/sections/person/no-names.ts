import { PARTS, WORDS } from './no-names.data.ts';

const anyOf = (lists: Readonly<Record<string, string>>): string =>
  Object.values(lists).join(' ').split(' ').join('|');
const WHOLE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(WORDS)})(?!\p{L})`, 'iu');
const BEGUN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(PARTS)})`, 'iu');
// Thai writes its words without blanks between.
const THAI_WORDS = /ประวัติ|วิศวกร|บัณฑิต/u;

/** Whether a text names a calling, a paper, a firm or a sign: these begin with capitals as names do. */
export const saysOther = (text: string): boolean =>
  WHOLE.test(text) || BEGUN.test(text) || THAI_WORDS.test(text);
