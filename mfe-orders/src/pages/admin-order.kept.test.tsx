import {
  addOrderNote,
  cancelOrder,
  getFirmOrder,
  handOverOrder,
  listCandidates,
  type OrderNote,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildCandidate, buildFirmOrder } from '../testing/build-firm-order.ts';
import { Page } from './admin-order.tsx';

const held: (() => void)[] = [];
const hold = () => new Promise<void>((resolve) => held.push(resolve));
const release = () => act(async () => held.splice(0).forEach((go) => go()));

let notes: OrderNote[];
let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
  notes = [];
  stubApi(getFirmOrder, () => ({ status: true, order: buildFirmOrder(), notes, history: [] }));
  stubApi(listCandidates, () => ({ status: true, candidates: [buildCandidate()] }));
  stubApi(addOrderNote, async ({ text }) => {
    await hold();
    const note = {
      _id: `n${notes.length}`,
      text,
      author: 'Ann Owner',
      createdAt: '2026-03-01T09:00:00Z',
    };
    notes = [...notes, note];
    return { status: true, note };
  });
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const open = () =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/order-1',
    pattern: '/admin/orders/:id',
    portal: { user: testUser({ role: 'admin' }), SlotHost: () => null, vault },
  });

const note = () => screen.findByLabelText<HTMLTextAreaElement>('New note');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('BO-61 PL-23 a note that was added leaves the field empty, and words typed meanwhile stay', async () => {
  await open();
  await userEvent.type(await note(), 'Call on Monday');
  await press('Add note');
  await waitFor(() => expect(held).toHaveLength(1));
  await release();
  await expectVisible(() => screen.getByText('Call on Monday', { selector: 'span' }));
  expect(await note()).toHaveValue('');
  await userEvent.type(await note(), 'Wants it');
  await press('Add note');
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.type(await note(), ' in May');
  await release();
  await expectVisible(() => screen.getByText('Wants it', { selector: 'span' }));
  expect(await note()).toHaveValue('Wants it in May');
});

test('BO-61 PL-23 a note that arrives after the page was left does not come back', async () => {
  const page = await open();
  await userEvent.type(await note(), 'Call on Monday');
  await press('Add note');
  await waitFor(() => expect(held).toHaveLength(1));
  page.unmount();
  await release();
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('BO-61 the same note again goes out under the same key, and another one under another', async () => {
  stubApi(addOrderNote, () => {
    throw new RefusedReply('unavailable', 'Not now');
  });
  await open();
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  await userEvent.type(await note(), 'Call');
  await press('Add note');
  await waitFor(() => expect(keys()).toHaveLength(1));
  await press('Add note');
  await waitFor(() => expect(keys()).toHaveLength(2));
  await userEvent.type(await note(), ' back');
  await press('Add note');
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  reading.mockRestore();
});

test('BO-38 PL-23 a word to the next writer is there again after the page was left, until it is sent', async () => {
  stubApi(handOverOrder, () => ({ status: true }));
  const label = /^A word to the next writer/;
  const first = await open();
  await press('Hand over');
  await userEvent.type(await screen.findByLabelText(label), 'Keep the tone');
  first.unmount();
  const second = await open();
  await press('Hand over');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('Keep the tone'));
  await press('Assign to Wanda Kowalska');
  await expectShown('The order is with Wanda Kowalska now.');
  second.unmount();
  await open();
  await press('Hand over');
  expect(screen.getByLabelText(label)).toHaveValue('');
  expect(await vault.keys()).toEqual([]);
});

test('BO-62 PL-23 the reason of a cancelling is there again after the page was left, until it is sent', async () => {
  stubApi(cancelOrder, () => ({ status: true }));
  const first = await open();
  await press('Cancel order');
  await userEvent.type(screen.getByLabelText('Reason'), 'Bought twice');
  first.unmount();
  await open();
  await press('Cancel order');
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue('Bought twice'));
  await press('Cancel order');
  await expectShown('Order cancelled.');
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});
