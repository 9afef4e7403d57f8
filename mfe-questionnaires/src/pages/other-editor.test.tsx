import {
  getFollowUp,
  getTemplate,
  listTemplates,
  questionnaireFields,
  saveFollowUp,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { testOrderData } from '../testing/order-data.ts';
import { typeAtFirst } from '../testing/other-address.tsx';
import { Page as FollowUpPage } from './follow-up.tsx';
import { Page as TemplatePage } from './template.tsx';

const START = '2026-01-02T03:04:05Z';
const questions = questionnaireFields.parse([{ type: 'text', text: 'Why?', key: 'why' }]);
const unanswered = new Promise<never>(() => undefined);

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const serveTemplates = (): void => {
  stubApi(listTemplates, () => ({ templates: [] }));
  stubApi(saveTemplate, () => unanswered);
  stubApi(getTemplate, ({ key }) => ({
    questionnaire: {
      _id: key,
      name: `Template ${key}`,
      draft_data: questions,
      version: 1,
      savedAt: START,
      publishedAt: null,
      hasUnpublishedChanges: false,
    },
  }));
};

test('QU-26 the follow-up questions of another service are its own; edits of the first stay in the vault', async () => {
  const saved: string[] = [];
  stubApi(getFollowUp, () => ({
    orderData: testOrderData,
    serviceName: 'Resume Writing',
    questionnaire: {
      draft_data: questions,
      version: 1,
      savedAt: START,
      publishedAt: null,
      answeredAt: null,
    },
  }));
  stubApi(saveFollowUp, ({ service }) => {
    saved.push(service);
    return unanswered;
  });
  await typeAtFirst(
    vault,
    {
      page: <FollowUpPage />,
      pattern: '/orders/additional_questionnaire/:id/:service',
      path: (id) => `/orders/additional_questionnaire/order-1/${id}`,
      key: (id) => `follow-up:order-1:${id}`,
      label: 'Question',
    },
    'Why?',
  );
  expect(new Set(saved)).toEqual(new Set(['first']));
});

test('QU-37 the questions of another template are its own; edits of the first stay in the vault', async () => {
  serveTemplates();
  await typeAtFirst(
    vault,
    {
      page: <TemplatePage />,
      pattern: '/questionnaire-template/template',
      path: (id) => `/questionnaire-template/template?key=${id}`,
      key: (id) => `template:${id}`,
      label: 'Question',
    },
    'Why?',
  );
});

test('QU-37 the name of another template is its own; the name typed for the first stays in the vault', async () => {
  serveTemplates();
  await typeAtFirst(
    vault,
    {
      page: <TemplatePage />,
      pattern: '/questionnaire-template/template',
      path: (id) => `/questionnaire-template/template?key=${id}`,
      key: (id) => `template-name:${id}`,
      label: 'Questionnaire Name',
    },
    'Template second',
  );
});
