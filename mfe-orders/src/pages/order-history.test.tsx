import { getOrderHistory, type HistoryEntry } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder } from '../testing/build-order.ts';
import {
  openOrder,
  stubHistory,
  stubLinkedin,
  stubOrder,
} from '../testing/open-customer-order.tsx';

beforeEach(() => {
  stubLinkedin(null);
  stubOrder(buildOrder());
});
afterEach(clearStubs);

const at = '2026-03-01T09:00:00Z';
const writer = { by: 'writer', name: 'Will Writer', at, service: 'Resume' } as const;
const past: HistoryEntry[] = [
  { ...writer, code: 'draft-sent', number: 2 },
  { code: 'draft-reviewed', by: 'customer', name: 'Ada Byron', at, service: 'Resume', number: 1 },
  { code: 'assigned', by: 'admin', name: '', at, title: 'Will Writer' },
];

const linesOf = async () => {
  const heading = await screen.findByRole('heading', { name: 'What happened' });
  const section = within(heading.closest('section') as HTMLElement);
  return (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
};

test('FX-08 each line says what happened and who did it, drafts and reviews included', async () => {
  stubHistory(past);
  await openOrder();
  const lines = await linesOf();
  expect(lines[0]).toMatch(/^Draft 2 of “Resume” sentWill Writer · /);
  expect(lines[1]).toMatch(/^Draft 1 of “Resume” reviewedYou · /);
  expect(lines[2]).toMatch(/^Will Writer assigned as writerNorthwind Writing · /);
});

test('FX-08 a writer reads You at own acts alone, and a name at those of who had the order before', async () => {
  const sent = { ...writer, code: 'draft-sent' } as const;
  stubHistory([
    { ...sent, number: 3, name: 'Wanda', isOwn: true },
    { ...sent, number: 2, name: 'Will', isOwn: false },
    { ...sent, number: 1, name: '', isOwn: false },
  ]);
  await openOrder({ portal: { user: testUser({ role: 'writer' }) } });
  const lines = await linesOf();
  expect(lines[0]).toMatch(/^Draft 3 of “Resume” sentYou · /);
  expect(lines[1]).toMatch(/^Draft 2 of “Resume” sentWill · /);
  expect(lines[2]).toMatch(/^Draft 1 of “Resume” sentWriter · /);
});

test('FX-08 a long history unfolds, and a failed one can be asked for again', async () => {
  let isBroken = true;
  stubApi(getOrderHistory, () => {
    if (isBroken) throw new RefusedReply('unavailable', 'The server rests');
    const history = Array.from({ length: 8 }, (_, index) => ({
      ...writer,
      code: 'draft-sent' as const,
      number: index + 1,
      at: new Date(index * 1000).toISOString(),
    }));
    return { status: true as const, history };
  });
  const user = userEvent.setup();
  await openOrder();
  await expectVisible(() => screen.getByText('The server rests'));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await linesOf()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await linesOf()).toHaveLength(8);
});
