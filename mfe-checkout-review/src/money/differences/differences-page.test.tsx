import {
  type Difference,
  listDifferences,
  takeOverDifference,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './differences-page.tsx';

const found: Difference = {
  _id: 'd1',
  kind: 'returned',
  provider: 'cards',
  reference: 'pi_1',
  payment: 'a-payment-key-of-a-browser',
  customer: { name: 'Nora Customer', email: 'nora@example.com' },
  order: { _id: 'o1', number: '1001' },
  here: 0,
  there: 20,
  currency: 'usd',
  state: 'open',
  canTakeOver: true,
  foundAt: '2026-03-02T03:10:00.000Z',
  endedAt: null,
  takenBy: null,
};

const unknown: Difference = {
  ...found,
  _id: 'd2',
  kind: 'unknown-here',
  reference: 'pi_2',
  payment: null,
  customer: null,
  order: null,
  here: null,
  there: 50,
  canTakeOver: false,
};

let items: Difference[];
let comparison = { comparedAt: found.foundAt, failedAt: null, problem: null } as {
  comparedAt: string | null;
  failedAt: string | null;
  problem: string | null;
};
beforeEach(() => {
  items = [found, unknown];
  stubApi(listDifferences, () => ({
    status: true,
    items,
    nextCursor: null,
    total: items.length,
    comparison,
  }));
});
afterEach(clearStubs);

const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Take over' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take over' }));
  return dialog;
};

test('BO-100 each difference says what differs on which side, and one that only a person can judge offers nothing', async () => {
  await renderPage(<Page />);
  await expectVisible(() => screen.getByRole('link', { name: 'Nora Customer' }));
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/Money returned.*#1001.*\$20\.00.*\$0\.00/);
  expect(second).toHaveTextContent(/pi_2.*Paid there, unknown here.*\$50\.00.*–.*Please look/);
  expect(screen.getAllByRole('button', { name: 'Take over' })).toHaveLength(1);
  expect(screen.getByText(/Last compared:/)).toHaveTextContent('2026');
});

test('BO-100 taking over asks first, says who did it, and a refusal is read in the dialog', async () => {
  let isRefused = true;
  stubApi(takeOverDifference, () => {
    if (isRefused) throw new RefusedReply('provider-failed', 'The provider did not answer.');
    items = [unknown];
    return { status: true, difference: { ...found, state: 'taken', takenBy: 'Ann Lee' } };
  });
  await renderPage(<Page />);
  const dialog = await ask();
  await expectVisible(() => within(dialog).getByText('The provider did not answer.'));
  isRefused = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take over' }));
  await expectShown('Taken over by Ann Lee');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nora Customer' })).toBeNull());
});

test('BO-100 books that agree say so', async () => {
  items = [];
  await renderPage(<Page />);
  await expectVisible(() => screen.getByText('Your books say what the provider says.'));
});

test('BO-100 books that nobody has compared yet claim nothing, and a comparison that failed says why', async () => {
  items = [];
  comparison = { comparedAt: null, failedAt: found.foundAt, problem: 'The provider is away.' };
  await renderPage(<Page />);
  await expectVisible(() => screen.getByText(/Not compared yet/));
  expect(screen.queryByText('Your books say what the provider says.')).toBeNull();
  expect(screen.getByText(/The last try failed:/)).toHaveTextContent('The provider is away.');
});
