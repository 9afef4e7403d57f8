import { completeTask } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  fillAll,
  fillFirst,
  openQuestionnaire,
  serve,
  typeInto,
  user,
} from '../testing/questionnaire-page.tsx';

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
  serve();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('QU-14 FX-10 says that it keeps a draft, and comes back to section, field and text after a crash', async () => {
  const first = await openQuestionnaire(vault);
  await fillFirst();
  // One change in one step, because a save may be over before somebody who types sees that it began.
  fireEvent.change(screen.getByLabelText(/Duties/), { target: { value: 'Half a sen' } });
  expect(screen.getByText('Saving…')).toBeVisible();
  vault.kill();
  first.unmount();
  vault = openVault();
  await openQuestionnaire(vault);
  expect(await screen.findByLabelText(/Duties/)).toHaveValue('Half a sen');
  await waitFor(() => expect(screen.getByLabelText(/Duties/)).toHaveFocus());
  expect(screen.getByText('Section 2 of 3')).toBeVisible();
  expect(screen.getByText(/^Draft kept on this device, not saved yet/)).toBeVisible();
});

test('QU-14 G35 another person on the same device sees none of it', async () => {
  const first = await openQuestionnaire(vault);
  await typeInto(/Name/, 'Secret');
  first.unmount();
  const stranger = openVault('person-2');
  await openQuestionnaire(stranger);
  expect(await screen.findByLabelText(/Name/)).toHaveValue('');
  stranger.close();
});

test('QU-16 checks the answers first, then sends them once and forgets the copy on this device', async () => {
  const sent: unknown[] = [];
  stubApi(completeTask, (input) => {
    sent.push(input);
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  const page = await openQuestionnaire(vault);
  await fillAll();
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit You' }));
  await typeInto(/Name/, ' Byron');
  const steps = screen.getByRole('navigation', { name: 'Sections' });
  await user.click(within(steps).getByRole('button', { name: /^Check/, hidden: true }));
  await user.dblClick(await screen.findByRole('button', { name: 'Send answers' }));
  await expectShown('Completed Successfully');
  expect(sent).toEqual([
    {
      id: 'order-1',
      serviceType: 'Resume Writing',
      taskId: 'career',
      serviceId: 'service-1',
      DefaultQuestionSubmitted: true,
      data: {
        answers: {
          name: 'Ada Byron',
          mail: 'ada@example.com',
          duties: 'I count.',
          tone: 'Warm',
        },
      },
    },
  ]);
  expect(await vault.keys()).toEqual([]);
  expect(page.published).toContainEqual({
    name: 'task.completed',
    payload: { orderId: 'order-1', serviceId: 'service-1', taskId: 'career' },
  });
});

test('QU-16 nothing can be changed while the answers are being sent', async () => {
  let arrive = (): void => undefined;
  stubApi(completeTask, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  await openQuestionnaire(vault);
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  expect(screen.getByRole('button', { name: 'Edit You' })).toBeDisabled();
  const steps = screen.getByRole('navigation', { name: 'Sections' });
  for (const entry of within(steps).getAllByRole('button', { hidden: true }))
    expect(entry).toBeDisabled();
  arrive();
  await expectShown('Completed Successfully');
});

test('QU-16 a refusal leaves everything in place, and sending again works', async () => {
  let attempts = 0;
  stubApi(completeTask, () => {
    attempts += 1;
    if (attempts === 1) throw new RefusedReply('unavailable', 'The server is busy.');
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  await openQuestionnaire(vault);
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('The server is busy.'));
  expect(screen.getByText('Everything you typed is safe on this device.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send answers/ }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your answers are sent' }));
});

test('QU-16 a receipt that gets lost is looked up: the answers count as sent, once', async () => {
  let attempts = 0;
  stubApi(completeTask, () => {
    attempts += 1;
    serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
    throw new RefusedReply('unavailable', 'The line broke.');
  });
  await openQuestionnaire(vault);
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your answers are sent' }));
  expect(attempts).toBe(1);
  expect(await vault.keys()).toEqual([]);
});

test('QU-16 other answers that come too late do not count as sent and stay on this device', async () => {
  stubApi(completeTask, () => {
    serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
    throw new RefusedReply('already-done', 'These questions are already answered.');
  });
  await openQuestionnaire(vault);
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('These questions are already answered.'));
  expect(screen.queryByRole('heading', { name: 'Your answers are sent' })).toBeNull();
  expect(await vault.keys()).toEqual(['questionnaire:order-1:career:service-1']);
});

test('QU-14 notices the same questionnaire in another tab and lets the person choose', async () => {
  await openQuestionnaire(vault);
  await typeInto(/Name/, 'From this tab');
  const other = openVault('person-1', 'other-page');
  const key = 'questionnaire:order-1:career:service-1';
  const position = { section: 0, furthest: 0, field: 'name' };
  await act(() => other.save(key, { ...position, answers: { name: 'From the other tab' } }));
  await expectVisible(() => screen.getByText(/There is a newer copy from/));
  expect(screen.getByLabelText(/Name/)).toHaveValue('From this tab');
  await user.click(screen.getByRole('button', { name: 'Use the newer copy' }));
  expect(screen.getByLabelText(/Name/)).toHaveValue('From the other tab');
  await waitFor(() => expect(screen.queryByText(/There is a newer copy from/)).toBeNull());
  other.close();
});
