import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { getQuestionnaire, questionnaireFields } from '@portal/shared-contracts/questionnaires';
import {
  type KillableVault,
  openVault,
  randomNumbers,
} from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { testQuestionnaire } from '../testing/questionnaire.ts';
import { Page } from './questionnaire.tsx';

const FIELDS = ['a', 'b', 'c', 'd', 'e'];
const EDITS = 300;

const questions = questionnaireFields.parse(
  FIELDS.flatMap((key, index) => [
    { type: 'section', text: `Section ${key}`, key: `s${index}` },
    { type: 'textarea', text: `Long ${key}`, key: `${key}-long` },
    { type: 'text', text: `Short ${key}`, key: `${key}-short` },
  ]),
);

const open = (vault: KillableVault) =>
  renderPage(<Page />, {
    path: '/orders/questionnaire/order-1/career/service-1',
    pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
    bundles: { questionnaires: en },
    portal: { vault },
  });

const inputOf = (key: string) => document.getElementById(`field-${key}`) as HTMLInputElement;

afterEach(clearStubs);

test('QU-14 keeps each of 300 random edits though the tab is killed at random moments', async () => {
  stubApi(getQuestionnaire, () => ({
    data: testQuestionnaire(questions),
    orderData: testOrderData,
  }));
  const random = randomNumbers(20260101);
  const typed: Record<string, string> = {};
  let section = 0;
  let kills = 0;
  let vault = openVault();
  let page = await open(vault);
  await screen.findByText('Section 1 of 5');

  const moveTo = (target: number): void => {
    const steps = document.querySelectorAll<HTMLElement>('.quest-step');
    fireEvent.click(steps[target] as HTMLElement);
    section = target;
  };
  const reopen = async (): Promise<void> => {
    vault.kill();
    page.unmount();
    kills += 1;
    vault = openVault();
    page = await open(vault);
    await screen.findByText(`Section ${section + 1} of 5`);
    for (const key of [`${FIELDS[section]}-long`, `${FIELDS[section]}-short`])
      expect([kills, key, inputOf(key).value]).toEqual([kills, key, typed[key] ?? '']);
  };

  for (let edit = 0; edit < EDITS; edit += 1) {
    if (random(4) === 0) moveTo(random(FIELDS.length));
    const key = `${FIELDS[section]}-${random(2) === 0 ? 'long' : 'short'}`;
    const text = `${edit} ${'wörd ไทย '.repeat(random(4))}${random(100000)}`;
    fireEvent.change(inputOf(key), { target: { value: text } });
    typed[key] = text;
    // Now and then a save is under way, or finished, when the end comes.
    if (random(3) === 0) document.dispatchEvent(new Event('visibilitychange'));
    if (random(12) === 0) await waitFor(() => screen.getByText(/^Draft kept|Saving/));
    if (random(8) === 0) await reopen();
  }
  await reopen();
  for (const [index, field] of FIELDS.entries()) {
    moveTo(index);
    for (const key of [`${field}-long`, `${field}-short`])
      expect([key, inputOf(key).value]).toEqual([key, typed[key] ?? '']);
  }
  expect(kills).toBeGreaterThan(20);
  await vault.removeAll();
  vault.close();
});
