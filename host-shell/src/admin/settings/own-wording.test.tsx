import { listSettingsVersions, readSettings, saveSettings } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';
import shell from '../../locales/en.json';

const user: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings'] },
};

const original = shell.account.emailUnproven;
const KEY = 'shell:account.emailUnproven';

let textOverrides: Record<string, Record<string, string>>;
let saved: { changes: Record<string, unknown> }[];
beforeEach(() => {
  silenceSockets();
  saved = [];
  textOverrides = { en: { [KEY]: 'Not proven: {{email}}' } };
  stubApi(readSettings, () => ({
    status: true,
    version: 3 + saved.length,
    settings: siteSettings.parse({ textOverrides }),
    secrets: [],
  }));
  stubApi(listSettingsVersions, () => ({ status: true, versions: [] }));
  stubApi(saveSettings, (save) => {
    saved.push(save);
    return { status: true, version: 4, settings: siteSettings.parse({}), secrets: [] };
  });
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

test('BO-20 a text is found by its words, keeps its placeholder and can be reset', async () => {
  await renderShell({ path: '/admin/settings/texts', user });
  await userEvent.type(await screen.findByLabelText('Find a text by its words'), 'not proven:');
  const field = await screen.findByRole('textbox', { name: original });
  expect(field).toHaveValue('Not proven: {{email}}');
  fireEvent.change(field, { target: { value: 'Not proven' } });
  await expectVisible(() => screen.getByText('Placeholder {{email}} is missing.'));
  fireEvent.change(field, { target: { value: 'not proven: {{email}}!' } });
  expect(screen.queryByText('Placeholder {{email}} is missing.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved[0]?.changes).toEqual({
      [`textOverrides.en.${KEY}`]: 'not proven: {{email}}!',
    }),
  );
});

test('BO-20 reset words a text as the portal does', async () => {
  await renderShell({ path: '/admin/settings/texts', user });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Only those that you changed' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: `Reset: ${original}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved[0]?.changes).toEqual({ [`textOverrides.en.${KEY}`]: null }));
});

const PATH = `textOverrides.en.${KEY}`;
const OTHER = 'shell:menu.title';

// Another admin rewords this text and another one while the first save is on its way.
const rewordMeanwhile = (): void => {
  stubApi(saveSettings, (save) => {
    saved.push(save);
    if (saved.length === 1) {
      textOverrides = { en: { [KEY]: 'Prove {{email}}', [OTHER]: 'Where to?' } };
      throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.', {
        [PATH]: 'Ann changed this 2 minutes ago.',
      });
    }
    return { status: true, version: 5, settings: siteSettings.parse({}), secrets: [] };
  });
};

const saveStale = async (): Promise<void> => {
  rewordMeanwhile();
  await renderShell({ path: '/admin/settings/texts', user });
  await userEvent.type(await screen.findByLabelText('Find a text by its words'), 'not proven:');
  const field = await screen.findByRole('textbox', { name: original });
  fireEvent.change(field, { target: { value: 'Mine: {{email}}' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Theirs: Prove {{email}}'));
};

test('BO-114 BO-20 where two reword one text, the summary leads to it, and the own stays when it is kept', async () => {
  await saveStale();
  await userEvent.click(screen.getByRole('link', { name: /Ann changed this/ }));
  expect(document.activeElement?.id).toBe(`field-${PATH}`);
  await userEvent.click(screen.getByRole('button', { name: `Keep mine: English, ${KEY}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ baseVersion: 4, changes: { [PATH]: 'Mine: {{email}}' } });
  expect(Object.keys(saved[1]?.changes ?? {})).toEqual([PATH]);
});

test('BO-114 BO-20 where two reword one text, the other wording is taken, and nothing is left to save', async () => {
  await saveStale();
  await userEvent.click(screen.getByRole('button', { name: `Take theirs: English, ${KEY}` }));
  expect(screen.queryByText('Ann changed this 2 minutes ago.')).toBeNull();
  expect(screen.getByRole('textbox', { name: original })).toHaveValue('Prove {{email}}');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
