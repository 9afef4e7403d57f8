import { type FirmQuestionnaire, firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../../pages/firm-questionnaire.tsx';
import { firmQuestions, openBuilder, openFirmPage } from '../../testing/firm-questionnaire.tsx';

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

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const more = questionnaireFields.parse([{ type: 'text', text: 'Since when?', key: 'since' }]);

test('BO-76 BO-114 discarding shows what it throws away, also of a colleague, and nothing that was not shown', async () => {
  const server = await open({ hasChanges: true });
  server.edit({ questions: firmQuestions.slice(0, 2) });
  await press('Discard changes');
  const dialog = await screen.findByRole('dialog');
  const listed = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(listed()).toEqual(['Removed Where?']));
  server.edit({ questions: [...firmQuestions, ...more] });
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(listed()).toEqual(['New Since when?']));
  expect(server.done).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(server.done).toEqual(['discard 9']));
  await waitFor(() => expect(screen.getAllByLabelText('Question')).toHaveLength(3));
});

test('BO-76 BO-114 a draft that a colleague filled meanwhile is shown before it is deleted', async () => {
  const draft = { published: null, current: null, usedBy: [], state: 'draft' } as const;
  const server = await open({ ...draft, usedBy: [], questionCount: 3 });
  await press('Delete');
  const dialog = await screen.findByRole('dialog');
  await expectVisible(() => within(dialog).getByText('Questions: 3'));
  server.edit({ questions: [...firmQuestions, ...more], questionCount: 4 });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectVisible(() => within(dialog).getByText('Questions: 4'));
  expect(server.done).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.done).toEqual(['remove 8']));
  await waitFor(() => expect(server.page.address()).toBe('/admin/questionnaires'));
});

test('BO-76 BO-114 a name that a colleague gave meanwhile is shown, and replaced only when that is wanted', async () => {
  const server = await open();
  const rename = async (name: string) => {
    await press('Rename');
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, name);
  };
  await rename('My name');
  server.edit({ title: 'Their name' });
  await press('Save');
  await expectVisible(() => screen.getByText('Somebody else named it “Their name” meanwhile.'));
  expect(server.done).toEqual([]);
  await press('Keep mine: My name');
  await waitFor(() => expect(server.now().title).toBe('My name'));
  await rename('Mine again');
  server.edit({ title: 'Theirs again' });
  await press('Save');
  await user.click(await screen.findByRole('button', { name: /Take theirs/ }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Theirs again' }));
  expect([server.done, server.now().title]).toEqual([['save'], 'Theirs again']);
});

test('BO-76 BO-114 a name whose reply was lost is not taken for a colleague’s when it is given once more', async () => {
  const server = await open();
  await press('Rename');
  const field = screen.getByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'My name');
  stubApi(firmQuestionnaireCalls.questionnaire.save, () => {
    server.edit({ title: 'My name' });
    throw new RefusedReply('unavailable', 'The line broke.');
  });
  await press('Save');
  await expectVisible(() => screen.getByText('The line broke.'));
  await press('Save');
  await expectVisible(() => screen.getByRole('heading', { name: 'My name' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  expect(screen.queryByText(/Somebody else named it/)).toBeNull();
});

test.each(['Archive', 'Discard changes'])(
  'UX-16 BO-76 whoever thinks better of it is back at the button: %s',
  async (name) => {
    await open({ hasChanges: true });
    await press(name);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  },
);

test.each(['Rename', 'Copy'])(
  'UX-16 BO-76 whoever gives up a form is back at its button: %s',
  async (name) => {
    await open();
    await press(name);
    await press('Cancel');
    expect(screen.getByRole('button', { name })).toHaveFocus();
  },
);

test('BO-76 UX-07 UX-16 a questionnaire that is gone leaves a page with its heading and the way to the list', async () => {
  stubApi(firmQuestionnaireCalls.questionnaire.read, () => {
    throw new RefusedReply('not-found', 'This does not exist.');
  });
  const address = { path: '/admin/questionnaires/gone', pattern: '/admin/questionnaires/:id' };
  await openFirmPage(Page, address, vault);
  await expectVisible(() => screen.getByText('This does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'Questionnaires' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Questionnaires' })).toBeVisible();
});
