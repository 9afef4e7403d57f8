import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from '../pages/initial-questions.tsx';

/** Opens the first questions of an order. */
export const openInitialQuestions = (vault: KillableVault, query = '') =>
  renderPage(<Page />, {
    path: `/order/order-1/initial-question${query}`,
    pattern: '/order/:orderId/initial-question',
    bundles: { questionnaires: en },
    portal: { vault },
  });

/** Types and clicks as a person does. */
export const user = userEvent.setup();
/** Chooses one after the other. */
export const choose = async (...names: string[]) => {
  for (const name of names) await user.click(await screen.findByLabelText(name));
};
/** Goes on to the next question. */
export const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
/** Sends the answers. */
export const send = () => user.click(screen.getByRole('button', { name: /Save and continue/ }));
