import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import { clearStubs } from '@portal/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { findings, freeReview } from '../testing/free-review.ts';
import { openReview } from '../testing/open-review.tsx';

afterEach(() => {
  clearStubs();
  sessionStorage.clear();
});

const open = async (...added: ReviewFinding[]): Promise<void> => {
  const free = freeReview();
  const review = free.review && { ...free.review, findings: [...findings, ...added] };
  await openReview({ ...free, review }, '#language');
};
const added = (part: Partial<ReviewFinding>): ReviewFinding => ({
  ...findings[0]!,
  weight: 0,
  ...part,
});
const findingOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title, level: 3 })).closest('li') as HTMLElement;

test('RV-47 what a model suggests names who runs it, can be ticked, and is in no sum', async () => {
  await open(added({ id: 'model.1', by: 'model', suggestedBy: 'Example AI' }));
  const suggested = await findingOf('Suggestion');
  expect(suggested).toHaveTextContent(
    'Suggested by the language model of Example AI; it does not count in the points.',
  );
  expect(within(suggested).getByRole('checkbox', { name: /Work on this/ })).toBeVisible();
  expect(screen.getByText('1 of 2 checks good · 33 of 100 points')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Suggestion' })).toBeNull();
});

test('RV-56 what a person added says so in its title and below', async () => {
  await open(added({ id: 'own.1a2b3c4d', by: 'person' }));
  expect(await findingOf('Note by a person')).toHaveTextContent('Written by a person');
});
