import {
  getSurvey,
  questionnaireFields,
  submitSurvey,
  type Survey,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { Page } from './survey.tsx';

const survey: Survey = {
  _id: 'survey-1',
  title: 'How was it?',
  questions: questionnaireFields.parse([
    { type: 'radio', text: 'Content?', key: 'content', options: ['Yes', 'No'], required: true },
  ]),
  answeredAt: null,
};

const vault = openVault();
const open = () =>
  renderPage(<Page />, {
    path: '/orders/order-1/survey/survey-1',
    pattern: '/orders/:orderId/survey/:surveyId',
    bundles: { questionnaires: en },
    portal: { vault },
  });

afterEach(clearStubs);
afterAll(() => vault.close());

test('QU-40 sends the answers of the survey and thanks', async () => {
  const sent: unknown[] = [];
  stubApi(getSurvey, () => ({ orderData: testOrderData, survey }));
  stubApi(submitSurvey, (input) => {
    sent.push(input);
    return { status: true as const };
  });
  const page = await open();
  await userEvent.click(await screen.findByLabelText('Yes'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('Thank you for your answers.'));
  expect(sent).toEqual([{ orderId: 'order-1', surveyId: 'survey-1', survey: { content: 'Yes' } }]);
  expect(page.published.map(({ name }) => name)).toContain('order.changed');
});

test('QU-40 is offered once', async () => {
  stubApi(getSurvey, () => ({
    orderData: testOrderData,
    survey: { ...survey, answeredAt: '2026-01-02T03:04:05Z' },
  }));
  await open();
  await expectVisible(() => screen.getByText('Thank you for your answers.'));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('QU-14 QU-40 what was half typed is forgotten once the survey was answered elsewhere', async () => {
  await vault.save('survey:order-1:survey-1', {
    section: 0,
    furthest: 0,
    field: null,
    answers: { content: 'No' },
  });
  stubApi(getSurvey, () => ({
    orderData: testOrderData,
    survey: { ...survey, answeredAt: '2026-01-02T03:04:05Z' },
  }));
  await open();
  await expectVisible(() => screen.getByText('Thank you for your answers.'));
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});
