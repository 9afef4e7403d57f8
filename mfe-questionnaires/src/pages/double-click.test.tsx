import {
  completeTask,
  questionnaireFields,
  saveInitialQuestions,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { serveOrder } from '../testing/customer-order.ts';
import { openQuestionnaire, serve } from '../testing/questionnaire-page.tsx';
import { Page as InitialQuestions } from './initial-questions.tsx';

let vault: KillableVault;
let sent: number;
const refuse = (): never => {
  sent += 1;
  throw new RefusedReply('unexpected', 'Sent.');
};

beforeEach(() => {
  sent = 0;
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

/** Presses what stands there now; the second click of a double click lands on what the first one has brought. */
const click = async (name: string, count: 1 | 2) =>
  fireEvent.click(await screen.findByRole('button', { name }), { detail: count });
const doubleClick = async (name: string, then = name) => {
  await click(name, 1);
  await click(then, 2);
};

test('QU-14 QU-15 a double click goes on by one section, so that none is passed over unseen and nothing is sent unread', async () => {
  stubApi(completeTask, refuse);
  serve({
    questions: questionnaireFields.parse([
      { type: 'section', text: 'You', key: 's1' },
      { type: 'text', text: 'Name', key: 'name' },
      { type: 'section', text: 'Wishes', key: 's2' },
      { type: 'text', text: 'Anything else', key: 'else' },
    ]),
  });
  await openQuestionnaire(vault);
  await doubleClick('Next');
  await expectVisible(() => screen.getByRole('heading', { name: 'Wishes', level: 2 }));
  await doubleClick('Next', 'Send answers');
  await expectVisible(() => screen.getByRole('heading', { name: 'Check your answers' }));
  expect(sent).toBe(0);
});

test('QU-05 QU-06 a double click on the industries neither refuses nor sends the experience that nobody has seen', async () => {
  stubApi(saveInitialQuestions, refuse);
  serveOrder();
  await renderPage(<InitialQuestions />, {
    path: '/order/order-1/initial-question',
    pattern: '/order/:orderId/initial-question',
    bundles: { questionnaires: en },
    portal: { vault },
  });
  await userEvent.click(await screen.findByLabelText('Legal'));
  await doubleClick('Next', 'Save and continue');
  await expectVisible(() => screen.getByRole('heading', { name: en.initial.experienceTitle }));
  expect(screen.queryByText('You must select one of the answers!')).toBeNull();
  await userEvent.click(screen.getByLabelText('Other'));
  await click('Back', 1);
  await doubleClick('Next', 'Save and continue');
  expect(screen.getByLabelText('Other')).toBeChecked();
  expect(sent).toBe(0);
});
