import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { StarRating } from './star-rating.tsx';

const Rated = () => {
  const [stars, setStars] = useState<number>();
  return <StarRating label="How was it?" value={stars} onChange={setStars} />;
};

test('SC-55 stars are a radio group from 1 to 5 that arrows, Home and End move through', async () => {
  const user = userEvent.setup();
  await renderPage(<Rated />);
  expect(screen.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '1 star' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});
