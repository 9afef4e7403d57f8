import { clearStubs } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompleted, buildOrder } from '../../testing/build-order.ts';
import {
  findService,
  openOrder,
  stubLinkedin,
  stubOrder,
} from '../../testing/open-customer-order.tsx';

let mockIsLost = true;

jest.mock('./tip-dialog.tsx', () => {
  if (mockIsLost) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./tip-dialog.tsx');
});

const NOT_LOADED = 'This window could not be opened. Check your connection and try again.';

beforeEach(() => {
  stubLinkedin(null);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(clearStubs);

test('PL-15 OR-44 a finished order shows its documents also where the offer of a tip cannot be brought', async () => {
  stubOrder(buildCompleted());
  await openOrder();
  await expectShown(NOT_LOADED);
  await findService('Resume Writing');
});

test('PL-15 OR-27 the order stays where the tip cannot be brought, and it is brought at the next press', async () => {
  stubOrder(buildOrder());
  await openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Tip your writer' }));
  await expectShown(NOT_LOADED);
  await findService('Resume Writing');
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tip your writer' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
