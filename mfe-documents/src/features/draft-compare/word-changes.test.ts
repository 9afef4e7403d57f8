import fc from 'fast-check';
import { changesBetween, wordsOf } from './word-changes.ts';

const onlyOf = (kind: string, before: string, after: string): string[] =>
  changesBetween(before, after)
    .filter((change) => change.kind === kind)
    .map(({ text }) => text.trim());

describe('word changes', () => {
  test.each([
    ['English', 'I led a small team', 'I led a large team', { gone: 'small', come: 'large' }],
    [
      'German',
      'Ich führte ein kleines Team',
      'Ich führte ein großes Team',
      { gone: 'kleines', come: 'großes' },
    ],
    [
      'Russian',
      'Я руководил малой командой',
      'Я руководил большой командой',
      { gone: 'малой', come: 'большой' },
    ],
    ['Greek', 'Μια μικρή ομάδα', 'Μια μεγάλη ομάδα', { gone: 'μικρή', come: 'μεγάλη' }],
    ['Japanese', '私は猫が好きです', '私は犬が好きです', { gone: '猫', come: '犬' }],
    ['Thai', 'ฉันชอบกินข้าวผัด', 'ฉันชอบกินขนมปัง', { gone: 'ข้าวผัด', come: 'ขนมปัง' }],
  ])('DO-20 compares %s word by word', (_language, before, after, { gone, come }) => {
    expect(onlyOf('removed', before, after).join('')).toContain(gone);
    expect(onlyOf('added', before, after).join('')).toContain(come);
    expect(changesBetween(before, after).some(({ kind }) => kind === 'same')).toBe(true);
  });

  test('DO-20 neighbouring changed words are shown together', () => {
    expect(changesBetween('a calm and quiet team', 'a bold but loud team')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'calm and quiet' },
      { kind: 'added', text: 'bold but loud' },
      { kind: 'same', text: ' team' },
    ]);
  });

  test('DO-20 takes Thai apart although it writes no spaces', () => {
    expect(wordsOf('ฉันชอบกินข้าวผัด').length).toBeGreaterThan(2);
  });

  test('DO-20 the parts always put both texts together again', () => {
    const line = fc.array(fc.constantFrom('led', 'a', 'small', 'team', 'ทีม', 'Команда', '.', '\n'));
    const text = line.map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = changesBetween(before, after);
        const join = (kinds: readonly string[]) =>
          changes
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ text: part }) => part)
            .join('');
        expect(join(['same', 'removed'])).toBe(before.normalize('NFC'));
        expect(join(['same', 'added'])).toBe(after.normalize('NFC'));
      }),
    );
  });

  test('DO-20 in a pair of ten pages only the changed words are marked', () => {
    const page = (seed: number) =>
      Array.from(
        { length: 40 },
        (_, row) => `Line ${row} of page ${seed} with ten more words in it.`,
      ).join('\n');
    const before = Array.from({ length: 10 }, (_, index) => page(index)).join('\n');
    const after = before.replaceAll('ten more', 'eleven other');
    const changes = changesBetween(before, after);
    const marked = new Set(changes.flatMap(({ kind, text }) => (kind === 'same' ? [] : [text])));
    expect([...marked].toSorted()).toEqual(['eleven other', 'ten more']);
  });
});
