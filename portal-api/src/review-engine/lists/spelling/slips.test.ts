import { RIGHT_WORDS } from './right-words.data.ts';
import { slipIn } from './slips.ts';

test.each([
  ['de', 'protokol', 'Protokoll'],
  ['de', 'gremiumm', 'Gremium'],
  ['de', 'zertifkat', 'Zertifikat'],
  ['de', 'projektsachbearbeitug', 'projektsachbearbeitung'],
  ['de', 'leitung', undefined],
  ['it', 'responsabilita', 'responsabilità'],
  ['it', 'asistenza', 'assistenza'],
  ['it', 'fotografai', undefined],
])('RV-38 a slip is derived from a right word: %s %s', (language, written, right) => {
  expect(slipIn(language, written)).toBe(right);
});

test.each(['de', 'it'] as const)('RV-32 no right word is a slip of another: %s', (language) => {
  const wrong = RIGHT_WORDS[language]
    .split(' ')
    .filter((word) => slipIn(language, word.toLowerCase()) !== undefined);
  expect(wrong).toEqual([]);
});

test('RV-32 plurals and feminine forms are no slips', () => {
  const said = 'praktikantinnen kenntnisse leistungen leitungen bewertungen berichten ergebnisse';
  expect(said.split(' ').flatMap((word) => slipIn('de', word) ?? [])).toEqual([]);
});
