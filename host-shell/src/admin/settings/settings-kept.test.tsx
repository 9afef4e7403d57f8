import { listSettingsVersions, readSettings, saveSettings } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { expectShown } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const user: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings'] },
};

let settings: Record<string, unknown>;
let saved: { baseVersion: number; changes: Record<string, unknown> }[];

const reply = () => ({ status: true as const, version: 3 + saved.length, settings, secrets: [] });

beforeEach(() => {
  silenceSockets();
  saved = [];
  settings = siteSettings.parse({ companyName: 'Northwind Writing', supportPhone: '+1 555' });
  stubApi(readSettings, reply);
  stubApi(listSettingsVersions, () => ({ status: true, versions: [] }));
  stubApi(saveSettings, (save) => {
    saved.push(save);
    return reply();
  });
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

test('BO-15 PL-23 what was typed is there after a reload, until it is saved', async () => {
  const { unmount } = await renderShell({ path: '/admin/settings/firm', user });
  await userEvent.type(await screen.findByLabelText('Phone for help'), ' 99');
  unmount();
  await renderShell({ path: '/admin/settings/firm', user });
  await waitFor(() => expect(screen.getByLabelText('Phone for help')).toHaveValue('+1 555 99'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ changes: { supportPhone: '+1 555 99' } }]));
});

test('BO-15 PL-23 what is typed while a save is on its way stays in the field', async () => {
  let release: (() => void) | undefined;
  stubApi(saveSettings, async (save) => {
    saved.push(save);
    await new Promise<void>((resolve) => (release = resolve));
    settings = { ...settings, ...save.changes };
    return reply();
  });
  await renderShell({ path: '/admin/settings/firm', user });
  await userEvent.type(await screen.findByLabelText('Phone for help'), ' 9');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(release).toBeDefined());
  await userEvent.type(screen.getByLabelText('Phone for help'), '9');
  await act(async () => release?.());
  await expectShown('The settings are saved. Pages show them when they are opened next.');
  expect(screen.getByLabelText('Phone for help')).toHaveValue('+1 555 99');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  await act(async () => release?.());
  expect(saved).toEqual([
    { baseVersion: 3, changes: { supportPhone: '+1 555 9' } },
    { baseVersion: 4, changes: { supportPhone: '+1 555 99' } },
  ]);
});

test('BO-15 PL-23 another page opens only after a question while a secret is typed, which no device keeps', async () => {
  const { go, address } = await renderShell({ path: '/admin/settings/checkout', user });
  const token = await screen.findByLabelText('Token');
  await userEvent.type(token, 'very-secret');
  await act(() => go('/admin/settings/firm'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(address()).toBe('/admin/settings/checkout');
  expect(token).toHaveValue('very-secret');
  await userEvent.clear(token);
  await act(() => go('/admin/settings/firm'));
  expect(await screen.findByLabelText('Phone for help')).toBeVisible();
});
