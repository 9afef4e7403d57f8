import {
  type FollowUp,
  getFollowUp,
  questionnaireFields,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import {
  type KillableVault,
  openVault,
  randomNumbers,
} from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { Page } from './follow-up.tsx';

const EDITS = 150;
const START = '2026-01-02T03:04:05Z';

let stored: FollowUp = {
  draft_data: questionnaireFields.parse(
    ['a', 'b'].map((key) => ({ type: 'section', text: key, key })),
  ),
  version: 1,
  savedAt: START,
  publishedAt: null,
  answeredAt: null,
};

const open = (vault: KillableVault) =>
  renderPage(<Page />, {
    path: '/orders/additional_questionnaire/order-1/service-1',
    pattern: '/orders/additional_questionnaire/:id/:service',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>('[data-line] input[id^="field-text-"]'),
];
const texts = (): string[] => boxes().map(({ value }) => value);

afterEach(clearStubs);

test('QU-26 keeps each of 150 random edits though the tab is killed at random moments', async () => {
  stubApi(getFollowUp, () => ({
    orderData: testOrderData,
    serviceName: 'Resume Writing',
    questionnaire: stored,
  }));
  stubApi(saveFollowUp, ({ data, baseVersion }) => {
    if (baseVersion !== undefined && baseVersion !== stored.version)
      throw new RefusedReply('conflict', 'These questions were changed somewhere else.');
    stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: stored.version, savedAt: START };
  });
  const random = randomNumbers(20260102);
  let expected = ['a', 'b'];
  let kills = 0;
  let vault = openVault();
  let page = await open(vault);
  await screen.findAllByLabelText('Title of the section');

  for (let edit = 0; edit < EDITS; edit += 1) {
    if (random(10) === 0) {
      fireEvent.click(document.querySelector('[data-part="down"]') as HTMLElement);
      expected = expected.toReversed();
    } else {
      const which = random(expected.length);
      expected[which] = `${edit} ${'wörd ไทย '.repeat(random(3))}${random(1000)}`;
      fireEvent.change(boxes()[which] as HTMLElement, { target: { value: expected[which] } });
    }
    // Now and then everything gets through before the end comes.
    if (random(12) === 0)
      await waitFor(() => expect(stored.draft_data.map(({ text }) => text)).toEqual(expected));
    if (random(6) > 0) continue;
    vault.kill();
    page.unmount();
    kills += 1;
    vault = openVault();
    page = await open(vault);
    await waitFor(() => expect([kills, ...texts()]).toEqual([kills, ...expected]));
    expect(screen.queryByText('These questions were changed somewhere else.')).toBeNull();
  }
  await waitFor(() => expect(stored.draft_data.map(({ text }) => text)).toEqual(expected));
  expect(kills).toBeGreaterThan(10);
  await vault.removeAll();
  vault.close();
});
