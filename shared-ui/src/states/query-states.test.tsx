import { ApiError } from '@portal/shared-contracts';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { QueryStates, type QueryStatesProps } from './query-states.tsx';

type Back = QueryStatesProps<string>['back'];

const Order = ({ answer, back }: { answer: Promise<string>; back?: Back }) => (
  <QueryStates
    query={useQuery({ queryKey: ['order'], queryFn: () => answer })}
    title="View order"
    back={back}
  >
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

test.each(['not-found', 'gone'] as const)(
  'UX-16 of what is %s nothing is tried again, and a way on is offered',
  async (code) => {
    const error = new ApiError({ code, status: 410, messages: ['This link has ended.'] });
    await renderPage(<Order answer={Promise.reject(error)} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has ended.');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

test.each(['timeout', 'not-found'] as const)(
  'UX-07 UX-16 the way back to the list is there while a page waits, and after %s',
  async (code) => {
    const answer = Promise.withResolvers<string>();
    const back = { to: '/orders/list', label: 'Orders' };
    await renderPage(<Order answer={answer.promise} back={back} />);
    const isWayBack = () =>
      expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders/list');
    isWayBack();
    answer.reject(new ApiError({ code, status: 404, messages: ['No such order.'] }));
    await screen.findByRole('alert');
    isWayBack();
  },
);
