import type { FirmQuestionnaire } from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firmQuestions, openBuilder } from '../../testing/firm-questionnaire.tsx';

let vault: KillableVault;
const user = userEvent.setup();

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const open = (part: Partial<FirmQuestionnaire> = {}) => openBuilder(vault, part);

const words = (): string[] =>
  screen.getAllByLabelText<HTMLTextAreaElement>('Question').map(({ value }) => value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const keysOf = ({ questions }: FirmQuestionnaire): string[] => questions.map(({ key }) => key);

test('BO-76 a reworded question keeps its key, and the draft saves itself', async () => {
  const server = await open();
  const [first] = screen.getAllByLabelText('Question');
  await user.type(first as HTMLElement, ' in full');
  await waitFor(() => expect(server.now().questions[0]?.text).toBe('Your name in full'));
  expect(keysOf(server.now())).toEqual(['name', 'job', 'where']);
});

test('BO-76 a question moves to any place by Move to…, and Undo and the keys take edits back', async () => {
  const server = await open();
  await press('Move to… (Where?)');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'New place of Where?' }),
    '1. Your name',
  );
  expect(words()).toEqual(['Where?', 'Your name', 'Employed?']);
  await press('Undo');
  expect(words()).toEqual(['Your name', 'Employed?', 'Where?']);
  await press('Remove Employed?');
  await press('Duplicate Where?');
  expect(words()).toEqual(['Your name', 'Where?', 'Where?']);
  const [field] = screen.getAllByLabelText('Question');
  await user.click(field as HTMLElement);
  await user.keyboard('{Control>}z{/Control}');
  // The same key of a Russian keyboard; with Alt it writes a letter.
  const key = { key: 'я', code: 'KeyZ', ctrlKey: true };
  fireEvent.keyDown(field as HTMLElement, { ...key, altKey: true });
  fireEvent.keyDown(field as HTMLElement, key);
  expect(words()).toEqual(['Your name', 'Employed?', 'Where?']);
  await press('Redo');
  expect(words()).toEqual(['Your name', 'Where?']);
  await waitFor(() => expect(keysOf(server.now())).toEqual(['name', 'where']));
});

test('BO-77 a question is asked after an earlier answer alone', async () => {
  const server = await open();
  const condition = () => screen.getAllByRole('combobox', { name: /Ask only after/ });
  // Nothing with options stands before the first two questions.
  expect(condition()).toHaveLength(1);
  await user.selectOptions(condition()[0] as HTMLElement, 'Employed?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'With the answer' }), 'No');
  await waitFor(() =>
    expect(server.now().questions[2]?.showIf).toEqual({ key: 'job', equals: 'No' }),
  );
});

test('BO-77 what is not ready is named with a link to its field, and nothing is published', async () => {
  const server = await open({
    questions: questionnaireFields.parse([
      { type: 'radio', text: 'Employed?', key: 'job', options: ['Yes', ''] },
      { type: 'text', text: 'Where?', key: 'where', showIf: { key: 'gone', equals: 'Yes' } },
    ]),
  });
  await press('Publish…');
  const box = screen.getByRole('group', { name: 'Not ready yet' });
  expect(
    within(box)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Line 1 (Employed?): Offer at least two options.',
    'Line 2 (Where?): The condition must name an earlier question with options.',
  ]);
  await user.click(within(box).getByRole('link', { name: /Where/ }));
  expect(document.activeElement).toHaveAttribute('id', 'field-condition-where');
  expect(server.done).toEqual([]);
});

test('BO-78 publishing says what changes question by question and who keeps the older version', async () => {
  const server = await open();
  await press('Remove Employed?');
  await user.type(screen.getAllByLabelText('Question')[0] as HTMLElement, ' in full');
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  await expectVisible(() => within(dialog).getByText('New orders get version 3.'));
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Changed Your name in full: wordsYour name', 'Removed Employed?']);
  expect(within(dialog).getByText('3 open orders keep the older version.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.now().published).toBe(3));
  expect(keysOf(server.now())).toEqual(['name', 'where']);
});

test('BO-78 a draft that a colleague changed since it was listed is listed again, and not published unseen', async () => {
  const server = await open();
  await press('Remove Employed?');
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  const listed = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(listed()).toEqual(['Removed Employed?']));
  const [name] = firmQuestions;
  server.edit({ questions: name ? [name] : [] });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(listed()).toEqual(['Removed Employed?', 'Removed Where?']));
  expect([server.done, server.now().published]).toEqual([['save'], 2]);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.done).toEqual(['save', 'publish 9']));
});

test('BO-76 the preview is the wizard of the customer, on the draft, and sends nothing', async () => {
  const server = await open({ translations: { th: { 'Your name': 'ชื่อของคุณ' } } });
  await user.click(screen.getByText('Preview'));
  await user.type(await screen.findByLabelText(/Your name/), 'Ada');
  await press('Next');
  await expectVisible(() => screen.getByRole('heading', { name: 'Check your answers' }));
  await press('Send answers');
  await expectVisible(() => screen.getByText('Nothing was sent or kept.'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the preview' }), 'th');
  await expectVisible(() => screen.getByLabelText(/ชื่อของคุณ/));
  expect(server.done).toEqual([]);
});

test('BO-76 BO-111 archiving asks first, names what still uses it, and is taken back on the page', async () => {
  const server = await open();
  await press('Archive');
  const dialog = await screen.findByRole('dialog');
  await expectVisible(() => within(dialog).getByText('Still used by Professional Package.'));
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Restore' }));
  expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
  expect([server.done, server.now().questions]).toEqual([['archive'], firmQuestions]);
  expect(await screen.findByText('This can be taken back.')).toBeVisible();
});
