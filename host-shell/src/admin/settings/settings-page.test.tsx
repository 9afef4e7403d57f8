import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings, socialLinks } from '@portal/shared-contracts/website';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../locales/en.json';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';
import { settingSections } from './fields.data.ts';
import { valueAt } from './setting-values.ts';

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
  stubApi(listSettingsVersions, () => ({
    status: true,
    versions: [
      {
        version: 3,
        at: '2026-01-01T10:00:00.000Z',
        author: 'Ann Castellanos',
        changes: [{ path: 'supportPhone', before: '', after: '+1 555' }],
      },
      { version: 2, at: '2026-01-01T09:00:00.000Z', author: null, changes: [] },
    ],
  }));
  stubApi(saveSettings, (save) => {
    saved.push(save);
    return reply();
  });
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

const leaves = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
    : [path];

test('BO-15 every setting of the schema stands on exactly one page, with words', () => {
  const example = siteSettings.parse({
    customCheckout: { url: 'https://pay.example' },
    socialLinks: Object.fromEntries(
      Object.keys(socialLinks.shape).map((name) => [name, 'https://a.example']),
    ),
  });
  const whole = ['textOverrides', 'testimonials'];
  const wanted = Object.entries(example).flatMap(([key, value]) =>
    whole.includes(key) ? [key] : leaves(value, key),
  );
  const shown = Object.values(settingSections).flatMap((fields) => fields.map(({ path }) => path));
  expect([...shown].toSorted()).toEqual(wanted.toSorted());
  const unworded = shown.filter(
    (path) => typeof valueAt(english.settings.fields, path) !== 'string',
  );
  expect(unworded).toEqual([]);
});

const retype = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('BO-15 a save sends changed paths and the version that it began with', async () => {
  await renderShell({ path: '/admin/settings', user });
  await retype('Phone for help', '+49 30 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual([{ baseVersion: 3, changes: { supportPhone: '+49 30 1' } }]),
  );
});

test('BO-15 a wrong value is refused at its field, and what was typed stays', async () => {
  stubApi(saveSettings, () => {
    throw new RefusedReply('bad-input', 'This is not valid.', {
      companyEmail: 'This is not a valid email address.',
    });
  });
  await renderShell({ path: '/admin/settings/firm', user });
  await retype('Address for help', 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('1 setting needs a change'));
  expect(screen.getByLabelText('Address for help')).toBeInvalid();
  expect(screen.getByLabelText('Address for help')).toHaveValue('nobody');
});

test('BO-114 where somebody else changed the same, one keeps the own or takes the other', async () => {
  const sentence = 'Ann changed this 2 minutes ago.';
  let isStale = true;
  stubApi(saveSettings, (save) => {
    saved.push(save);
    if (isStale) throw new RefusedReply('conflict', sentence, { supportPhone: sentence });
    return reply();
  });
  await renderShell({ path: '/admin/settings/firm', user });
  await retype('Phone for help', '+49 30 1');
  settings = { ...settings, supportPhone: '+49 30 2', orderPrefix: 'NW-' };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Theirs: +49 30 2'));
  await userEvent.click(await screen.findByRole('button', { name: /^Keep mine/ }));
  // What was not touched here is as the other left it.
  expect(screen.getByLabelText('Letters before order numbers')).toHaveValue('NW-');
  expect(screen.getByLabelText('Phone for help')).toHaveValue('+49 30 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.at(-1)?.baseVersion).toBe(4));
  await userEvent.click(await screen.findByRole('button', { name: /^Take theirs/ }));
  expect(screen.getByLabelText('Phone for help')).toHaveValue('+49 30 2');
  isStale = false;
});

test('BO-114 a stale save whose newer settings cannot be read says so and loses nothing', async () => {
  stubApi(saveSettings, () => {
    stubApi(readSettings, () => {
      throw new RefusedReply('unavailable', 'The server is busy.');
    });
    throw new RefusedReply('conflict', 'Ann changed this.', { supportPhone: 'Ann changed this.' });
  });
  await renderShell({ path: '/admin/settings/firm', user });
  await retype('Phone for help', '+49 30 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByRole('alert'));
  expect(screen.queryByRole('button', { name: /^Keep mine/ })).toBeNull();
  expect(screen.getByLabelText('Phone for help')).toHaveValue('+49 30 1');
});

test('BO-15 an earlier version is brought back', async () => {
  const restored: unknown[] = [];
  stubApi(restoreSettings, (input) => {
    restored.push(input);
    settings = { ...settings, supportPhone: 'as before' };
    return reply();
  });
  await renderShell({ path: '/admin/settings/firm', user });
  await expectVisible(() => screen.getByText(/Ann Castellanos/));
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
  await waitFor(() => expect(screen.getByLabelText('Phone for help')).toHaveValue('as before'));
  expect(restored).toEqual([expect.objectContaining({ version: expect.anything() })]);
});

test('BO-18 the brand says which colours are moved, per scheme', async () => {
  settings = siteSettings.parse({ brand: { primary: '#FFFF00' } });
  await renderShell({ path: '/admin/settings/brand', user });
  await expectVisible(() => screen.getByRole('heading', { name: 'Readable colours' }));
  expect(screen.getAllByText(/#FFFF00 \(1\.\d:1\)/i).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Main colour', { selector: 'strong' }).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Kind of headings')).toHaveTextContent('Without serifs');
});

test('BO-02 scripts are shown to owners only, and settings to those who hold the area', async () => {
  const shell = await renderShell({ path: '/admin/settings/scripts', user });
  await expectVisible(() => screen.getByText('Scripts are for owners of the firm only.'));
  shell.unmount();
  const ofMoney = { ...user, admin: { isOwner: false, areas: ['money' as const] } };
  await renderShell({ path: '/admin/settings/firm', user: ofMoney });
  await expectVisible(() => screen.getByRole('heading', { name: 'Not for your role' }));
});
