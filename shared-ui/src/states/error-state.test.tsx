import { ApiError } from '@portal/shared-contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../locales/de.json';
import { renderPage } from '../testing/index.ts';
import { ErrorState } from './error-state.tsx';

const noAnswer = new ApiError({ code: 'timeout', status: 0, messages: ['Timeout!'] });

test('SC-33 no answer says Timeout! in place, with what is safe and Retry', async () => {
  const onRetry = jest.fn();
  await renderPage(<ErrorState error={noAnswer} safe="Your text is kept." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Timeout!');
  expect(screen.getByText('Your text is kept.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('SC-36 an unknown failure says Please Try Again Later!', async () => {
  await renderPage(<ErrorState error={new TypeError('x is undefined')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Please Try Again Later!');
});

test('SC-54 the texts of the client follow the language, the words of the server stay', async () => {
  const server = new ApiError({
    code: 'conflict',
    status: 409,
    messages: ['Timeout!', 'Taken already'],
  });
  await renderPage(<ErrorState error={server} />, { language: 'de', bundles: { ui: de } });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Zeitüberschreitung!',
    'Taken already',
  ]);
});
