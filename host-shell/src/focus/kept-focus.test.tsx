import {
  activatePerson,
  deactivatePerson,
  type Domain,
  endPersonSessions,
  erasePerson,
  type FirmPerson,
  invitePerson,
  keepPerson,
  listDomains,
  listFirmPeople,
  type PersonPrivacy,
  readFirmPerson,
  readPersonPrivacy,
  readSettings,
  removeDomain,
} from '@portal/shared-contracts/admin';
import { type ListedMail, listMails, resendMail } from '@portal/shared-contracts/mails';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { siteSettings } from '@portal/shared-contracts/website';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clara } from '../testing/firm-person.ts';
import { forgetKept } from '../testing/forget-kept.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

let person: FirmPerson;
let privacy: PersonPrivacy;
beforeEach(() => {
  silenceSockets();
  person = clara;
  privacy = { counts: {}, obstacles: [], export: null, erasure: null };
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(readFirmPerson, () => ({ status: true, person }));
  stubApi(readPersonPrivacy, () => ({ status: true, privacy }));
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

const open = (path: string) =>
  renderShell({ path, user: { role: 'admin', admin: { isOwner: true, areas: [] } } });
/** Presses with a key, as whoever has no mouse does. */
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};
const expectFocusAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

test('UX-16 BO-36 closing an account and opening it again stays at its section', async () => {
  stubApi(deactivatePerson, () => {
    person = { ...person, state: 'deactivated' };
    return { status: true };
  });
  stubApi(activatePerson, () => {
    person = clara;
    return { status: true };
  });
  await open('/admin/people/p1');
  await press('Deactivate');
  await expectFocusAt('Account');
  await press('Cancel');
  await expectFocusAt('Account');
  await press('Deactivate');
  await press('Deactivate');
  await screen.findByRole('button', { name: 'Activate' });
  await expectFocusAt('Account');
  await press('Activate');
  await screen.findByRole('button', { name: 'Deactivate' });
  await expectFocusAt('Account');
});

test('UX-16 BO-45 looking for data and having it erased stays at its section', async () => {
  const dates = { askedAt: '2026-03-02T09:00:00.000Z', dueAt: '2026-03-05T09:00:00.000Z' };
  stubApi(erasePerson, () => {
    privacy = { ...privacy, erasure: dates };
    return { status: true, privacy };
  });
  stubApi(keepPerson, () => {
    privacy = { ...privacy, erasure: null };
    return { status: true };
  });
  await open('/admin/people/p1');
  for (const name of ['Show what is kept', 'Erase this person', 'Do not erase']) {
    await press(name);
    await expectFocusAt('Data and erasure');
  }
  await press('Erase this person');
  await press('Erase in 72 hours');
  await screen.findByText(/^Everything is erased on/);
  await expectFocusAt('Data and erasure');
  await press('Cancel');
  await screen.findByRole('button', { name: 'Erase this person' });
  await expectFocusAt('Data and erasure');
});

test('UX-16 BO-40 an ended session leaves the focus at the others, and while it ends at its button', async () => {
  const session = { _id: 's1', browser: 'Firefox', system: 'Linux', lastSeen: clara.createdAt };
  person = { ...clara, sessions: [session, { ...session, _id: 's2', browser: 'Safari' }] };
  const reply = Promise.withResolvers<void>();
  stubApi(endPersonSessions, async () => {
    await reply.promise;
    person = { ...person, sessions: person.sessions.slice(1) };
    return { status: true };
  });
  await open('/admin/people/p1');
  await press('End the session on Firefox, Linux');
  const button = screen.getByRole('button', { name: 'End the session on Firefox, Linux' });
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: 'End the session on Safari, Linux' })).toBeDisabled();
  await act(async () => reply.resolve());
  await expectFocusAt('Signed in on');
});

test.each(['Invite somebody', 'Invite a table'])(
  'UX-16 BO-35 whoever gives up an invitation is at the heading: %s',
  async (name) => {
    await open('/admin/people');
    await press(name);
    await expectFocusAt(name);
    await press('Cancel');
    await expectFocusAt('People');
  },
);

test('UX-16 BO-35 whoever has sent an invitation is at the heading', async () => {
  stubApi(invitePerson, () => ({ status: true, _id: 'i1' }));
  await open('/admin/people');
  await press('Invite somebody');
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await press('Send the invitation');
  await expectFocusAt('People');
});

test('UX-16 BO-55 a mail that is sent again takes its button along, and the heading has the focus', async () => {
  let mail: ListedMail = {
    _id: 'm1',
    event: 'customer-turn',
    name: 'Clara Jensen',
    recipient: 'clara@example.com',
    subject: '#1001: it is your turn',
    state: 'failed',
    reason: null,
    attempts: 1,
    createdAt: clara.createdAt,
    endedAt: clara.createdAt,
    dueAt: clara.createdAt,
  };
  stubApi(listMails, () => ({ status: true, items: [mail], nextCursor: null, total: 1 }));
  stubApi(resendMail, () => {
    mail = { ...mail, state: 'waiting' };
    return { status: true };
  });
  await open('/admin/mails');
  await press('Send again: clara@example.com');
  await expectFocusAt('Mails');
});

test('UX-16 BO-28 a removed host takes its buttons along, and a heading has the focus', async () => {
  let domain: Domain = {
    host: 'portal.acme.example',
    state: 'proven',
    isPrimary: false,
    isGiven: false,
    records: [],
    checkedAt: null,
    nextCheckAt: null,
    checkedUntil: null,
    certificateEndsAt: null,
    endsSoon: false,
    reservedUntil: null,
    unansweredSince: null,
  };
  const settings = siteSettings.parse({});
  stubApi(readSettings, () => ({ status: true, version: 3, settings, secrets: [] }));
  stubApi(listDomains, () => ({ status: true, items: [domain], nextCursor: null, total: 1 }));
  stubApi(removeDomain, () => {
    domain = { ...domain, state: 'removed' };
    return { status: true, domain };
  });
  await open('/admin/settings/domains');
  await press('Remove: portal.acme.example');
  const dialog = await screen.findByRole('dialog');
  act(() => within(dialog).getByRole('button', { name: 'Remove' }).focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Removed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.matches('h1, h2')).toBe(true));
});
