import type { DrawnLine } from './document.types.ts';

const MAIL_BEGINS = /(?:^|\s)[\p{L}\d._%+-]+@[\p{L}\d.-]*$/u;
// "r.miller-" above "smith@example.com".
const LOCAL_CUT = /(?:^|\s)[\p{Ll}\d]+[._][\p{Ll}\d._%+-]*-$/u;
const WHOLE_MAIL = /^[\p{Ll}\d._%+-]+@[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,}$/u;
// No address ends so.
const MAIL_CUT = /@[\p{L}\d-]*$|[.-]$|\.\p{L}$/u;
// No address ends in a number to call.
const MAIL_GOES_ON = /^(?![\d-]+$)\.?[\p{Ll}\d-]{1,12}(?:\.\p{Ll}{2,}){0,2}$/u;
const NUMBER_BEGINS =
  /^\(?\d{2,4}\)?[ \d]*-$|(?:\+|\b0|(?:tel|phone|mobile?|handy|cell|cel|móvil|тел|моб|โทร)\p{L}*\.?:?\s)\(?\d[\d ()/.-]*$/iu;
// A year alone is none of it.
const NUMBER_GOES_ON = /^(?!(?:19|20)\d\d$)\d[\d ()/.-]*$/;

/** Narrow columns break an address or a number that belongs together. */
export const cutsContact = (
  last: DrawnLine,
  next: DrawnLine,
  edge: number,
): 'mail' | 'number' | undefined => {
  if (LOCAL_CUT.test(last.text) && WHOLE_MAIL.test(next.text)) return 'mail';
  const isFull = last.right >= edge - last.size * 1.5;
  if (
    (isFull || MAIL_CUT.test(last.text)) &&
    MAIL_BEGINS.test(last.text) &&
    MAIL_GOES_ON.test(next.text)
  )
    return 'mail';
  const digits = `${NUMBER_BEGINS.exec(last.text)?.[0] ?? ''}${next.text}`.replace(/\D/g, '');
  if (NUMBER_BEGINS.test(last.text) && NUMBER_GOES_ON.test(next.text) && digits.length <= 15)
    return 'number';
  return undefined;
};
