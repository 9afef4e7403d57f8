import {
  getFollowUp,
  type QuestionnaireField,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testOrderData } from '../testing/order-data.ts';
import { fields, lines, openFollowUp, serve, server, START } from '../testing/follow-up-page.tsx';

let vault: KillableVault;
const user = userEvent.setup();

beforeEach(() => {
  vault = openVault();
  serve(fields('One', 'Two', 'Three'));
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
  jest.useRealTimers();
});

test('QU-26 keeps what was not sent when the tab is killed, and sends it later', async () => {
  const first = await openFollowUp(vault);
  fireEvent.change((await screen.findAllByLabelText('Question'))[1] as HTMLElement, {
    target: { value: 'Typed in the last moment' },
  });
  vault.kill();
  first.unmount();
  serve(fields('One', 'Two', 'Three'));
  vault = openVault();
  await openFollowUp(vault);
  await waitFor(() => expect(lines()).toEqual(['One', 'Typed in the last moment', 'Three']));
  await waitFor(() => expect(server.texts()[1]).toBe('Typed in the last moment'));
});

test('QU-26 shows that there is a newer copy elsewhere; taking it drops the own edit', async () => {
  await openFollowUp(vault);
  const [box] = await screen.findAllByLabelText('Question');
  server.stored = { ...server.stored, draft_data: fields('Theirs'), version: 9 };
  fireEvent.change(box as HTMLElement, { target: { value: 'Mine' } });
  await expectVisible(() => screen.getByText('These questions were changed somewhere else.'));
  expect(lines()).toEqual(['Mine', 'Two', 'Three']);
  await user.click(screen.getByRole('button', { name: 'Use the other copy' }));
  await waitFor(() => expect(lines()).toEqual(['Theirs']));
  expect(server.saves).toEqual([]);
});

test('QU-26 shows that there is a newer copy elsewhere; keeping the own one sends it over the other', async () => {
  await openFollowUp(vault);
  const [box] = await screen.findAllByLabelText('Question');
  server.stored = { ...server.stored, draft_data: fields('Theirs'), version: 9 };
  fireEvent.change(box as HTMLElement, { target: { value: 'Mine' } });
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.texts()).toEqual(['Mine', 'Two', 'Three']));
  expect(screen.queryByText('These questions were changed somewhere else.')).toBeNull();
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual([9]);
});

test('BO-114 keeping the own copy does not overwrite whoever saves at that moment', async () => {
  await openFollowUp(vault);
  const [box] = await screen.findAllByLabelText('Question');
  server.stored = { ...server.stored, draft_data: fields('Theirs'), version: 9 };
  fireEvent.change(box as HTMLElement, { target: { value: 'Mine' } });
  const keep = await screen.findByRole('button', { name: 'Keep mine' });
  stubApi(getFollowUp, () => {
    const questionnaire = server.stored;
    server.stored = { ...server.stored, draft_data: fields('Third'), version: 10 };
    return { orderData: testOrderData, serviceName: 'Resume Writing', questionnaire };
  });
  await user.click(keep);
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.texts()).toEqual(['Mine', 'Two', 'Three']));
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual([10]);
});

test('QU-26 a save forgets nothing that another tab could not send yet', async () => {
  await openFollowUp(vault);
  const [box] = await screen.findAllByLabelText('Question');
  const other = openVault('person-1', 'other-page');
  const key = 'follow-up:order-1:service-1';
  await other.save(key, { fields: fields('Of the other tab'), baseVersion: 1 });
  fireEvent.change(box as HTMLElement, { target: { value: 'Of this tab' } });
  await waitFor(() => expect(server.texts()[0]).toBe('Of this tab'));
  await waitFor(async () => expect((await vault.peek(key))?.page).toBe('other-page'));
  expect((await other.load(key))?.value).toMatchObject({ fields: [{ text: 'Of the other tab' }] });
  other.close();
});

test('QU-26 a page that was left neither overwrites nor forgets what is typed after it', async () => {
  const answers: (() => void)[] = [];
  stubApi(saveFollowUp, async () => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    return { status: true as const, version: 2, savedAt: START };
  });
  const typeAndLeave = async (value: string, ...before: string[]): Promise<void> => {
    const page = await openFollowUp(vault);
    await waitFor(() => expect(before).toContain(lines()[0]));
    fireEvent.change(screen.getAllByLabelText('Question')[0] as HTMLElement, { target: { value } });
    page.unmount();
  };
  const keptWords = async () => {
    const [key = ''] = await vault.keys();
    return ((await vault.peek(key))?.value as { fields: QuestionnaireField[] } | undefined)
      ?.fields[0]?.text;
  };
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
  });
  await typeAndLeave('First', 'One');
  await waitFor(() => expect(answers).toHaveLength(1));
  await typeAndLeave('Second', 'First');
  await waitFor(() => expect(answers).toHaveLength(2));
  await jest.advanceTimersByTimeAsync(5000);
  expect(await keptWords()).toBe('Second');
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await keptWords()).toBe('Second');
});
