import { strToU8, zipSync } from 'fflate';
import { docxText } from './docx-text.ts';

const docx = (body: string): Uint8Array =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });

describe('text of a Word file', () => {
  test('DO-20 keeps paragraphs, tabs, entities and split words, leaves deleted text out', () => {
    const bytes = docx(
      '<w:p><w:r><w:t>Re</w:t></w:r><w:r><w:t xml:space="preserve">sume &amp; letter</w:t></w:r></w:p>' +
        '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>A</w:t><w:tab/><w:t>B</w:t></w:r></w:p>',
    );
    expect(docxText(bytes)).toBe('Resume & letter\nA\tB');
  });

  test('DO-20 the tab stops of a paragraph are no tabs', () => {
    const stops =
      '<w:tabs><w:tab w:val="left" w:pos="720"/>\n<w:tab w:val="clear" w:pos="9"/></w:tabs>';
    const bytes = docx(
      `<w:p><w:pPr>${stops}</w:pPr><w:r><w:t>Name</w:t><w:tab/><w:t>Ada</w:t></w:r></w:p>`,
    );
    expect(docxText(bytes)).toBe('Name\tAda');
  });

  test('DO-20 a broken file is refused, not shown as empty', () => {
    expect(() => docxText(strToU8('no zip at all'))).toThrow();
    expect(() => docxText(zipSync({ 'other.xml': strToU8('<a/>') }))).toThrow('no readable text');
  });

  test('DO-20 a bomb is never unpacked', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(30_000_000) }, { level: 9 });
    expect(() => docxText(bomb)).toThrow('no readable text');
  });
});
