import { clearStubs } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openContract, stubContract, UNSIGNED } from '../testing/open-contract.tsx';
import { stubCanvas } from '../testing/stub-canvas.ts';

let mockIsLost = true;

jest.mock('../features/signing/upload-signature.tsx', () => {
  if (mockIsLost) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('../features/signing/upload-signature.tsx');
});

beforeEach(() => stubCanvas(''));
afterEach(clearStubs);

test('PL-15 DO-02 the contract stays where the way to sign with a picture cannot be brought, and it is brought at the next press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubContract(UNSIGNED);
  await openContract();
  const upload = () => screen.findByRole('tab', { name: 'Upload' });
  await userEvent.click(await upload());
  await expectShown('This window could not be opened. Check your connection and try again.');
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Draw'),
  );
  expect(screen.getByRole('heading', { name: 'Agreement' })).toBeVisible();
  mockIsLost = false;
  await userEvent.click(await upload());
  expect(await screen.findByLabelText(/^Photo or scan/)).toBeVisible();
});
