import {
  getQuestionnaire,
  getTemplate,
  listTemplates,
  questionnaireFields,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type * as LineFieldsModule from '../features/question-editor/lines/line-fields.tsx';
import type * as TextInputModule from '../fields/text-input.tsx';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { testQuestionnaire } from '../testing/questionnaire.ts';
import { Page as QuestionnairePage } from './questionnaire.tsx';
import { Page as TemplatePage } from './template.tsx';

const mockDrawn: string[] = [];

jest.mock('../features/question-editor/lines/line-fields.tsx', () => {
  const actual = jest.requireActual<typeof LineFieldsModule>(
    '../features/question-editor/lines/line-fields.tsx',
  );
  return {
    ...actual,
    LineFields: (props: Parameters<typeof actual.LineFields>[0]) => {
      mockDrawn.push(props.field.key);
      return actual.LineFields(props);
    },
  };
});

jest.mock('../fields/text-input.tsx', () => {
  const actual = jest.requireActual<typeof TextInputModule>('../fields/text-input.tsx');
  return {
    ...actual,
    TextInput: (props: Parameters<typeof actual.TextInput>[0]) => {
      mockDrawn.push(props.field.key);
      return actual.TextInput(props);
    },
  };
});

const START = '2026-01-02T03:04:05Z';
const questions = questionnaireFields.parse(
  Array.from({ length: 12 }, (_, index) => ({
    type: 'text',
    text: `Question ${index}`,
    key: `q${index}`,
  })),
);

const typeInto = async (id: string, text: string): Promise<void> => {
  const box = document.getElementById(id) as HTMLInputElement;
  fireEvent.focus(box);
  mockDrawn.length = 0;
  await act(async () => {
    fireEvent.change(box, { target: { value: text } });
  });
  expect(box).toHaveValue(text);
};

afterEach(clearStubs);

test('QU-37 in a long template a keystroke draws only its own line', async () => {
  stubApi(listTemplates, () => ({ templates: [] }));
  stubApi(getTemplate, () => ({
    questionnaire: {
      _id: 'template-1',
      name: 'Long',
      draft_data: questions,
      version: 1,
      savedAt: START,
      publishedAt: null,
      hasUnpublishedChanges: false,
    },
  }));
  stubApi(saveTemplate, () => ({ status: true as const, version: 2, savedAt: START }));
  const path = '/questionnaire-template/template';
  await renderPage(<TemplatePage />, {
    path: `${path}?key=template-1`,
    pattern: path,
    bundles: { questionnaires: en },
    portal: { user: testUser({ role: 'writer' }) },
  });
  await screen.findAllByLabelText('Question');
  await typeInto('field-text-q7', 'Changed');
  expect(new Set(mockDrawn)).toEqual(new Set(['q7']));
});

test('QU-06 in a long section a keystroke draws only its own question', async () => {
  stubApi(getQuestionnaire, () => ({
    data: testQuestionnaire(questions),
    orderData: testOrderData,
  }));
  await renderPage(<QuestionnairePage />, {
    path: '/orders/questionnaire/order-1/career/service-1',
    pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
    bundles: { questionnaires: en },
  });
  await screen.findByLabelText(/Question 7/);
  await typeInto('field-q7', 'An answer');
  expect(new Set(mockDrawn)).toEqual(new Set(['q7']));
});
