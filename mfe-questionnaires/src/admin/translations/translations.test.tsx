import type { FirmQuestionnaire } from '@portal/shared-contracts/admin';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../../pages/firm-survey.tsx';
import {
  firmQuestionnaire,
  keepFirmQuestionnaire,
  openFirmPage,
} from '../../testing/firm-questionnaire.tsx';

const user = userEvent.setup();
const address = { path: '/admin/surveys/career', pattern: '/admin/surveys/:id' };
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

// Six texts: the title, three questions, two options.
const open = async (part: Partial<FirmQuestionnaire> = {}) => {
  const server = keepFirmQuestionnaire('survey', firmQuestionnaire(part));
  await openFirmPage(Page, address, vault);
  await user.click(await screen.findByRole('button', { name: 'Translations' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'th');
  return server;
};

const field = (original: string) => screen.findByRole('textbox', { name: original });
const percent = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).selectedOptions[0]?.text;

test('BO-79 a text is translated beside the original, and the share of the language grows', async () => {
  const server = await open({ translations: { th: { Yes: 'ใช่', No: 'ไม่' } } });
  expect(percent()).toBe('33 % in Thai');
  await user.type(await field('Your name'), 'ชื่อ');
  await user.tab();
  await waitFor(() => expect(percent()).toBe('50 % in Thai'));
  expect(server.now().translations.th).toEqual({ Yes: 'ใช่', No: 'ไม่', 'Your name': 'ชื่อ' });
  await user.click(screen.getByRole('checkbox', { name: 'Only what is missing' }));
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  await expectVisible(() => screen.getByRole('textbox', { name: 'Where?' }));
});

test('BO-79 what a colleague translated meanwhile stays; the same text is asked about', async () => {
  const server = await open();
  await user.type(await field('Your name'), 'mine');
  server.edit({ translations: { th: { Yes: 'ใช่', 'Your name': 'theirs' } } });
  await user.tab();
  await expectVisible(() => screen.getByText('Somebody else translated the same text meanwhile.'));
  expect(server.now().translations.th?.['Your name']).toBe('theirs');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(server.now().translations.th).toEqual({ Yes: 'ใช่', 'Your name': 'mine' }),
  );
});

test('BO-79 who takes the translation of a colleague sees it and goes on from it', async () => {
  const server = await open();
  await user.type(await field('Your name'), 'mine');
  server.edit({ translations: { th: { 'Your name': 'theirs' } } });
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await field('Your name')).toHaveValue('theirs'));
  expect(await vault.keys()).toEqual([]);
  await user.type(await field('Your name'), '!');
  await user.tab();
  await waitFor(() => expect(server.now().translations.th).toEqual({ 'Your name': 'theirs!' }));
});
