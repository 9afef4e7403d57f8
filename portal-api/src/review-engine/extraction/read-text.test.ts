import { joinLines } from './join-lines.ts';
import { readable } from './normalise.ts';
import { readText } from './read-text.ts';

const read = (...rows: string[]): string[] =>
  joinLines(readText(rows.join('\n'))).map(({ text, bullet }) => `${bullet ? '- ' : ''}${text}`);

test('RV-21 RV-23 what stands below the words of an entry goes on with it', () => {
  expect(
    read(
      'Pharmacist, Castle Street Pharmacy, Cardiff, and of the branch at the harbour',
      '● Rebuilt the archive so that the team found documents faster, negotiated',
      '  discounts and rotated stock with',
      '  the microbiology team',
      '● Visited care homes',
    ),
  ).toEqual([
    'Pharmacist, Castle Street Pharmacy, Cardiff, and of the branch at the harbour',
    '- Rebuilt the archive so that the team found documents faster, negotiated discounts and rotated stock with the microbiology team',
    '- Visited care homes',
  ]);
});

test('RV-22 lines of signs below headings are no words, and dots that TeX draws before a letter belong to it', () => {
  expect(read('Experience', '----------', 'Baker')).toEqual(['Experience', 'Baker']);
  expect(readable('M¨unchen, K ¨Oln')).toBe('München, K Öln');
});
