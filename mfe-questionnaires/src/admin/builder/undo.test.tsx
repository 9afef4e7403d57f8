import type { FirmQuestionnaire } from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import type * as QuestionsModule from '@portal/shared-contracts/questionnaires';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firmQuestions, openBuilder } from '../../testing/firm-questionnaire.tsx';

const mockConditions: string[] = [];

jest.mock('@portal/shared-contracts/questionnaires', () => {
  const actual = jest.requireActual<typeof QuestionsModule>(
    '@portal/shared-contracts/questionnaires',
  );
  return {
    ...actual,
    conditionSources: (...given: Parameters<typeof actual.conditionSources>) => {
      mockConditions.push(given[1]);
      return actual.conditionSources(...given);
    },
  };
});

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
const more = questionnaireFields.parse([{ type: 'text', text: 'Since when?', key: 'since' }]);

test('BO-76 BO-114 Undo leads nobody back behind what a colleague saved', async () => {
  const server = await open();
  await user.type(screen.getAllByLabelText('Question')[0] as HTMLElement, ' in full');
  await waitFor(() => expect(server.now().questions[0]?.text).toBe('Your name in full'));
  server.edit({ questions: [...server.now().questions, ...more] });
  await press('Publish…');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(words()).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(server.now().questions).toHaveLength(4);
});

test('BO-76 the keys of Undo in the preview leave the draft as it is', async () => {
  await open();
  await press('Remove Where?');
  await user.click(screen.getByText('Preview'));
  await user.click(await screen.findByLabelText(/Your name/));
  await user.keyboard('Ada{Control>}z{/Control}');
  await user.click(screen.getByText('Edit'));
  expect(words()).toEqual(['Your name', 'Employed?']);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('BO-76 a line that is dragged over several places comes back by one Undo', async () => {
  await open();
  document.querySelectorAll('[data-line]').forEach((line, index) => {
    line.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
  });
  const handle = screen.getByRole('button', { name: 'Move Your name' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  fireEvent(handle, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
  for (const clientY of [190, 390])
    act(() => void window.dispatchEvent(new MouseEvent('pointermove', { clientY })));
  act(() => void window.dispatchEvent(new MouseEvent('pointerup')));
  clock.mockRestore();
  expect(words()).toEqual(['Employed?', 'Where?', 'Your name']);
  await press('Undo');
  expect(words()).toEqual(['Your name', 'Employed?', 'Where?']);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('BO-77 what is typed into a question that no condition names draws no condition anew', async () => {
  await open();
  const [first, second] = screen.getAllByLabelText('Question');
  mockConditions.length = 0;
  await user.type(first as HTMLElement, '!');
  // Its own line alone.
  expect(new Set(mockConditions)).toEqual(new Set(['name']));
  await user.type(second as HTMLElement, '!');
  expect(mockConditions).toContain('where');
  expect(screen.getByRole('option', { name: 'Employed?!' })).toBeInTheDocument();
});

test('BO-76 a published questionnaire says that it has changes as soon as it has some', async () => {
  const server = await open();
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await press('Remove Where?');
  await screen.findByRole('button', { name: 'Discard changes' });
  expect(screen.getByText('Unpublished changes')).toBeVisible();
  expect(server.now().questions).toEqual(firmQuestions.slice(0, 2));
});
