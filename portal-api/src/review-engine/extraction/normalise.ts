// TeX may draw the two dots of a letter by themselves, before it.
const DOTTED = /\u00a8\s?(?=[aouAOU])(\p{L})/gu;

const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/**
 * One spelling for what looks the same (RV-22). A soft hyphen vanishes inside a word; beside digits and
 * blanks programs have drawn it as the dash of a number or of a range, and there it becomes that dash.
 */
const normalise = (text: string): string =>
  text
    .replace(DOTTED, '$1\u0308')
    .replace(/[\ufb00-\ufb06]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/(?<=\p{L})\u00ad(?=\p{L})/gu, '')
    .replace(/(?<=\d)\u00ad(?=\d)/g, '-')
    .replace(/\s+\u00ad\s+/g, ' – ')
    .replaceAll('\u00ad', '-')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2012-\u2015\u2212]/g, '–')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
    .normalize('NFC')
    .trim();

// Control characters would pass into JSON and pages.
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Text of a file without what no person can read. */
export const readable = (text: string): string => normalise(text.replace(CONTROLS, ''));
