import { type AuditItem, listAudit } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };
const ofSettings: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['settings', 'people'] },
};

const priced: AuditItem = {
  _id: '7',
  at: '2026-03-02T10:00:00.000Z',
  sentence: 'Ann changed the price of Executive Suite from $649 to $699',
  action: 'PATCH /api/admin/packages/{id}',
  outcome: 'done',
  person: { _id: 'p1', name: 'Ann' },
  subject: { kind: 'package', _id: 'k1', name: 'Executive Suite' },
  address: '192.0.2.0/24',
  changes: [{ field: 'price', before: '$649', after: '$699' }],
  batch: null,
};

let asked: object[];
beforeEach(() => {
  silenceSockets();
  asked = [];
  stubApi(listAudit, (filter) => {
    asked.push(filter);
    return { status: true, items: [priced], nextCursor: null, total: 1 };
  });
});
afterEach(clearStubs);

test('BO-43 the log shows sentences and what stands behind them, and its filters stand in the address', async () => {
  const shell = await renderShell({ path: '/admin/audit?day=2026-03-02', user: owner });
  await expectVisible(() => screen.getByText(priced.sentence));
  await userEvent.click(screen.getByText(priced.sentence));
  await expectVisible(() => screen.getByText(/\$649 → \$699/));
  await userEvent.selectOptions(screen.getByLabelText('Kind of act'), 'settings');
  await userEvent.type(screen.getByLabelText('Who: name or email'), 'ann');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ action: 'settings', person: 'ann', day: '2026-03-02' }),
  );
  expect(shell.address()).toBe('/admin/audit?day=2026-03-02&action=settings&person=ann');
  const csv = screen.getByRole('link', { name: 'Save as CSV' });
  expect(csv.getAttribute('href')).toMatch(
    /^\/api\/admin\/audit\/export\?.*person=ann.*format=csv/,
  );
});

test('BO-43 a changed setting is called as its page calls it, in the language of the page', async () => {
  const setting: AuditItem = {
    ...priced,
    sentence: 'Ann changed the setting “supportPhone” from nothing to +49 30 1',
    action: 'settings changed',
    subject: { kind: 'setting', _id: 'supportPhone', name: '' },
    changes: [{ field: 'supportPhone', before: 'nothing', after: '+49 30 1' }],
  };
  const several: AuditItem = {
    ...setting,
    _id: '8',
    sentence: 'Ann changed several settings',
    subject: { kind: 'setting', _id: 'settings', name: '' },
    changes: [
      { field: 'freeReview.dailyMax', before: '50', after: '60' },
      { field: 'ofAnotherVersion', before: 'nothing', after: 'yes' },
    ],
  };
  stubApi(listAudit, () => ({
    status: true,
    items: [setting, several],
    nextCursor: null,
    total: 2,
  }));
  await renderShell({ path: '/admin/audit', user: owner });
  const said = 'Ann changed the setting “Phone for help” from nothing to +49 30 1';
  await expectVisible(() => screen.getByText(said));
  await userEvent.click(screen.getByText(said));
  await userEvent.click(screen.getByText(several.sentence));
  const changes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toEqual(
    expect.arrayContaining([
      'Phone for help: nothing → +49 30 1',
      'Free reviews a day: 50 → 60',
      'ofAnotherVersion: nothing → yes',
    ]),
  );
});

test('BO-02 whoever is no owner has no entry for the log and is refused at its address', async () => {
  await renderShell({ path: '/admin/audit', user: ofSettings });
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  await waitFor(() => expect(menu).toHaveTextContent('People'));
  await expectVisible(() => screen.getByRole('heading', { name: 'Not for your role' }));
  expect(menu).not.toHaveTextContent('Audit');
  expect(asked).toEqual([]);
});
