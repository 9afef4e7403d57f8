import {
  changePart,
  listParts,
  listSettingsVersions,
  type Part,
  previewPart,
  readPart,
  readSettings,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../../testing/render-shell.tsx';
import { silenceSockets } from '../../../testing/silent-socket.ts';

const user: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings'] },
};

const chat: Part = {
  remote: 'mfe-chat',
  title: 'Chat',
  isOn: true,
  offByPlatform: false,
  channel: 'stable',
  pinned: null,
  running: '1.1.0',
  earlier: '1.0.0',
  stable: '1.1.0',
  canary: null,
  pages: [{ path: '/writer/admin-chat', title: 'Admin chat' }],
};
const boards: Part = { ...chat, remote: 'mfe-boards-jobs', title: 'Boards', offByPlatform: true };

let changed: unknown[];
beforeEach(() => {
  silenceSockets();
  changed = [];
  const detail = {
    ...chat,
    releases: [
      {
        release: '1.0.0',
        publishedAt: '2026-03-01T09:00:00.000Z',
        isTakenBack: false,
        vanishing: [{ path: '/chats/new', title: 'New chat' }],
      },
    ],
    history: [
      { at: '2026-03-02T09:00:00.000Z', action: 'promote', channel: 'stable', release: '1.1.0' },
      { at: '2026-03-02T09:00:00.000Z', action: 'canary-over', channel: 'canary', release: null },
    ],
  };
  stubApi(listParts, () => ({ status: true, items: [chat, boards] }));
  stubApi(readPart, () => ({ status: true, part: detail }));
  stubApi(changePart, (change) => {
    changed.push(change);
    return { status: true, part: detail };
  });
  stubApi(previewPart, () => ({
    status: true,
    link: 'https://portal.example/?preview=token',
    expiresAt: '2026-03-03T09:00:00.000Z',
  }));
  stubApi(readSettings, () => ({
    status: true,
    version: 3,
    settings: siteSettings.parse({}),
    secrets: [],
  }));
  stubApi(listSettingsVersions, () => ({ status: true, versions: [] }));
});
afterEach(clearStubs);

test('BO-24 switching a part off names the pages that vanish first', async () => {
  await renderShell({ path: '/admin/settings/parts', user });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chat is on' }));
  await expectVisible(() => screen.getByText('/writer/admin-chat'));
  expect(changed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(changed).toEqual([{ remote: 'mfe-chat', isOn: false }]));
});

test('BO-24 a part goes back, follows canary, keeps a release and is looked at by a link', async () => {
  await renderShell({ path: '/admin/settings/parts', user });
  await userEvent.click(await screen.findByRole('button', { name: 'Go back: Chat 1.0.0' }));
  await userEvent.selectOptions(screen.getByLabelText('Releases of Chat'), 'canary');
  await userEvent.click(screen.getByRole('button', { name: 'All releases of Chat' }));
  await expectVisible(() => screen.getByText('/chats/new'));
  expect(screen.getByText(/No longer for a share of the devices/)).toHaveTextContent('(canary)');
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one: Chat 1.0.0' }));
  await waitFor(() =>
    expect(changed).toEqual([
      { remote: 'mfe-chat', pinned: '1.0.0' },
      { remote: 'mfe-chat', channel: 'canary' },
      { remote: 'mfe-chat', pinned: '1.0.0' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview link: Chat 1.0.0' }));
  expect(await screen.findByRole('link', { name: 'Look at Chat 1.0.0' })).toHaveAttribute(
    'href',
    'https://portal.example/?preview=token',
  );
});

test('BO-24 going back twice, or again after a lost reply, goes back to the one release that was named', async () => {
  let isLost = true;
  stubApi(changePart, (change) => {
    changed.push(change);
    if (!isLost) return new Promise<never>(() => undefined);
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  await renderShell({ path: '/admin/settings/parts', user });
  const back = () => screen.findByRole('button', { name: 'Go back: Chat 1.0.0' });
  await userEvent.click(await back());
  await waitFor(() => expect(changed).toHaveLength(1));
  await waitFor(async () => expect(await back()).not.toHaveClass('pui-button-busy'));
  await userEvent.dblClick(await back());
  const named = { remote: 'mfe-chat', pinned: '1.0.0' };
  expect(changed).toEqual([named, named]);
});

test('BO-24 a change of a part that is refused says why', async () => {
  stubApi(changePart, () => {
    throw new RefusedReply('conflict', 'This release was taken back.');
  });
  await renderShell({ path: '/admin/settings/parts', user });
  await userEvent.click(await screen.findByRole('button', { name: 'Go back: Chat 1.0.0' }));
  // It is read aloud as well, from a place that nobody sees.
  await expectVisible(() =>
    screen.getByText('This release was taken back.', { selector: ':not([aria-live])' }),
  );
});

test('BO-25 a part that a command switched off says so and has no switch', async () => {
  await renderShell({ path: '/admin/settings/parts', user });
  await expectVisible(() => screen.getByText('Switched off by the platform.'));
  expect(screen.queryByRole('checkbox', { name: 'Boards is on' })).toBeNull();
});
