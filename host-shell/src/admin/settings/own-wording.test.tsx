import { listSettingsVersions, readSettings, saveSettings } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';
import shell from '../../locales/en.json';

const user: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings'] },
};

const original = shell.account.emailUnproven;
const KEY = 'shell:account.emailUnproven';

let saved: { changes: Record<string, unknown> }[];
beforeEach(() => {
  silenceSockets();
  saved = [];
  stubApi(readSettings, () => ({
    status: true,
    version: 3,
    settings: siteSettings.parse({ textOverrides: { en: { [KEY]: 'Not proven: {{email}}' } } }),
    secrets: [],
  }));
  stubApi(listSettingsVersions, () => ({ status: true, versions: [] }));
  stubApi(saveSettings, (save) => {
    saved.push(save);
    return { status: true, version: 4, settings: siteSettings.parse({}), secrets: [] };
  });
});
afterEach(clearStubs);

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
      textOverrides: { en: { [KEY]: 'not proven: {{email}}!' } },
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
  await waitFor(() => expect(saved[0]?.changes).toEqual({ textOverrides: { en: {} } }));
});
