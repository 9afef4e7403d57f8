/** JSON that no value of a program becomes: it is put into the text as it stands here. */
export class RawJson {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const MEGABYTE = 1024 * 1024;

/** Just below what a body may hold, so that it is read whole. */
const LONG = 'ж'.repeat(450_000);

const nested = (depth: number, open: string, close: string): RawJson =>
  new RawJson(open.repeat(depth) + close.repeat(depth));

/** Texts that break programs: half characters, marks that turn the line, signs of other languages. */
export const naughtyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0002\u001f\u007f\u0085',
  '\ud800',
  'a\udc00b',
  '\u202Eexe.fdp\u202C',
  '\u200b\u200e\u2066\u2069\ufeff',
  '\u2028\u2029',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z̷̢̛̖͍̝͔͎̈́̽̃a̶̧̛͔͇l̵͓̾g̴̢̈́o̷͝',
  'ﷺﷺﷺ',
  'ก็็็็็็็็็็็็็็็็็็็็',
  "' or 1=1; drop table orders; --",
  '"; select pg_sleep(9); --',
  '%_\\',
  '$1 ${7*7} {{7*7}} <%= 7*7 %>',
  '<script>alert(1)</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/\\@localhost',
  'http://[::1]:0/',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\con\\nul',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '١٢٣',
  '9223372036854775808',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2024-02-30',
  '00000000-0000-0000-0000-000000000000',
  '=cmd|"/c calc"!A1',
  'a\r\nset-cookie: x=1',
  `${'a'.repeat(40)}!`,
  `${'a@'.repeat(200)}.`,
  '#'.repeat(5000),
  `${'('.repeat(3000)}${')'.repeat(3000)}`,
  'ß'.repeat(256),
];

/** Values of the wrong kind, at the ends of what numbers can be, and too deep or too long to be read. */
export const naughtyValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  new RawJson('9007199254740993'),
  1e300,
  new RawJson('1e999'),
  new RawJson('-0'),
  new RawJson('123456789012345678901234567890'),
  [],
  [null],
  [[[]]],
  Array.from({ length: 5000 }, () => 'a'),
  {},
  { $ne: null },
  { toString: 'x', length: -1 },
  new RawJson('{"__proto__":{"role":"admin","isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"role":"admin"}}}'),
  nested(2000, '[', ']'),
  nested(60_000, '[', ']'),
  new RawJson(`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`),
  LONG,
  ...naughtyTexts,
];

/** Bodies that are no object of the contract, and some that are no JSON at all. */
export const naughtyBodies: readonly string[] = [
  '',
  ' ',
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":1,}',
  '{"a":1}{"a":2}',
  'NaN',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a\\u0000b":1}',
  '{"\\ud800":1}',
  '<?xml version="1.0"?><a/>',
  `${'['.repeat(200_000)}`,
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  `{"a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
  `{"a":"${'x'.repeat(MEGABYTE)}"}`,
  `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
];

/** Pieces of an address that are written as they stand here. */
export const naughtySegments: readonly string[] = [
  '%',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e',
  '%0d%0aset-cookie:x',
  '__proto__',
  'constructor',
  '%20',
  ';a=b',
  '%2F%2Fevil.example',
  '1e309',
  '-1',
  'a'.repeat(199),
  'a'.repeat(5000),
  '%F0%9F%91%A9',
];

/** Queries that are written as they stand here; `*` is the name of a field of the call. */
export const naughtyQueries: readonly string[] = [
  '*=1&*=2',
  '*[]=1',
  '*[a]=1',
  '*',
  '*=',
  '*=%',
  '*=%00',
  '*=%ed%a0%80',
  '*=%E0%A4%A',
  '__proto__=1&constructor=2',
  '__proto__[role]=admin',
  '&&&==&',
  '*=-1',
  '*=1e309',
  '*=99999999999999999999',
  '*=NaN',
  '*=0000-00-00',
  '*=%2B275760-09-13',
  `*=${'x'.repeat(8000)}`,
  Array.from({ length: 2000 }, () => '*').join('&'),
];
