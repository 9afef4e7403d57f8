import {
  addAbsence,
  listFirmWriters,
  removeAbsence,
  type WriterLoad,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildCandidate } from '../testing/build-firm-order.ts';
import { Page } from './admin-writers.tsx';

const sent: object[] = [];
beforeEach(() => {
  sent.splice(0);
  const writer: WriterLoad = buildCandidate({
    days: ['Monday', 'Friday'],
    dueSoon: 2,
    limit: 'away',
    absences: [{ _id: 'a1', from: '2026-03-01', to: '2026-03-05' }],
  });
  stubApi(listFirmWriters, () => ({ status: true, writers: [writer] }));
  stubApi(addAbsence, (input) => {
    sent.push(input);
    return { status: true };
  });
  stubApi(removeAbsence, (input) => {
    sent.push(input);
    return { status: true };
  });
});
afterEach(() => {
  jest.useRealTimers();
  clearStubs();
});

const open = () =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/writers',
    portal: { user: testUser({ role: 'admin' }) },
  });

test('BO-67 the writers’ page says what each has on the desk, and absences come and go', async () => {
  await open();
  await expectVisible(() => screen.getByText('3 of 5'));
  for (const text of ['Mon, Fri', '9 days', '4.7 (12)', 'Away'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wanda Kowalska' })).toHaveAttribute(
    'href',
    '/admin/orders?writer=w1&progress=open',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add absence: Wanda Kowalska' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Please choose a day.')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2090-01-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2090-01-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectShown('Absence saved.');
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Remove absence 2026-03-01 – 2026-03-05 of Wanda Kowalska',
    }),
  );
  await expectShown('Absence removed.');
  expect(sent).toEqual([
    { writerId: 'w1', from: '2090-01-01', to: '2090-01-03' },
    { writerId: 'w1', absenceId: 'a1' },
  ]);
});

test('BO-67 an absence that cannot be taken back says so', async () => {
  stubApi(removeAbsence, () => {
    throw new RefusedReply('conflict', 'Somebody was faster.');
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove absence/ }));
  await expectShown('Somebody was faster.');
});

test('BO-67 BO-113 what the writers have on their desks follows the orders, once for a rush', async () => {
  let onDesk = 3;
  let readings = 0;
  stubApi(listFirmWriters, () => {
    readings += 1;
    return { status: true, writers: [buildCandidate({ open: onDesk, dueSoon: 2 })] };
  });
  const { emit } = await open();
  await expectVisible(() => screen.getByText('3 of 5'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  onDesk = 4;
  for (let at = 0; at < 20; at += 1)
    await act(async () => emit('admin.changed', { lists: ['orders', 'drafts'], ids: [`o${at}`] }));
  await act(async () => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  await expectVisible(() => screen.getByText('4 of 5'));
  expect(readings).toBe(2);
});
