import { completeTask } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import {
  fillAll,
  fillFirst,
  next,
  openQuestionnaire,
  QUESTIONNAIRE,
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

/** Comes to the questionnaire from another page; `section` counts from 1 and is what the entry of a reload kept. */
const comeFromElsewhere = async (section?: unknown) => {
  const page = await openQuestionnaire(vault, '/elsewhere');
  const state = typeof section === 'number' ? { section: section - 1, steps: 1 } : section;
  await page.navigate(QUESTIONNAIRE, { state });
  return page;
};

test('UX-07 QU-14 the way back leads to the section before, and from the first one out of the questionnaire', async () => {
  const page = await comeFromElsewhere();
  await screen.findByText('Section 1 of 3');
  await fillFirst();
  await screen.findByText('Section 2 of 3');
  await typeInto(/Duties/, 'I count.');
  await page.back();
  expect(await screen.findByRole('heading', { name: 'You', level: 2 })).toHaveFocus();
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
  await page.forth();
  expect(await screen.findByLabelText(/Duties/)).toHaveValue('I count.');
  expect(page.address()).toBe(QUESTIONNAIRE);
  await page.back();
  await page.back();
  expect(page.address()).toBe('/elsewhere');
});

test('QU-14 UX-07 a reload opens the section of its entry', async () => {
  const first = await openQuestionnaire(vault);
  await fillFirst();
  await typeInto(/Duties/, 'I count.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Section 1 of 3');
  first.unmount();
  await comeFromElsewhere(2);
  expect(await screen.findByLabelText(/Duties/)).toHaveValue('I count.');
});

test.each([3, 99, 0, 'x', { section: 'two' }])(
  'QU-15 an entry with section %j does not pass over required answers',
  async (section) => {
    await comeFromElsewhere(section);
    await screen.findByText('Section 1 of 3');
    expect(screen.queryByRole('group', { name: /still need/ })).toBeNull();
  },
);

test('QU-15 the way forth stops at what was taken away meanwhile, as Next does', async () => {
  const page = await openQuestionnaire(vault);
  await fillFirst();
  await screen.findByText('Section 2 of 3');
  await page.back();
  await user.clear(await screen.findByLabelText(/Name/));
  await page.forth();
  expect(await screen.findByRole('group', { name: '1 question still needs you' })).toHaveFocus();
  expect(screen.getByText('Section 1 of 3')).toBeVisible();
});

test('QU-16 UX-07 while answers are sent no section opens, and after it the way back leaves the questionnaire', async () => {
  const reply = Promise.withResolvers<void>();
  stubApi(completeTask, async () => {
    await reply.promise;
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  const page = await comeFromElsewhere();
  await screen.findByText('Section 1 of 3');
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await page.back();
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  reply.resolve();
  await screen.findByRole('heading', { name: 'Your answers are sent' });
  await page.back();
  await waitFor(() => expect(page.address()).toBe('/elsewhere'));
});

test('QU-14 sections of one question after another are entries in their order, however fast one goes on', async () => {
  serve({ given: { name: 'Ada', mail: 'ada@example.com', duties: 'I led.', tone: 'Warm' } });
  const page = await comeFromElsewhere();
  await screen.findByText('Section 1 of 3');
  await next();
  await next();
  await next();
  await screen.findByRole('heading', { name: 'Check your answers' });
  for (const section of [3, 2, 1]) {
    await page.back();
    await screen.findByText(`Section ${section} of 3`);
  }
});
