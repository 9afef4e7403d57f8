/** A mail as its reader has it. */
export interface ReadMail {
  to: string;
  subject: string;
  /** The text part. */
  text: string;
  /** The address of `List-Unsubscribe`. */
  unsubscribe: string;
}

const fromQuoted = (text: string): string => {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_whole, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
};

const fromWord = (_whole: string, encoding: string, text: string): string =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString()
    : fromQuoted(text.replaceAll('_', ' '));

const WORDS = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

const headersOf = (head: string) => {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return (name: string): string => {
    const line = new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1] ?? '';
    return line.replaceAll(/\?= =\?/g, '?==?').replaceAll(WORDS, fromWord);
  };
};

const splitOnce = (text: string): [head: string, rest: string] => {
  const at = text.indexOf('\r\n\r\n');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
};

const decoders: Readonly<Record<string, (body: string) => string>> = {
  base64: (body) => Buffer.from(body, 'base64').toString(),
  'quoted-printable': fromQuoted,
};

/** Reads a mail as it came over the line. */
export const readMail = (raw: string): ReadMail => {
  const [head, body] = splitOnce(raw);
  const header = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type'))?.[1] ?? '';
  const parts = boundary ? body.split(`--${boundary}`) : [body];
  const part = parts.find((one) => /content-type: text\/plain/i.test(one)) ?? body;
  const [partHead, text] = splitOnce(part.trimStart());
  const decode = decoders[headersOf(partHead)('Content-Transfer-Encoding').toLowerCase()];
  return {
    to: header('To'),
    subject: header('Subject'),
    text: decode ? decode(text) : text,
    unsubscribe: /<([^>]+)>/.exec(header('List-Unsubscribe'))?.[1] ?? '',
  };
};
