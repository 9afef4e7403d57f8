import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/index.ts';
import { FileInput } from './index.ts';

test('BO-30 BO-105 the button of a file speaks the language of the page, and what was chosen stays named', async () => {
  const chosen: string[] = [];
  await renderPage(
    <FileInput aria-label="Jobs" accept=".csv" onFile={({ name }) => void chosen.push(name)} />,
  );
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const input = screen.getByLabelText<HTMLInputElement>('Jobs');
  const file = new File(['title'], 'jobs.csv', { type: 'text/csv' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(chosen).toEqual(['jobs.csv', 'jobs.csv']);
  expect(screen.getByText('jobs.csv')).toBeVisible();
});
