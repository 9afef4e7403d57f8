import {
  addDomain,
  changeDomain,
  checkDomain,
  type Domain,
  type HealthLine,
  listDomains,
  readHealth,
  readSettings,
  removeDomain,
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

const given: Domain = {
  host: 'acme.example',
  state: 'proven',
  isPrimary: true,
  isGiven: true,
  records: [],
  checkedAt: null,
  nextCheckAt: null,
  checkedUntil: null,
  certificateEndsAt: null,
  endsSoon: false,
  reservedUntil: null,
  unansweredSince: null,
};
const own: Domain = {
  ...given,
  host: 'portal.acme.example',
  isPrimary: false,
  isGiven: false,
  certificateEndsAt: '2026-03-10T09:00:00.000Z',
  endsSoon: true,
  records: [
    {
      type: 'TXT',
      name: '_portal.portal.acme.example',
      expected: 'portal-verification=abc',
      found: [],
      isRight: false,
    },
    {
      type: 'CNAME',
      name: 'portal.acme.example',
      expected: 'acme.example',
      found: ['old.example'],
      isRight: false,
    },
  ],
};

let done: string[];
beforeEach(() => {
  silenceSockets();
  done = [];
  stubApi(readSettings, () => ({
    status: true,
    version: 3,
    settings: siteSettings.parse({}),
    secrets: [],
  }));
  stubApi(listDomains, () => ({ status: true, items: [given, own], nextCursor: null, total: 2 }));
  const note = (act: string) => (input: { host: string }) => {
    done.push(`${act} ${input.host}`);
    return { status: true as const, domain: own };
  };
  stubApi(checkDomain, note('check'));
  stubApi(changeDomain, note('choose'));
  stubApi(removeDomain, note('remove'));
});
afterEach(clearStubs);

test('BO-27 a name server that could not be asked is said, and is no missing record', async () => {
  const records = own.records.map((record) => ({ ...record, found: [record.expected] }));
  const unasked = { ...own, records, unansweredSince: '2026-03-01T09:00:00.000Z' };
  stubApi(listDomains, () => ({ status: true, items: [unasked], nextCursor: null, total: 1 }));
  await renderShell({ path: '/admin/settings/domains', user });
  await screen.findByText(/The name server could not be asked/);
  expect(screen.queryByText('Nothing')).toBeNull();
  expect(screen.getAllByText('portal-verification=abc')).toHaveLength(2);
});

test('BO-27 every host of the firm is shown, however many there are', async () => {
  const last = { ...own, host: 'last.acme.example' };
  stubApi(listDomains, ({ cursor }) =>
    cursor
      ? { status: true, items: [last], nextCursor: null, total: 2 }
      : { status: true, items: [given], nextCursor: 'next', total: 2 },
  );
  await renderShell({ path: '/admin/settings/domains', user });
  await expectVisible(() => screen.getByRole('heading', { name: 'acme.example' }));
  expect(screen.getByRole('heading', { name: 'last.acme.example' })).toBeVisible();
});

test('BO-27 a host is added, and its records stand expected beside found', async () => {
  stubApi(addDomain, () => {
    const sentence = 'This domain is in use.';
    throw new RefusedReply('conflict', sentence, { host: sentence });
  });
  await renderShell({ path: '/admin/settings/domains', user });
  await expectVisible(() => screen.getByText('portal-verification=abc'));
  expect(screen.getByText('old.example')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Host'), 'portal.other.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add a domain' }));
  await expectVisible(() => screen.getByText('This domain is in use.'));
  expect(screen.getByLabelText('Host')).toBeInvalid();
  expect(screen.getByLabelText('Host')).toHaveValue('portal.other.example');
});

test('BO-28 a host is chosen for mail links, removed after a question, and its certificate warned about', async () => {
  await renderShell({ path: '/admin/settings/domains', user });
  await expectVisible(() => screen.getByText(/Its certificate ends on/));
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await press('Look now: portal.acme.example');
  await press('Use for mail links: portal.acme.example');
  await press('Remove: portal.acme.example');
  expect(done).not.toContain('remove portal.acme.example');
  await press('Remove');
  await waitFor(() =>
    expect(done).toEqual(['check', 'choose', 'remove'].map((act) => `${act} portal.acme.example`)),
  );
  expect(screen.queryByRole('button', { name: 'Remove: acme.example' })).toBeNull();
});

test('BO-26 the page of health says state, since when and what to do', async () => {
  const line: HealthLine = {
    key: 'part:mfe-orders',
    state: 'well',
    since: '2026-03-02T09:00:00.000Z',
    sentence: 'Orders works on 212 of 214 devices.',
    todo: '',
    to: null,
  };
  const mail: HealthLine = {
    ...line,
    key: 'mail',
    state: 'failing',
    sentence: 'Mails of the last week that failed or are uncertain: 2.',
    todo: 'Look at them and send them again.',
    to: '/admin/mails',
  };
  stubApi(readHealth, () => ({ status: true, items: [line, mail] }));
  await renderShell({ path: '/admin/health', user });
  await expectVisible(() => screen.getByText(/Orders works on 212 of 214 devices\./));
  expect(screen.getByText('Look at them and send them again.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open: Mails of the last week/ })).toHaveAttribute(
    'href',
    '/admin/mails',
  );
});
