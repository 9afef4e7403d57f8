import { correctionOf } from './corrections.ts';

const right = new Set(['malt', 'wharf', 'hydrograph', 'delivery', 'cooper', 'warehouse']);

test.each([
  ['a rare word a letter away', 'wherf', undefined],
  ['a common word', 'delivary', 'delivery'],
  ['a rare word without its first letter', 'ooperr', undefined],
  ['a rare word of which a letter stands twice', 'coooper', 'cooper'],
  ['a long rare word whose letters changed places', 'hydrograhp', 'hydrograph'],
  ['a long rare word with a letter too many', 'hydrograpth', undefined],
  ['a long rare word with another vowel', 'hydrogreph', 'hydrograph'],
])('RV-32 a correction is a word that people mean: %s', (_what, word, correction) => {
  const list = { has: (form: string) => right.has(form) };
  const given = { words: list, rare: undefined, language: 'en', isName: false } as const;
  expect(correctionOf(word, given)).toBe(correction);
});

test('RV-32 many of a thing are written without its last vowel, whether or not a dictionary has that', () => {
  const forms = new Set(['лесничество', 'лесничеству', 'управление']);
  const given = { words: { has: (form: string) => forms.has(form) }, rare: undefined } as const;
  const corrected = (word: string) =>
    correctionOf(word, { ...given, language: 'ru', isName: false });
  expect(corrected('лесничеств')).toBeUndefined();
  expect(corrected('управлние')).toBe('управление');
});
