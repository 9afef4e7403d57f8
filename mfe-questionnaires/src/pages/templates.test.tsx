import {
  createTemplate,
  getTemplate,
  listTemplates,
  publishTemplate,
  questionnaireFields,
  type QuestionnaireTemplate,
  saveTemplate,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import { Page as CreatePage } from './template-create.tsx';
import { Page as ListPage } from './template-list.tsx';
import { Page as TemplatePage } from './template.tsx';

const START = '2026-01-02T03:04:05Z';
const template = (part: Partial<QuestionnaireTemplate> = {}): QuestionnaireTemplate => ({
  _id: 'template-1',
  name: 'First reading',
  draft_data: questionnaireFields.parse([{ type: 'text', text: 'How many?', key: 'a' }]),
  version: 1,
  savedAt: START,
  publishedAt: START,
  hasUnpublishedChanges: false,
  ...part,
});

let vault: KillableVault;
const user = userEvent.setup();
const open = (page: ReactElement, path: string) =>
  renderPage(page, {
    path,
    pattern: path.split('?')[0] ?? path,
    bundles: { questionnaires: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('QU-35 lists the templates under their title, each with View', async () => {
  stubApi(listTemplates, () => ({
    templates: [
      { ...template(), questionCount: 1 },
      { ...template({ _id: 'template-2', name: 'Draft', publishedAt: null }), questionCount: 0 },
    ],
  }));
  await open(<ListPage />, '/questionnaire-template/list');
  expect(
    screen.getByRole('heading', { name: 'List of Follow Up Questions Templates', level: 1 }),
  ).toBeVisible();
  const row = await screen.findByRole('row', { name: /First reading/ });
  expect(within(row).getByRole('link', { name: 'View First reading' })).toHaveAttribute(
    'href',
    '/questionnaire-template/template?key=template-1',
  );
  expect(row).toHaveTextContent('Published');
});

test('QU-35 leads to a first template while there is none', async () => {
  stubApi(listTemplates, () => ({ templates: [] }));
  await open(<ListPage />, '/questionnaire-template/list');
  await expectVisible(() => screen.getByText('You have no templates yet.'));
  for (const link of screen.getAllByRole('link', { name: 'Create template' }))
    expect(link).toHaveAttribute('href', '/questionnaire-template/create');
});

test('QU-36 QU-38 asks for the Questionnaire Name and opens the new template', async () => {
  const names: string[] = [];
  stubApi(createTemplate, ({ name }) => {
    names.push(name);
    return { template: template({ _id: 'template-9', name, draft_data: [] }) };
  });
  const page = await open(<CreatePage />, '/questionnaire-template/create');
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await expectVisible(() => screen.getByText('Enter Name'));
  const wrong = screen.getByRole('link', { name: 'Questionnaire Name: Enter Name' });
  expect(wrong.closest('[tabindex]')).toHaveFocus();
  await user.type(screen.getByLabelText('Questionnaire Name'), '  Second {Enter}');
  await waitFor(() =>
    expect(page.address()).toBe('/questionnaire-template/template?key=template-9'),
  );
  expect(names).toEqual(['Second']);
});

test('QU-36 a creation that is sent again after a lost reply is the same one', async () => {
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  stubApi(createTemplate, ({ name }) => {
    if (keys().length < 3) throw new RefusedReply('unavailable', 'The line broke.');
    return { template: template({ _id: 'template-9', name, draft_data: [] }) };
  });
  const page = await open(<CreatePage />, '/questionnaire-template/create');
  const name = screen.getByLabelText('Questionnaire Name');
  await user.type(name, 'Second{Enter}');
  await expectVisible(() => screen.getByText('The line broke.'));
  await user.type(name, ' one{Enter}');
  await waitFor(() => expect(keys()).toHaveLength(2));
  await user.clear(name);
  await user.type(name, 'Second{Enter}');
  await waitFor(() => expect(page.address()).toMatch(/key=template-9$/));
  const [first, other, again] = keys();
  expect(first).toBeTruthy();
  expect([again === first, other === first]).toEqual([true, false]);
});

test('QU-36 shows why a name was refused', async () => {
  stubApi(createTemplate, () => {
    throw new RefusedReply('bad-input', 'name: too long', { name: 'This name is too long.' });
  });
  await open(<CreatePage />, '/questionnaire-template/create');
  await user.type(screen.getByLabelText('Questionnaire Name'), 'Any{Enter}');
  await expectVisible(() => screen.getByText('This name is too long.'));
});

test('FX-15 a template without a question, or with a choice without options, says what is missing', async () => {
  let stored = template({ draft_data: [] });
  stubApi(getTemplate, () => ({ questionnaire: stored }));
  stubApi(listTemplates, () => ({ templates: [] }));
  stubApi(saveTemplate, ({ data }) => {
    stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: stored.version, savedAt: START };
  });
  await open(<TemplatePage />, '/questionnaire-template/template?key=template-1');
  const publish = await screen.findByRole('button', { name: 'Publish' });
  await user.click(publish);
  const summary = screen.getByRole('group', { name: 'Not ready yet' });
  expect(summary).toHaveFocus();
  await user.click(
    within(summary).getByRole('link', { name: 'Questions: Add at least one question first.' }),
  );
  expect(screen.getByRole('group', { name: 'Add' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'One choice' }));
  fireEvent.change(await screen.findByLabelText('Question'), { target: { value: 'Which?' } });
  await user.click(publish);
  await user.click(screen.getByRole('link', { name: 'Line 1 (Which?): It has no options yet.' }));
  expect(screen.getByLabelText('Option 1')).toHaveFocus();
});

test('QU-37 UX-16 an address without a template has its heading and the way to the list', async () => {
  await open(<TemplatePage />, '/questionnaire-template/template');
  expect(screen.getByRole('heading', { name: 'Template', level: 1 })).toBeVisible();
  expect(screen.getByText('No template was chosen.')).toBeVisible();
  expect(screen.getByRole('link', { name: en.template.toList })).toBeVisible();
});

test('QU-37 renames and publishes what was edited last', async () => {
  let stored = template();
  stubApi(getTemplate, () => ({ questionnaire: stored }));
  stubApi(listTemplates, () => ({ templates: [] }));
  stubApi(saveTemplate, ({ data }) => {
    stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: stored.version, savedAt: START };
  });
  const published: unknown[] = [];
  stubApi(publishTemplate, ({ key, name }) => {
    published.push([key, name, stored.draft_data.map(({ text }) => text)]);
    stored = { ...stored, name };
    return { status: true as const, questionnaire: stored };
  });
  await open(<TemplatePage />, '/questionnaire-template/template?key=template-1');
  fireEvent.change(await screen.findByLabelText('Question'), { target: { value: 'How much?' } });
  await user.clear(screen.getByLabelText('Questionnaire Name'));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Enter Name')).toBeVisible();
  await user.type(screen.getByLabelText('Questionnaire Name'), 'Third reading');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toEqual([['template-1', 'Third reading', ['How much?']]]));
  await expectShown('Published!');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Third reading');
});
