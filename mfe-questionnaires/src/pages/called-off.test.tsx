import { getFollowUp, getSurvey } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import {
  fields,
  openFollowUp,
  serve as serveFollowUp,
  server,
} from '../testing/follow-up-page.tsx';
import { testOrderData } from '../testing/order-data.ts';
import { openQuestionnaire, serve } from '../testing/questionnaire-page.tsx';
import { Page as SurveyPage } from './survey.tsx';

const calledOff = { ...testOrderData, cancelledAt: '2026-03-02T09:00:00Z' };

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const findNotice = () => expectVisible(() => screen.getByText('This order was cancelled.'));

test('BO-62 QU-10 a questionnaire of a cancelled order asks nothing and leads back to the order', async () => {
  serve({}, calledOff);
  await openQuestionnaire(vault);
  await findNotice();
  expect(screen.queryByLabelText(/Name/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/orders/view/order-1',
  );
});

test('BO-62 QU-25 the follow-up questions of a cancelled order are read and not edited', async () => {
  serveFollowUp(fields('Where did you work?'));
  stubApi(getFollowUp, () => ({
    orderData: calledOff,
    serviceName: 'Resume Writing',
    questionnaire: server.stored,
  }));
  await openFollowUp(vault);
  await findNotice();
  await expectVisible(() => screen.getByText(/Where did you work\?/));
  expect(screen.queryByLabelText('Question')).toBeNull();
  expect(screen.queryByRole('button', { name: /publish/i })).toBeNull();
});

test('BO-62 QU-40 the survey of a cancelled order asks nothing', async () => {
  stubApi(getSurvey, () => ({
    orderData: calledOff,
    survey: {
      _id: 'survey-1',
      title: 'Your opinion',
      questions: fields('How was it?'),
      answeredAt: null,
    },
  }));
  await renderPage(<SurveyPage />, {
    path: '/orders/survey/order-1/survey-1',
    pattern: '/orders/survey/:orderId/:surveyId',
    bundles: { questionnaires: en },
    portal: { vault },
  });
  await findNotice();
  expect(screen.queryByLabelText(/How was it/)).toBeNull();
});
