import { limits } from '@portal/shared-contracts';
import { completeTask } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { next, openQuestionnaire, serve, typeInto, user } from '../testing/questionnaire-page.tsx';

const KEY = 'questionnaire:order-1:career:service-1';
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

const given = { name: 'Ada Byron', mail: 'ada@example.com', duties: 'I led.', tone: 'Warm' };

const halfTyped = (name: string) => ({
  section: 0,
  furthest: 0,
  field: 'name',
  answers: { name, mail: 'half@example.com' },
});

test('QU-14 an answer that is too long takes nothing with it when the tab is closed', async () => {
  const first = await openQuestionnaire(vault);
  await typeInto(/Mail/, 'ada@example.com');
  const long = 'x'.repeat(limits.text.long + 1);
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: long } });
  first.unmount();
  vault.close();
  vault = openVault();
  await openQuestionnaire(vault);
  expect(await screen.findByLabelText(/Mail/)).toHaveValue('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toHaveLength(long.length);
});

test('QU-14 QU-30 what was half typed is forgotten once the answers were sent elsewhere', async () => {
  await vault.save(KEY, halfTyped('Half'));
  serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
  await openQuestionnaire(vault);
  await expectVisible(() => screen.getByRole('link', { name: 'See your answers' }));
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('QU-14 BO-63 what was half typed before is not laid over the answers of a questionnaire that was opened again', async () => {
  await vault.save(KEY, halfTyped('Half'));
  serve({ given });
  await openQuestionnaire(vault);
  expect(await screen.findByLabelText(/^1\. Name/)).toHaveValue('Ada Byron');
});

test.each([
  ['questions', {}],
  ['former answers', { given }],
])('QU-14 BO-63 who only looks at the %s keeps nothing on the device', async (_what, part) => {
  serve(part);
  const page = await openQuestionnaire(vault);
  const name = await screen.findByLabelText(/Name/);
  act(() => name.focus());
  page.unmount();
  expect(await vault.keys()).toEqual([]);
});

test('QU-16 BO-63 changed answers stay on the screen while they are sent, though the news of them comes before the reply', async () => {
  let arrive = (): void => undefined;
  const answeredAt = '2026-01-02T03:04:05Z';
  stubApi(completeTask, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { status: true as const, serviceId: 'service-1', answeredAt };
  });
  serve({ given });
  const page = await openQuestionnaire(vault);
  await typeInto(/Name/, ' King');
  for (const _section of ['You', 'Work', 'Wishes']) await next();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  serve({ state: 'answered', answeredAt, title: 'Read again' });
  await act(() => page.client.invalidateQueries({ queryKey: ['questionnaires'] }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Read again' }));
  expect(screen.getByText('Ada Byron King')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit You' })).toBeDisabled();
  arrive();
  await expectShown('Completed Successfully');
  expect(await vault.keys()).toEqual([]);
});
