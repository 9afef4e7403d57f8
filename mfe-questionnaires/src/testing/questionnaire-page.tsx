import { stubApi } from '@portal/shared-contracts/testing';
import {
  getQuestionnaire,
  questionnaireFields,
  type Questionnaire,
} from '@portal/shared-contracts/questionnaires';
import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from '../pages/questionnaire.tsx';
import { testOrderData } from './order-data.ts';
import { testQuestionnaire } from './questionnaire.ts';

const questions = questionnaireFields.parse([
  { type: 'section', text: 'You', key: 's1' },
  {
    type: 'paragraph',
    text: 'Read https://example.com/help. Then <a href="https://example.org">start</a>!',
    key: 'p1',
  },
  { type: 'paragraph', text: 'See https://example.com/more.', key: 'p2' },
  { type: 'text', text: 'Name', key: 'name', required: true, placeholder: 'Ada' },
  { type: 'email', text: 'Mail', key: 'mail', required: true },
  { type: 'section', text: 'Work', key: 's2' },
  { type: 'textarea', text: 'Duties', key: 'duties', required: true },
  { type: 'date', text: 'Since', key: 'since' },
  { type: 'select', text: 'Degree', key: 'degree', options: ['None', 'Master'] },
  { type: 'section', text: 'Wishes', key: 's3' },
  { type: 'radio', text: 'Tone', key: 'tone', options: ['Formal', 'Warm'], required: true },
  { type: 'checkbox', text: 'Places', key: 'places', options: ['Office', 'Home'] },
]);

const questionnaire = testQuestionnaire(questions);

/** Serves the questionnaire, changed where a test needs it. */
export const serve = (part: Partial<Questionnaire> = {}, orderData = testOrderData): void =>
  stubApi(getQuestionnaire, () => ({
    data: { ...questionnaire, ...part },
    orderData,
  }));

/** Where the questionnaire of one service stands. */
export const QUESTIONNAIRE = '/orders/questionnaire/order-1/career/service-1';

/** Opens the questionnaire of one service. */
export const openQuestionnaire = (vault: KillableVault, path = QUESTIONNAIRE) =>
  renderPage(<Page />, {
    path,
    pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
    bundles: { questionnaires: en },
    portal: { vault },
  });

/** Types and clicks as a person does. */
export const user = userEvent.setup();
/** Goes on to the next section. */
export const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
/** Types into the field with this label. */
export const typeInto = async (label: RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text);

/** Answers the first section and goes on. */
export const fillFirst = async () => {
  await typeInto(/Name/, 'Ada');
  await typeInto(/Mail/, 'ada@example.com');
  await next();
};
/** Answers everything, up to the check page. */
export const fillAll = async () => {
  await fillFirst();
  await typeInto(/Duties/, 'I count.');
  await next();
  await user.click(await screen.findByLabelText('Warm'));
  await next();
};
