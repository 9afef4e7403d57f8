import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../../locales/en.json';
import { buildCompleted } from '../../testing/build-order.ts';
import { TipDialog } from './tip-dialog.tsx';

const first = buildCompleted();
const second = buildCompleted({ _id: 'order-2' });

const Tips = () => {
  const [order, setOrder] = useState(first);
  return (
    <>
      <button onClick={() => setOrder(order === first ? second : first)}>{'other'}</button>
      <TipDialog
        order={order}
        isOpen
        title={order._id}
        onClose={() => undefined}
        onTipped={() => undefined}
      />
    </>
  );
};

const showOtherOrder = () => fireEvent.click(screen.getByText('other'));
const findPreset = (name: string) => screen.findByRole('radio', { name });

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
});

test('SC-32 OR-42 another order starts from the middle preset, whatever was chosen for the first one', async () => {
  await renderPage(<Tips />, { bundles: { orders: en }, portal: { vault } });
  await userEvent.click(await findPreset('15% ($52.00)'));
  expect(await findPreset('15% ($52.00)')).toBeChecked();
  showOtherOrder();
  await screen.findByRole('dialog', { name: 'order-2' });
  expect(await findPreset('10% ($35.00)')).toBeChecked();
  await waitFor(async () =>
    expect((await vault.peek('tip:order-1'))?.value).toEqual({ isCustom: false, percent: 15 }),
  );
  expect(await vault.peek('tip:order-2')).toBeUndefined();
  expect(await findPreset('10% ($35.00)')).toBeChecked();
  showOtherOrder();
  await waitFor(() => expect(screen.getByRole('radio', { name: '15% ($52.00)' })).toBeChecked());
});
