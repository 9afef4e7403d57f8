import { textParts } from './text-parts.ts';

const hrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(www.example.com), really', ['https://www.example.com/']],
  ['https://en.example.org/wiki/A_(b) and more', ['https://en.example.org/wiki/A_(b)']],
  ['(https://en.example.org/wiki/A_(b)), too', ['https://en.example.org/wiki/A_(b)']],
  ['[https://example.com/(a)b]', ['https://example.com/(a)b']],
  ['http://one.example, http://two.example!', ['http://one.example/', 'http://two.example/']],
  ['javascript:alert(1) data:text/html,x ftp://example.com', []],
  ['https://bank.example@evil.example/', []],
  ['mywww.example.com https:// www. https://localhost', []],
])('FX-33 of “%s” the web addresses are links, and nothing else', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('FX-33 an address that only punctuation follows costs no more than its length', () => {
  const tail = '.'.repeat(200_000);
  const tests = jest.spyOn(RegExp.prototype, 'test');
  expect(textParts(`https://example.com${tail}`)).toEqual([
    { text: 'https://example.com', href: 'https://example.com/' },
    { text: tail },
  ]);
  const long = tests.mock.calls.filter(([text]) => String(text).length > 1);
  expect(long.length).toBeLessThan(10);
  tests.mockRestore();
});
