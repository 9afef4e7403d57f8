import { changeFirmPerson, type FirmPerson, readFirmPerson } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clara } from '../../testing/firm-person.ts';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const MEANWHILE = 'Ann changed this 2 minutes ago.';

let person: FirmPerson;
let sent: object[];

const changeTo = (change: Partial<FirmPerson>): void => {
  person = { ...person, ...change, version: person.version + 1 };
};

beforeEach(() => {
  silenceSockets();
  person = clara;
  sent = [];
  stubApi(readFirmPerson, () => ({ status: true, person }));
  stubApi(changeFirmPerson, ({ baseVersion, note = '' }) => {
    sent.push({ baseVersion, note });
    if (baseVersion !== person.version)
      throw new RefusedReply('conflict', MEANWHILE, undefined, 'changed-meanwhile');
    changeTo({ note });
    return { status: true, person };
  });
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note of the firm/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  { way: 'Take theirs', left: 'Calls on Mondays', again: [] },
  { way: 'Keep mine', left: 'Pays late', again: [{ baseVersion: 4, note: 'Pays late' }] },
])(
  'BO-40 BO-114 of a note that somebody else wrote meanwhile one reads it first: $way',
  async ({ way, left, again }) => {
    await renderShell({
      path: '/admin/people/p1',
      user: { role: 'admin', admin: { isOwner: true, areas: [] } },
    });
    await userEvent.type(await note(), 'Pays late');
    changeTo({ note: 'Calls on Mondays' });
    await press('Save');
    expect(await screen.findByText(MEANWHILE)).toBeVisible();
    expect(await screen.findByText('Theirs: Note of the firm: Calls on Mondays')).toBeVisible();
    await press(way);
    expect(screen.queryByText(MEANWHILE)).toBeNull();
    expect(await note()).toHaveValue(left);
    if (again.length > 0) await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(sent.slice(1)).toEqual(again);
  },
);
