import { strToU8, zipSync } from 'fflate';
import { makeDocx, makePdf } from '../../seed/documents/documents.files.ts';
import { onePixelPng } from '../pictures.ts';
import { bombs, mutatedFiles, type NamedFile } from '../resumes/hostile-files.ts';

const text = { title: 'A document', paragraphs: ['Some words of it.'] };
const SCRIPT = '<script>alert(1)</script>';
const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const bytes = (content: string): Uint8Array => Buffer.from(content);

const drawings = (): readonly NamedFile[] => [
  ['script.svg', bytes(`<svg ${SVG}>${SCRIPT}</svg>`)],
  ['handler.svg', bytes(`<svg ${SVG} onload="alert(1)"><rect width="1" height="1"/></svg>`)],
  [
    'page-in.svg',
    bytes(`<svg ${SVG}><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`),
  ],
  ['link.svg', bytes(`<svg ${SVG}><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`)],
  [
    'entity.svg',
    bytes(
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
    ),
  ],
  ['deep.svg', bytes(`<svg ${SVG}>${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</svg>`)],
];

const polyglots = async (): Promise<readonly NamedFile[]> => {
  const pdf = await makePdf(text);
  return [
    ['page-first.pdf', Buffer.concat([bytes(`<html>${SCRIPT}</html>\n`), pdf])],
    ['page-last.pdf', Buffer.concat([pdf, bytes(`<html>${SCRIPT}</html>`)])],
    ['page-last.png', Buffer.concat([onePixelPng, bytes(`<html>${SCRIPT}</html>`)])],
    ['zip-last.png', Buffer.concat([onePixelPng, makeDocx(text)])],
    ['script.gif', bytes('GIF89a/*\u0001\u0000\u0001*/=1;alert(1)')],
    ['script.jpg', Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), bytes(SCRIPT)])],
    ['page.csv', bytes(`name,role\n${SCRIPT},=cmd|"/c calc"!A1\n`)],
  ];
};

const renamed = async (): Promise<readonly NamedFile[]> => {
  const program = Buffer.concat([
    Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    Buffer.alloc(500),
  ]);
  return [
    ['program.pdf', program],
    ['program.docx', program],
    ['page.pdf', bytes(`<!doctype html><html>${SCRIPT}</html>`)],
    ['page.png', bytes(`<!doctype html><html>${SCRIPT}</html>`)],
    ['document.pdf', makeDocx(text)],
    ['picture.docx', onePixelPng],
    ['papers.png', await makePdf(text)],
    ['table.xlsx', makeDocx(text)],
    ['old.doc', makeDocx(text)],
    ['bytes.csv', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a])],
  ];
};

/** A zip whose entries say that they are locked by a password. */
const lockedZip = (): Uint8Array => {
  const zip = Buffer.from(makeDocx(text));
  for (let at = zip.indexOf('PK\u0003\u0004'); at >= 0; at = zip.indexOf('PK\u0003\u0004', at + 4))
    zip.writeUInt16LE(zip.readUInt16LE(at + 6) | 1, at + 6);
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
    zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8);
  return zip;
};

const locked = async (): Promise<readonly NamedFile[]> => {
  const pdf = (await makePdf(text)).toString('latin1');
  const encrypted = pdf.replace(
    /\/Root/,
    '/Encrypt << /Filter /Standard /V 4 /R 4 /O () /U () /P -4 >> /Root',
  );
  const office = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);
  return [
    ['locked.pdf', Buffer.from(encrypted, 'latin1')],
    ['locked.docx', office],
    ['locked.doc', office],
    ['locked-zip.docx', lockedZip()],
  ];
};

// Zeros pack as small with the least effort, and in a third of the time.
const QUICKLY = { level: 1 } as const;

