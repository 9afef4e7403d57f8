import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
  type SettingsVersion,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const version = (number: number): SettingsVersion => ({
  version: number,
  at: '2026-01-01T10:00:00.000Z',
  author: 'Ann Castellanos',
  changes: [{ path: 'supportPhone', before: '', after: `+${number}` }],
});

afterEach(clearStubs);

test('BO-15 an earlier setting says its moment, and is called as on its page', async () => {
  silenceSockets();
  const settings = siteSettings.parse({});
  stubApi(readSettings, () => ({ status: true, version: 1, settings, secrets: [] }));
  stubApi(listSettingsVersions, () => ({ status: true, versions: [version(1)] }));
  await renderShell({
    path: '/admin/settings/region',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
  const said = await screen.findByText(/^Ann Castellanos,/);
  expect(said).toHaveTextContent(/\d:00/);
  await userEvent.click(said);
  expect(screen.getByText('Phone for help')).toBeVisible();
});

test('BO-15 BO-114 after a stale save the earlier settings have what a colleague saved', async () => {
  silenceSockets();
  let isSaved = false;
  const settings = siteSettings.parse({});
  stubApi(readSettings, () => ({ status: true, version: isSaved ? 1 : 0, settings, secrets: [] }));
  stubApi(listSettingsVersions, () => ({ status: true, versions: isSaved ? [version(1)] : [] }));
  stubApi(saveSettings, () => {
    isSaved = true;
    throw new RefusedReply('conflict', 'Ann changed this.', { supportPhone: 'Ann changed this.' });
  });
  await renderShell({
    path: '/admin/settings/firm',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
  await screen.findByText('Nothing was changed yet.');
  await userEvent.type(screen.getByLabelText(/^Phone for help/), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Ann Castellanos,/)).toBeVisible();
});

test('BO-15 BO-111 every kept version is reached and restored from the page, which offers the way back', async () => {
  silenceSockets();
  const reply = {
    status: true as const,
    version: 200,
    settings: siteSettings.parse({}),
    secrets: [],
  };
  const restored: number[] = [];
  stubApi(readSettings, () => reply);
  stubApi(listSettingsVersions, () => ({
    status: true,
    versions: Array.from({ length: 200 }, (_, at) => version(200 - at)),
  }));
  stubApi(restoreSettings, ({ version: chosen }) => {
    restored.push(chosen);
    return { ...reply, version: 201, undo: 'act-1' };
  });
  await renderShell({
    path: '/admin/settings/firm',
    user: { role: 'admin', admin: { isOwner: true, areas: [] } },
  });
  await screen.findByRole('button', { name: 'Restore version 199' });
  expect(screen.queryByRole('button', { name: 'Restore version 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(restored).toEqual([1]);
});
