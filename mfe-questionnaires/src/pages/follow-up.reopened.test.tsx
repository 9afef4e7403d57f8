import { saveFollowUp } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fields, lines, openFollowUp, serve, server, START } from '../testing/follow-up-page.tsx';

const NOTICE = 'These questions were changed somewhere else.';
const MINE = ['Mine', 'Two', 'Three'];
const theirs = { draft_data: fields('Theirs'), version: 9 };

let vault: KillableVault;
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (which: number, value: string): void => {
  const box = screen.getAllByLabelText('Question')[which] as HTMLElement;
  fireEvent.change(box, { target: { value } });
};

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

/** Opens the page over edits of the first version, which a dead tab could not send any more. */
const reopen = async (now: Partial<typeof server.stored>) => {
  serve(fields('One', 'Two', 'Three'));
  const lost = jest.fn(() => new Promise<never>(() => undefined));
  stubApi(saveFollowUp, lost);
  const first = await openFollowUp(vault);
  await screen.findAllByLabelText('Question');
  type(0, 'Mine');
  vault.kill();
  first.unmount();
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  serve(fields('One', 'Two', 'Three'));
  server.stored = { ...server.stored, ...now };
  vault = openVault();
  return openAgain();
};

const openAgain = async () => {
  const page = await openFollowUp(vault);
  await waitFor(() => expect(lines()).toEqual(MINE));
  return page;
};

test('QU-26 unsent edits meet a newer copy when the page is opened again: it is offered, and leaving overwrites nothing', async () => {
  const page = await reopen(theirs);
  await expectVisible(() => screen.getByText(NOTICE));
  expect([server.saves, server.refused]).toEqual([[], 0]);
  page.unmount();
  await waitFor(() => expect(server.refused).toBe(1));
  await openAgain();
  await expectVisible(() => screen.getByText(NOTICE));
  await press('Use the other copy');
  await waitFor(() => expect(lines()).toEqual(['Theirs']));
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect([server.saves, server.texts()]).toEqual([[], ['Theirs']]);
});

test('QU-26 neither the network that is back nor a further edit overwrites the newer copy before the own one is kept', async () => {
  const page = await reopen(theirs);
  await expectVisible(() => screen.getByText(NOTICE));
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(server.refused).toBe(1));
  type(0, 'Mine again');
  type(0, 'Mine');
  page.unmount();
  await waitFor(() => expect(server.refused).toBe(2));
  await openAgain();
  await expectVisible(() => screen.getByText(NOTICE));
  expect(server.saves).toEqual([]);
  await press('Keep mine');
  await waitFor(() => expect(server.texts()).toEqual(MINE));
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual([9]);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('QU-26 unsent edits go out by themselves where nobody changed a question since', async () => {
  await reopen({ version: 4, savedAt: START });
  await waitFor(() => expect(server.texts()).toEqual(MINE));
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual([4]);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('QU-26 edits that an earlier release kept meet a newer copy as well', async () => {
  serve(fields('One', 'Two', 'Three'));
  await vault.save('follow-up:order-1:service-1', {
    fields: fields('Mine', 'Two', 'Three'),
    baseVersion: 1,
    recent: [],
  });
  server.stored = { ...server.stored, ...theirs };
  await openAgain();
  await expectVisible(() => screen.getByText(NOTICE));
  expect(server.saves).toEqual([]);
});