const packed = (): readonly NamedFile[] => {
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`word/${at}.xml`, strToU8('<a/>')] as const),
  );
  const paths = { '../../../../tmp/out.txt': strToU8('out'), '/etc/passwd': strToU8('out') };
  return [
    ['many.docx', zipSync(many)],
    ['paths.docx', zipSync(paths)],
    ['paths.zip', zipSync(paths)],
    ['paths-of-a-firm.zip', zipSync({ ...paths, 'firm.json': strToU8('{"__proto__":{"a":1}}') })],
    ['deep-firm.zip', zipSync({ 'firm.json': strToU8('['.repeat(300_000)) })],
    [
      'zip-in-zip.docx',
      zipSync({ 'word/document.xml': zipSync({ a: new Uint8Array(30_000_000) }, QUICKLY) }),
    ],
    ['zeros.zip', zipSync({ 'firm.json': new Uint8Array(60_000_000) }, QUICKLY)],
  ];
};

/** A picture that says it is as large as a country. */
const vast = (): Uint8Array => {
  const png = Buffer.from(onePixelPng);
  png.writeUInt32BE(0x7fffffff, 16);
  png.writeUInt32BE(0x7fffffff, 20);
  return png;
};

const cut = async (): Promise<readonly NamedFile[]> => {
  const pdf = await makePdf(text);
  const docx = makeDocx(text);
  return [
    ['empty.pdf', new Uint8Array()],
    ['empty.docx', new Uint8Array()],
    ['one.pdf', bytes('%')],
    ['head.pdf', bytes('%PDF-1.7')],
    ['half.pdf', pdf.subarray(0, pdf.length / 2)],
    ['half.docx', docx.subarray(0, docx.length / 2)],
    ['no-end.docx', docx.subarray(0, docx.length - 22)],
    ['only-end.docx', docx.subarray(docx.length - 22)],
    ['head.png', onePixelPng.subarray(0, 20)],
    ['half.png', onePixelPng.subarray(0, 45)],
    ['vast.png', vast()],
    ['zeros.png', new Uint8Array(100_000)],
  ];
};

const BY_KIND: readonly [RegExp, string][] = [
  [/zip|xml|entit|docx/, 'docx'],
  [/./, 'pdf'],
];

// The bombs of the review have names that say what they are; an upload also needs an ending.
const ended = ([name, content]: NamedFile): NamedFile => {
  const isZip = Buffer.from(content.subarray(0, 2)).toString() === 'PK';
  const ending = isZip ? 'docx' : (BY_KIND.find(([kind]) => kind.test(name))?.[1] ?? 'pdf');
  return [`${name.replaceAll(/\W/g, '-')}.${ending}`, content];
};

/** Names that are no plain names; each comes with a right file of its kind. */
export const naughtyNames: readonly string[] = [
  '',
  '.pdf',
  '../../../etc/passwd.pdf',
  '..\\..\\con.pdf',
  'a\u0000.pdf',
  'a.pdf\u0000.html',
  '\u202Efdp.exe.pdf',
  'a\r\nContent-Type: text/html\r\n\r\n.pdf',
  '"quoted";x="y.pdf',
  "it's, a comma.pdf",
  `${'n'.repeat(400)}.pdf`,
  'a.pdf.html',
  'a.html',
  'a',
  '\ud83d.pdf',
  '👩‍👩‍👧‍👦.pdf',
  '__proto__.pdf',
  'a.__proto__',
  'a.constructor',
  'ﷺ.PDF',
];

/**
 * Every hostile file by its name: polyglots, cut off, locked, renamed, drawn, and so many broken by chance. With
 * those come the bombs, which take seconds to be made.
 */
export const hostileUploads = async (broken: number, seed: number): Promise<NamedFile[]> => [
  ...drawings(),
  ...(await polyglots()),
  ...(await renamed()),
  ...(await locked()),
  ...packed(),
  ...(await cut()),
  ...(broken > 0 ? bombs().map(ended) : []),
  ...(await mutatedFiles(broken, seed)).map(ended),
];
