import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { QueryStates } from './query-states.tsx';

const Order = ({ answer }: { answer: Promise<string> }) => (
  <QueryStates query={useQuery({ queryKey: ['order'], queryFn: () => answer })} title="View order">
    {(name) => <h1>{name}</h1>}
  </QueryStates>
);

test('UX-07 a page has its heading while its content is still coming, and one alone', async () => {
  const answer = Promise.withResolvers<string>();
  await renderPage(<Order answer={answer.promise} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('View order');
  answer.resolve('Resume Starter');
  await screen.findByRole('heading', { level: 1, name: 'Resume Starter' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('UX-07 a page whose content does not come keeps its heading', async () => {
  const answer = Promise.withResolvers<string>();
  await renderPage(<Order answer={answer.promise} />);
  answer.reject(new TypeError('x is undefined'));
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('View order');
});
