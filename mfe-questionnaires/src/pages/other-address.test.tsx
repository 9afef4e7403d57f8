import {
  getQuestionnaire,
  getSurvey,
  getWritingProfile,
  questionnaireFields,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { serveOrder } from '../testing/customer-order.ts';
import { testOrderData } from '../testing/order-data.ts';
import { showSecond, typeAtFirst } from '../testing/other-address.tsx';
import { testQuestionnaire } from '../testing/questionnaire.ts';
import { Page as InitialPage } from './initial-questions.tsx';
import { Page as OnboardingPage } from './onboarding.tsx';
import { Page as QuestionnairePage } from './questionnaire.tsx';
import { Page as SurveyPage } from './survey.tsx';

const questions = questionnaireFields.parse([{ type: 'text', text: 'Why?', key: 'why' }]);

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('QU-14 another order’s questionnaire starts empty; the answers to the first stay in the vault', async () => {
  stubApi(getQuestionnaire, () => ({
    data: testQuestionnaire(questions),
    orderData: testOrderData,
  }));
  await typeAtFirst(
    vault,
    {
      page: <QuestionnairePage />,
      pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
      path: (id) => `/orders/questionnaire/${id}/career/service-1`,
      key: (id) => `questionnaire:${id}:career:service-1`,
      label: '1. Why? (optional)',
    },
    '',
  );
});

test('QU-14 another order’s questionnaire opens at its first section, without complaints', async () => {
  stubApi(getQuestionnaire, () => ({
    data: testQuestionnaire(
      questionnaireFields.parse([{ type: 'text', text: 'Name', key: 'name', required: true }]),
    ),
    orderData: testOrderData,
  }));
  const { navigate } = await showSecond(vault, {
    page: <QuestionnairePage />,
    pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
    path: (id) => `/orders/questionnaire/${id}/career/service-1`,
    label: /Name/,
  });
  await navigate('/orders/questionnaire/first/career/service-1');
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('1 question still needs you')).toBeVisible();
  await navigate('/orders/questionnaire/second/career/service-1');
  await screen.findByLabelText(/Name/);
  expect(screen.queryByText('1 question still needs you')).toBeNull();
});

test('QU-40 another survey starts empty; the answers to the first stay in the vault', async () => {
  stubApi(getSurvey, () => ({
    orderData: testOrderData,
    survey: { _id: 'survey-1', title: 'How was it?', questions, answeredAt: null },
  }));
  await typeAtFirst(
    vault,
    {
      page: <SurveyPage />,
      pattern: '/orders/:orderId/survey/:surveyId',
      path: (id) => `/orders/${id}/survey/survey-1`,
      key: (id) => `survey:${id}:survey-1`,
      label: '1. Why? (optional)',
    },
    '',
  );
});

test('QU-01 the initial questions of another order start empty; the choice for the first stays in the vault', async () => {
  const at = (id: string) => `/order/${id}/initial-question`;
  serveOrder();
  const { navigate } = await showSecond(vault, {
    page: <InitialPage />,
    pattern: '/order/:orderId/initial-question',
    path: at,
    label: 'Legal',
  });
  await navigate(at('first'));
  fireEvent.click(await screen.findByLabelText('Legal'));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Director (10-15)');
  await navigate(at('second'));
  expect(await screen.findByLabelText('Legal')).not.toBeChecked();
  // Nobody moved from one step to another here, so the focus stays where the shell put it.
  expect(screen.getByRole('heading', { name: /industr/i, level: 2 })).not.toHaveFocus();
  await waitFor(async () =>
    expect(JSON.stringify(await vault.peek('initial-questions:first'))).toContain('Legal'),
  );
  expect(await vault.keys()).toEqual(['initial-questions:first']);
});

test('QU-45 another person’s writing profile starts from that person’s own; the first one’s stays in the vault', async () => {
  stubApi(getWritingProfile, () => ({ profile: null }));
  const person = (which: KillableVault) =>
    renderPage(<OnboardingPage />, {
      path: '/onboarding',
      pattern: '/onboarding',
      bundles: { questionnaires: en },
      portal: { vault: which, user: testUser({ role: 'writer' }) },
    });
  const page = await person(vault);
  fireEvent.change(await screen.findByLabelText('Skype (optional)'), {
    target: { value: 'only here' },
  });
  page.unmount();
  const other = openVault('person-2');
  await person(other);
  expect(await screen.findByLabelText('Skype (optional)')).toHaveValue('');
  await waitFor(async () =>
    expect(JSON.stringify(await vault.peek('writing-profile'))).toContain('only here'),
  );
  expect(await other.keys()).toEqual([]);
  other.close();
});
