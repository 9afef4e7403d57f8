import {
  assignOrder,
  type FirmOrder,
  handOverOrder,
  listCandidates,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { buildCandidate, buildFirmOrder } from '../../testing/build-firm-order.ts';
import admin from '../locales/en.json';
import { WriterChoice } from './writer-choice.tsx';

const max = buildCandidate({ _id: 'w2', firstName: 'Max', lastName: 'Voll' });
beforeEach(() => {
  stubApi(listCandidates, () => ({ status: true, candidates: [buildCandidate(), max] }));
});
afterEach(clearStubs);

const open = (change: Partial<FirmOrder>) =>
  renderPage(
    <WriterChoice order={buildFirmOrder(change)} industry={String} onDone={() => undefined} />,
    { bundles: { orders: en, ordersadmin: admin }, portal: { user: testUser({ role: 'admin' }) } },
  );

test('BO-38 whoever has the order by now is not among those it can be handed to, whatever was listed before', async () => {
  await open({ writer_id: 'w2', writerName: 'Max Voll' });
  await expectVisible(() => screen.getByRole('button', { name: 'Assign to Wanda Kowalska' }));
  expect(screen.queryByRole('button', { name: 'Assign to Max Voll' })).not.toBeInTheDocument();
});

test('BO-38 where nobody is left after that, the page says so', async () => {
  stubApi(listCandidates, () => ({ status: true, candidates: [max] }));
  await open({ writer_id: 'w2', writerName: 'Max Voll' });
  await expectVisible(() => screen.getByText(admin.assign.nobody));
});

test('BO-38 BO-114 what the server refuses stands above the writers in its own words', async () => {
  const refuse = () => {
    throw new RefusedReply('conflict', 'Max Voll is working on this order already.');
  };
  stubApi(handOverOrder, refuse);
  stubApi(assignOrder, refuse);
  await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Max Voll' }));
  await expectVisible(() => screen.getByText('Max Voll is working on this order already.'));
});
