import { limits } from '@portal/shared-contracts';
import { withoutContacts } from './without-contacts.ts';

const PERSON = { names: ['Vera', 'Sand-Ruiz'], phone: '+49 170 1234567' };

test('RV-47 nothing to write to, to call or to visit leaves, nor a name, nor the address beside it', () => {
  const lines = [
    'Vera Sand-Ruiz',
    'Hafenstraße 12a, 20457 Hamburg',
    'vera.sand@example.com · +49 170 1234567',
    'linkedin.com/in/vera-sand',
    'Logistics manager with seven years in ports',
    '01.2019 - 12.2021 Harbour Ltd',
    'Moved 40 trucks a day, as Vera planned it, and cut costs by 18 %',
    'References of the harbour and of its partners in seven towns answer at 0170 / 123 45 67',
  ];
  expect(withoutContacts(lines, PERSON)).toEqual([
    'Logistics manager with seven years in ports',
    '01.2019 - 12.2021 Harbour Ltd',
    'Moved 40 trucks a day, as ••• planned it, and cut costs by 18 %',
    expect.stringMatching(/^References of the harbour [^\d]*$/),
  ]);
});

test('RV-47 a word as long as a whole resume keeps nobody waiting', () => {
  const words = ['a', 'a.', 'a@'].map((sign) => sign.repeat(limits.review.textCharacters));
  expect(withoutContacts(words, PERSON)).toHaveLength(words.length);
});

test('RV-47 names are found as whole words in any script, and signs in them do no harm', () => {
  const names = ['Анна', 'O(Brien', 'Al'];
  expect(
    withoutContacts(['Анна вела склад, also Al', 'O(Brien did'], { names, phone: null }),
  ).toEqual(['••• вела склад, also •••', '••• did']);
});
