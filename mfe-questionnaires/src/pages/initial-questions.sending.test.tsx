import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { serveOrder } from '../testing/customer-order.ts';
import { Page } from './initial-questions.tsx';

afterEach(clearStubs);

test('QU-06 no other level can be chosen while the answers are being sent; who sent them by Enter is back at the level after a failure', async () => {
  const user = userEvent.setup();
  const vault = openVault();
  serveOrder();
  let refuse = (): void => undefined;
  stubApi(saveInitialQuestions, async () => {
    await new Promise<void>((resolve) => (refuse = resolve));
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  await renderPage(<Page />, {
    path: '/order/order-1/initial-question',
    pattern: '/order/:orderId/initial-question',
    bundles: { questionnaires: en },
    portal: { vault },
  });
  await user.click(await screen.findByLabelText('Legal'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const level = screen.getByLabelText('Currently in college');
  await user.click(level);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(level).toBeDisabled());
  await user.click(screen.getByLabelText('Other'));
  expect(level).toBeChecked();
  // A browser takes the focus from a field that takes nothing more; jsdom leaves it there.
  level.blur();
  refuse();
  await expectVisible(() => screen.getByText('The server is busy.'));
  expect(level).toHaveFocus();
  await vault.removeAll();
  vault.close();
});
