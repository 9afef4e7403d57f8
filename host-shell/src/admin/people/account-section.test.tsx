import {
  activatePerson,
  deactivatePerson,
  type FirmPerson,
  listFirmPeople,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clara } from '../../testing/firm-person.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const wanda = { ...clara, _id: 'p2', firstName: 'Wanda', lastName: 'Okafor' };
const wendy = { ...clara, _id: 'p3', firstName: 'Wendy', lastName: 'Osei' };

let person: FirmPerson;
let sent: object[];
beforeEach(() => {
  silenceSockets();
  sent = [];
  person = {
    ...clara,
    role: 'writer',
    handOver: [{ id: 'o1', number: '1001', packageName: 'Resume', customer: 'Carl' }],
  };
  stubApi(readFirmPerson, () => ({ status: true, person }));
  stubApi(listFirmPeople, ({ cursor }) =>
    cursor
      ? { status: true, items: [wendy], nextCursor: null, total: 2 }
      : { status: true, items: [wanda], nextCursor: 'next', total: 2 },
  );
  stubApi(deactivatePerson, (input) => {
    sent.push(input);
    person = { ...person, state: 'deactivated', handOver: [] };
    return { status: true };
  });
  stubApi(activatePerson, () => {
    person = { ...person, state: 'active' };
    return { status: true };
  });
});
afterEach(clearStubs);

const open = () =>
  renderShell({
    path: '/admin/people/p1',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('BO-37 nobody is deactivated before it was read who can take the orders, and a failure is said', async () => {
  let isFailing = true;
  stubApi(listFirmPeople, () => {
    if (isFailing) throw new RefusedReply('unexpected', 'The writers could not be read.');
    return { status: true, items: [wanda], nextCursor: null, total: 1 };
  });
  await open();
  await press('Deactivate');
  expect(await screen.findByText('The writers could not be read.')).toBeVisible();
  expect(screen.queryByLabelText('Who takes #1001')).toBeNull();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  isFailing = false;
  await press('Retry');
  await userEvent.selectOptions(await screen.findByLabelText('Who takes #1001'), 'Wanda Okafor');
  await press('Deactivate');
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'p1', handOver: [{ orderId: 'o1', writerId: 'p2' }] }]),
  );
});

test('BO-37 every writer can take an order, however many there are', async () => {
  await open();
  await press('Deactivate');
  expect(await screen.findByRole('option', { name: 'Wendy Osei' })).toBeInTheDocument();
});

test('BO-36 that an account is closed is said, and nothing is asked once it is open again, whatever is read last', async () => {
  await open();
  await press('Deactivate');
  await screen.findByLabelText('Who takes #1001');
  const writers = Promise.withResolvers<void>();
  stubApi(listFirmPeople, async () => {
    await writers.promise;
    return { status: true, items: [wanda], nextCursor: null, total: 1 };
  });
  await press('Deactivate');
  await screen.findByRole('button', { name: 'Activate' });
  await act(async () => writers.resolve());
  await expectShown('The account is deactivated.');
  await press('Activate');
  await screen.findByRole('button', { name: 'Deactivate' });
  expect(screen.queryByText('All sessions end at once.')).toBeNull();
});
