import { containsWords, wordsOf } from './card-filter.ts';
import { newCard } from './new-card.ts';

const card = newCard({ title: 'Développeur Frontend', description: 'Thistle Cloud' }, new Date(0));
const placed = {
  ...card,
  priority: 'High' as const,
  content: { ...card.content, city: 'Austin' },
};
const priorityText = () => 'Wysoki';

test.each([
  ['', true],
  ['  ', true],
  ['developpeur', true],
  ['CLOUD front', true],
  ['austin', true],
  ['cloud berlin', false],
  ['wysoki', true],
  ['high', false],
])('BJ-25 the filter "%s" lets the card through: %s', (filter, wanted) => {
  expect(containsWords(placed, wordsOf(filter), priorityText)).toBe(wanted);
});
